//! Looking ahead to the end of the own turn.

use crate::Stop;
use crate::judge::Judge;
use orrery_core::{Audience, Game, Seat, Sink};

/// How somebody sees positions.
pub trait Eye<G>: Send {
    /// The positions that this player will compare next come from this one.
    fn stand(&mut self, _from: &G, _seat: Seat) {}

    /// What a position is worth to a player.
    fn worth(&mut self, position: &G, seat: Seat) -> f32;
}

impl<G, F: FnMut(&G, Seat) -> f32 + Send> Eye<G> for F {
    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        self(position, seat)
    }
}

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// Lines that are followed for each first choice.
    pub(crate) lines: usize,
    /// Choices in a row before a line is given up.
    pub(crate) depth: usize,
}

/// A way to play a turn, as far as one player decides it alone.
#[derive(Clone)]
pub(crate) struct Line<G: Judge> {
    /// The number of its first choice.
    pub(crate) first: usize,
    /// The choices in order.
    pub(crate) choices: Vec<G::Choice>,
    /// The positions after each of them.
    pub(crate) positions: Vec<G>,
    /// What the last position is worth.
    pub(crate) worth: f32,
}

/// Looks for lines and counts the positions it makes.
pub(crate) struct LookAhead<G: Judge> {
    /// Positions made so far.
    pub(crate) nodes: u64,
    pub(crate) eye: Box<dyn Eye<G>>,
    tree: Vec<Node<G>>,
    open: Vec<usize>,
    next: Vec<usize>,
    ends: Vec<usize>,
    choices: Vec<G::Choice>,
}

/// A position, what it is worth to the player, and what led to it.
struct Node<G: Judge> {
    position: G,
    worth: f32,
    choice: G::Choice,
    before: Option<usize>,
    /// The player has nothing more to decide in this turn.
    ended: bool,
}

/// True if a turn begins: with others out of the game for the round, a player may have several in a row.
/// No event is built for it.
#[derive(Default)]
pub(crate) struct TurnBegins(pub(crate) bool);

impl<E> Sink<E> for TurnBegins {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}

    fn tell_turn(&mut self, _: impl FnOnce() -> E) {
        self.0 = true;
    }
}

impl<G: Judge> Line<G> {
    /// The better of two first; of those that are worth the same the shorter: what brings nothing is not paid for.
    pub(crate) fn before(&self, own: f32, other: &Self, theirs: f32) -> std::cmp::Ordering {
        let shorter = || self.choices.len().cmp(&other.choices.len());
        theirs.total_cmp(&own).then_with(shorter)
    }
}

impl<G: Judge> LookAhead<G> {
    pub(crate) fn new(eye: Box<dyn Eye<G>>) -> Self {
        Self {
            nodes: 0,
            eye,
            tree: Vec::new(),
            open: Vec::new(),
            next: Vec::new(),
            ends: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// The best lines found for each of these first choices and their numbers, in order: so many for each, the
    /// best first. Those that there was no time for are left out.
    pub(crate) fn lines(
        &mut self,
        root: &G,
        seat: Seat,
        firsts: &[(usize, G::Choice)],
        breadth: Breadth,
        each: usize,
        stop: &Stop,
    ) -> Vec<Line<G>> {
        let mut lines = Vec::new();
        for &(number, first) in firsts {
            if !lines.is_empty() && stop.now() {
                break;
            }
            self.follow(root, seat, first, breadth);
            let tree = &self.tree;
            // Of those that are worth the same, what takes fewer choices spends less; it was found first.
            self.ends
                .sort_by(|&a, &b| tree[b].worth.total_cmp(&tree[a].worth));
            // The same position is often reached by another order of choices.
            self.ends.dedup_by_key(|&mut end| tree[end].worth);
            for &end in self.ends.iter().take(each) {
                let mut line = self.line(number, end);
                if root.can_wait(first) {
                    line.worth = f32::NEG_INFINITY;
                }
                lines.push(line);
            }
        }
        lines
    }

    /// The position at the end of the best line that begins with one of these choices.
    pub(crate) fn best_end(
        &mut self,
        root: &G,
        seat: Seat,
        firsts: &[G::Choice],
        breadth: Breadth,
    ) -> Option<G> {
        let mut best: Option<(f32, G)> = None;
        for &first in firsts.iter().filter(|&&first| !root.can_wait(first)) {
            self.follow(root, seat, first, breadth);
            for &end in &self.ends {
                let node = &self.tree[end];
                if best.as_ref().is_none_or(|&(most, _)| node.worth > most) {
                    best = Some((node.worth, node.position));
                }
            }
        }
        best.map(|(_, position)| position)
    }

    /// Follows the most promising lines that begin with this choice until they end; `ends` are then
    /// their last nodes. If nothing came to its end within the depth, the best unfinished line must do.
    fn follow(&mut self, root: &G, seat: Seat, first: G::Choice, breadth: Breadth) {
        self.tree.clear();
        self.ends.clear();
        self.open.clear();
        self.eye.stand(root, seat);
        let start = self.add(root, seat, first, None);
        if self.tree[start].ended || root.can_wait(first) {
            self.ends.push(start);
            return;
        }
        self.open.push(start);
        for _ in 0..breadth.depth {
            self.step(seat);
            let tree = &self.tree;
            self.next
                .sort_by(|&a, &b| tree[b].worth.total_cmp(&tree[a].worth));
            self.open.clear();
            for &node in &self.next {
                if tree[node].ended {
                    self.ends.push(node);
                } else if self.open.len() < breadth.lines {
                    self.open.push(node);
                }
            }
            if self.open.is_empty() {
                break;
            }
        }
        if self.ends.is_empty() {
            self.ends.push(self.open.first().copied().unwrap_or(start));
        }
    }

    /// Every open line made one choice longer; of those that lead to the same position, the first.
    fn step(&mut self, seat: Seat) {
        self.next.clear();
        let mut choices = std::mem::take(&mut self.choices);
        for place in 0..self.open.len() {
            let from = self.open[place];
            let here = self.tree[from].position;
            choices.clear();
            here.choices(&mut choices);
            self.eye.stand(&here, seat);
            for &choice in choices.iter().filter(|&&choice| !here.can_wait(choice)) {
                let node = self.add(&here, seat, choice, Some(from));
                let added = &self.tree[node];
                let known = |&other: &usize| {
                    let other = &self.tree[other];
                    other.worth == added.worth && other.position == added.position
                };
                if self.next.iter().any(known) {
                    self.tree.pop();
                } else {
                    self.next.push(node);
                }
            }
        }
        self.choices = choices;
    }

    fn add(&mut self, from: &G, seat: Seat, choice: G::Choice, before: Option<usize>) -> usize {
        // In place: positions are large.
        self.tree.push(Node {
            position: *from,
            worth: 0.0,
            choice,
            before,
            ended: false,
        });
        let number = self.tree.len() - 1;
        let node = &mut self.tree[number];
        let mut begins = TurnBegins::default();
        node.position.apply(choice, &mut begins);
        self.nodes += 1;
        let next = Game::decision(&node.position);
        node.ended = begins.0 || next.is_none_or(|decision| decision.seat != seat);
        node.worth = self.eye.worth(&node.position, seat);
        number
    }

    fn line(&self, first: usize, last: usize) -> Line<G> {
        let (mut choices, mut positions) = (Vec::new(), Vec::new());
        let mut at = Some(last);
        while let Some(node) = at.map(|at| &self.tree[at]) {
            choices.push(node.choice);
            positions.push(node.position);
            at = node.before;
        }
        choices.reverse();
        positions.reverse();
        Line {
            first,
            choices,
            positions,
            worth: self.tree[last].worth,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::by_hand;
    use orrery_comets::Comets;
    use orrery_core::{Part, Rng, Silent, Told};
    use orrery_kepler::Kepler;
    use orrery_seti::{Options, Seti};

    /// What the best line is worth that is found with so many lines for each first choice.
    fn best(game: &Seti, seat: Seat, firsts: &[<Seti as Game>::Choice], lines: usize) -> f32 {
        let mut ahead = LookAhead::<Seti>::new(by_hand());
        let breadth = Breadth { lines, depth: 20 };
        let end = ahead.best_end(game, seat, firsts, breadth);
        end.expect("a turn ends").worth(seat)
    }

    #[test]
    fn more_lines_find_better_turns() {
        let mut game = Seti::new(&Options::default(), 4).expect("options");
        let (mut rng, mut choices) = (Rng::new(4), Vec::new());
        let (mut better, mut worse) = (0, 0);
        for _ in 0..60 {
            let seat = Game::decision(&game).expect("the game goes on").seat;
            choices.clear();
            game.choices(&mut choices);
            let [few, many] = [1, 8].map(|lines| best(&game, seat, &choices, lines));
            better += u32::from(many > few);
            worse += u32::from(many < few);
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
        assert!(better > 5 && better > 4 * worse, "{better} : {worse}");
    }

    /// In whole random games: a turn begins exactly when an event says so.
    fn agrees_with_events<G: Judge>() {
        let options = serde_json::from_str("{}").expect("options");
        let mut game = G::new(&options, 5).expect("options");
        let (mut rng, mut choices, mut turns) = (Rng::new(5), Vec::new(), 0);
        while Game::decision(&game).is_some() {
            choices.clear();
            game.choices(&mut choices);
            let choice = choices[rng.below(choices.len())];
            let (mut told, mut begins) = (Vec::new(), TurnBegins::default());
            let mut other = game;
            other.apply(choice, &mut begins);
            game.apply(choice, &mut told);
            let said = |told: &Told<G::Event>| G::begins(&told.event) == Some(Part::Turn);
            assert_eq!(begins.0, told.iter().any(said));
            turns += u32::from(begins.0);
        }
        assert!(turns > 5, "{turns}");
    }

    #[test]
    fn a_turn_begins_exactly_when_an_event_says_so() {
        agrees_with_events::<Comets>();
        agrees_with_events::<Kepler>();
        agrees_with_events::<Seti>();
    }

    /// What is paid for nothing is left out: of two turns that are worth the same, the shorter comes first.
    #[test]
    fn the_shorter_of_equal_lines_comes_first() {
        let line = |choices: usize, worth: f32| {
            let game = Comets::new(&Default::default(), 1).expect("options");
            let mut legal = Vec::new();
            game.choices(&mut legal);
            Line::<Comets> {
                first: 0,
                choices: vec![legal[0]; choices],
                positions: Vec::new(),
                worth,
            }
        };
        let mut lines = [line(3, 1.0), line(5, 2.0), line(2, 2.0), line(1, 0.5)];
        lines.sort_by(|a, b| a.before(a.worth, b, b.worth));
        assert_eq!(lines.map(|line| line.choices.len()), [2, 5, 3, 1]);
    }

    #[test]
    fn several_lines_begin_alike_and_end_elsewhere() {
        let mut game = Seti::new(&Options::default(), 4).expect("options");
        let mut ahead = LookAhead::<Seti>::new(by_hand());
        let breadth = Breadth {
            lines: 4,
            depth: 20,
        };
        let (mut rng, mut choices, mut three) = (Rng::new(4), Vec::new(), 0);
        for _ in 0..40 {
            let seat = Game::decision(&game).expect("the game goes on").seat;
            choices.clear();
            game.choices(&mut choices);
            let all: Vec<_> = choices.iter().copied().enumerate().collect();
            let lines = ahead.lines(&game, seat, &all, breadth, 3, &Stop::default());
            let best = ahead.lines(&game, seat, &all, breadth, 1, &Stop::default());
            assert_eq!(best.len(), choices.len());
            for (index, best) in best.iter().enumerate() {
                let alike: Vec<_> = lines.iter().filter(|line| line.first == index).collect();
                assert_eq!(alike[0].choices, best.choices);
                assert!(alike.iter().all(|line| line.choices[0] == choices[index]));
                assert!(alike.windows(2).all(|two| two[0].worth > two[1].worth));
                assert!(alike.len() <= 3);
                three += usize::from(alike.len() == 3);
            }
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
        assert!(three > 10, "{three}");
    }
}

//! A prepared position and short words to change, play and check it.
//!
//! [`Table::new`] gives a quiet position: round 1, seat 1 has to choose the main action, the cube stands
//! on Terraform, all technologies are at level 0, everybody has 3 energy and 3 matter on Earth and 4
//! energy, 4 matter, 3 antimatter in storage, no ship is on the board. The face-up progress card is
//! `primato-coloniale`; cards of later rounds lie in the order of the data file. Tiles lie as seed 1 puts
//! them; [`Table::tile`] puts one where a test wants it.

use orrery_core::{Game, Refusal, Seat, Told};
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Cubes, Main, Source, Tech, Track};
use orrery_kepler::pack::Pack;
use orrery_kepler::read::{PackError, builtin_file, read};
use orrery_kepler::state::{Colony, Job, Player, What};
use orrery_kepler::{Choice, Event, Kepler, Options};

#[derive(Clone)]
pub struct Table {
    pub s: Kepler,
    /// Everything that happened since the table was made or [`Table::mark`]ed.
    pub events: Vec<Told<Event>>,
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A hex from its text.
pub fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

/// Energy, matter, antimatter.
pub const fn cubes(energy: u8, matter: u8, antimatter: u8) -> Cubes {
    Cubes::new(energy, matter, antimatter)
}

/// The built-in pack with parts of its files replaced: file, text, other text. Every part must be there.
pub fn altered(changes: &[(&str, &str, &str)]) -> Result<Pack, Vec<PackError>> {
    read(&|name| {
        let mut text = builtin_file(name)?.to_owned();
        for (_, from, to) in changes.iter().filter(|(file, ..)| *file == name) {
            assert!(text.contains(from), "{name} has no `{from}`");
            text = text.replace(from, to);
        }
        Some(text)
    })
}

impl Table {
    pub fn new(players: u8) -> Self {
        Self::with(&Options {
            players,
            first: Some(seat(1)),
            ..Options::default()
        })
    }

    /// A quiet solo position: the first campaign at the level after `scores`.
    pub fn solo(campaign: &str, scores: &[u16]) -> Self {
        Self::with(&Options {
            players: 1,
            campaign: Some(campaign.to_owned()),
            scores: scores.to_vec(),
            ..Options::default()
        })
    }

    /// A quiet position with these options.
    pub fn with(options: &Options) -> Self {
        let mut table = Self::fresh(options, 1);
        while table.s.round == 0 {
            let choice = table.choices()[0].clone();
            table.play(&choice);
        }
        for player in table.s.players.iter_mut() {
            player.techs = [0; 5];
        }
        table.card("primato-coloniale");
        table.mark();
        table
    }

    /// A new game before anything was chosen.
    pub fn fresh(options: &Options, seed: u64) -> Self {
        Self {
            s: Kepler::new(options, seed).unwrap(),
            events: Vec::new(),
        }
    }

    /// Forgets what happened.
    pub fn mark(&mut self) {
        self.events.clear();
    }

    /// The player in this seat, from 1.
    pub fn p(&mut self, number: u8) -> &mut Player {
        self.s.player_mut(seat(number))
    }

    pub fn level(&mut self, number: u8, tech: Tech, level: u8) -> &mut Self {
        self.p(number).techs[tech.index()] = level;
        self
    }

    pub fn track(&self, number: u8, track: Track) -> u8 {
        self.s.player(seat(number)).tracks[track.index()]
    }

    pub fn set_track(&mut self, number: u8, track: Track, space: u8) -> &mut Self {
        self.p(number).tracks[track.index()] = space;
        self
    }

    /// Makes this the face-up progress card; the one that was face up takes its place.
    pub fn card(&mut self, id: &str) -> &mut Self {
        let index = self.s.pack.cards.iter().position(|card| card.id == id);
        let wanted = index.unwrap_or_else(|| panic!("no card {id}")) as u8;
        let current = self.s.card.unwrap();
        let piles = self.s.deck.iter_mut().chain(self.s.boxed.iter_mut());
        for card in piles.filter(|card| **card == wanted) {
            *card = current;
        }
        self.s.boxed.sort_unstable();
        self.s.card = Some(wanted);
        self
    }

    /// Gives a player this objective card; whoever had it gets theirs, and so do the spare cards.
    pub fn objective(&mut self, number: u8, id: &str) -> &mut Self {
        let mut cards = self.s.pack.objectives.iter();
        let wanted = cards.position(|card| card.id == id).unwrap() as u8;
        let current = self.p(number).objective.unwrap();
        let held = self
            .s
            .players
            .iter_mut()
            .filter_map(|p| p.objective.as_mut());
        for card in held.chain(self.s.spare.iter_mut()) {
            if *card == wanted {
                *card = current;
            }
        }
        self.s.spare.sort_unstable();
        self.p(number).objective = Some(wanted);
        self
    }

    /// Makes this the last round.
    pub fn last_round(&mut self) -> &mut Self {
        self.s.round = 16;
        self.s.deck.clear();
        self
    }

    /// Puts a tile (`14`, `mine`, `target`) face up on a hex; whatever lay there takes its place.
    pub fn tile(&mut self, what: &str, at: &str) -> &mut Self {
        let what: What = what.parse().unwrap();
        let at = hex(at);
        let tiles = &mut self.s.tiles;
        let free = |what: What, hex: Hex| what != What::Mine || hex != at;
        let from = tiles
            .iter()
            .position(|t| t.what == what && free(what, t.hex));
        let from = from.unwrap_or_else(|| panic!("no tile {what}"));
        if let Some(there) = tiles.iter().position(|tile| tile.hex == at) {
            tiles[there].hex = tiles[from].hex;
        }
        tiles[from].hex = at;
        tiles[from].up = true;
        self
    }

    /// Turns the tile on a hex face down.
    pub fn cover(&mut self, at: &str) -> &mut Self {
        let tile = self.s.tiles.iter_mut().find(|tile| tile.hex == hex(at));
        tile.unwrap().up = false;
        self
    }

    /// Puts a ship of a player on a hex.
    pub fn ship(&mut self, number: u8, ship: usize, at: &str) -> &mut Self {
        self.p(number).ships[ship - 1] = Some(hex(at));
        self
    }

    /// Gives a player the colony of a planet with these cubes, taken from storage.
    pub fn colony(&mut self, number: u8, planet: u8, cubes: Cubes) -> &mut Self {
        let tile = self
            .s
            .tiles
            .iter_mut()
            .find(|t| t.what == What::Planet(planet));
        let tile = tile.unwrap_or_else(|| panic!("no planet {planet}"));
        tile.up = true;
        tile.owner = Some(seat(number));
        let player = self.p(number);
        player.storage -= cubes;
        player.colonies.push(Colony {
            planet,
            terraformed: false,
            cubes,
        });
        self
    }

    /// Turns the card of a planet to its terraformed side.
    pub fn terraformed(&mut self, number: u8, planet: u8) -> &mut Self {
        let mut colonies = self.p(number).colonies.iter_mut();
        colonies.find(|c| c.planet == planet).unwrap().terraformed = true;
        self
    }

    /// Puts so many cubes on Earth, the rest of everything outside the well into storage.
    pub fn earth(&mut self, number: u8, cubes: Cubes) -> &mut Self {
        let player = self.p(number);
        let all = player.earth + player.storage;
        player.earth = cubes;
        player.storage = all - cubes;
        self
    }

    /// Moves cubes from storage to the well.
    pub fn burned(&mut self, number: u8, cubes: Cubes) -> &mut Self {
        let player = self.p(number);
        player.storage -= cubes;
        player.well += cubes;
        self
    }

    /// What the decision is about, and whose it is.
    pub fn asks(&self) -> (u8, &'static str) {
        let decision = self.s.decision().expect("a decision");
        (decision.seat.number(), decision.about)
    }

    #[track_caller]
    pub fn assert_asks(&self, number: u8, about: &str) -> &Self {
        assert_eq!(self.asks(), (number, about));
        self
    }

    /// The same between two moves.
    #[track_caller]
    pub fn decides(&mut self, number: u8, about: &str) -> &mut Self {
        self.assert_asks(number, about);
        self
    }

    pub fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.s.choices(&mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    /// The choices that begin with these words.
    pub fn choices_of(&self, words: &str) -> Vec<String> {
        let mut choices = self.choices();
        choices.retain(|choice| choice.starts_with(words));
        choices
    }

    /// Plays choices, separated by `;`, and checks after each that the position is sound.
    #[track_caller]
    pub fn play(&mut self, choices: &str) -> &mut Self {
        for text in choices.split(';').map(str::trim) {
            let choice: Choice = text
                .parse()
                .unwrap_or_else(|()| panic!("`{text}` is no choice"));
            let legal = self.choices();
            if let Err(error) = self.s.play(choice, &mut self.events) {
                panic!("{error} at {:?}; legal are {legal:?}", self.s.stack.last());
            }
            if let Err(problem) = self.s.validate() {
                panic!("after `{text}`: {problem}");
            }
        }
        self
    }

    /// True if the choice can be made now.
    pub fn may(&self, choice: &str) -> bool {
        self.choices().iter().any(|legal| legal == choice)
    }

    #[track_caller]
    pub fn legal(&self, choices: &str) -> &Self {
        for choice in choices.split(';').map(str::trim) {
            assert!(
                self.may(choice),
                "`{choice}` is not among {:?}",
                self.choices()
            );
        }
        self
    }

    #[track_caller]
    pub fn illegal(&self, choices: &str) -> &Self {
        for choice in choices.split(';').map(str::trim) {
            assert!(choice.parse::<Choice>().is_ok(), "`{choice}` is no choice");
            assert!(!self.may(choice), "`{choice}` is legal");
        }
        self
    }

    /// The refusal of a choice, which must not be legal.
    #[track_caller]
    pub fn refusal(&self, choice: &str) -> Refusal {
        assert!(!self.may(choice), "`{choice}` is legal");
        let refusals = self.s.refusals().into_iter();
        let covering = refusals.filter(|refusal| refusal.covers(choice));
        let longest = covering.max_by_key(|refusal| refusal.what.len());
        longest.unwrap_or_else(|| panic!("nothing refuses `{choice}`"))
    }

    /// Checks that a choice, asked about by itself, is refused by these rules for this reason.
    #[track_caller]
    pub fn asked(&self, choice: &str, rules: &[&str], why: &str) -> &Self {
        let asked = choice.parse().unwrap();
        let refusal = self.s.refusal(asked).unwrap();
        let reason = refusal.why.as_ref().map(|why| why.key.to_string());
        assert_eq!(refusal.rules, rules, "{choice}");
        assert_eq!(reason, Some(format!("why-kepler-{why}")), "{choice}");
        self
    }

    /// Checks that a choice is refused by this rule.
    #[track_caller]
    pub fn refused(&self, choice: &str, rule: &str) -> &Self {
        let refusal = self.refusal(choice);
        assert!(refusal.rules.contains(&rule), "{refusal}");
        self
    }

    /// Chooses a main action.
    #[track_caller]
    pub fn action(&mut self, action: Main) -> &mut Self {
        self.play(&format!("action {action}"))
    }

    /// Leaves every decision by its way out until this player has to decide about `about`.
    #[track_caller]
    pub fn on_to(&mut self, number: u8, about: &str) -> &mut Self {
        for _ in 0..400 {
            if self.s.decision().is_some() && self.asks() == (number, about) {
                return self;
            }
            self.step_out();
        }
        panic!("player {number} never has to decide about {about}");
    }

    /// Leaves the decision: its way out if it has one, otherwise its first choice.
    pub fn step_out(&mut self) {
        let choices = self.choices();
        let out = ["end", "done", "skip", "stay", "decline"];
        let way = choices.iter().find(|choice| out.contains(&choice.as_str()));
        let choice = way.unwrap_or(&choices[0]).clone();
        self.play(&choice);
    }

    /// Everybody's turn of this round is passed without doing anything, up to the first decision of the
    /// clean-up phase or of the next round.
    pub fn finish_turns(&mut self) -> &mut Self {
        let round = self.s.round;
        while self.s.round == round && self.in_turns() {
            self.step_out();
        }
        self
    }

    fn in_turns(&self) -> bool {
        self.s
            .stack
            .iter()
            .any(|frame| matches!(frame.job, Job::Recall | Job::Turns(_)))
    }

    /// Plays the game to its end without doing anything more.
    pub fn to_the_end(&mut self) -> &mut Self {
        while self.s.decision().is_some() {
            self.step_out();
        }
        self
    }

    /// Turns up the tile number `n` (from 0) of all mines or targets and says where it lies.
    pub fn up(&mut self, what: &str, n: usize) -> String {
        let what: What = what.parse().unwrap();
        let tiles = self.s.tiles.iter_mut();
        let tile = tiles.filter(|tile| tile.what == what).nth(n).unwrap();
        tile.up = true;
        tile.hex.to_string()
    }

    /// Everybody's turn of this round is passed; the decisions of the clean-up phase with this card, all
    /// left by their ways out: who, and about what.
    pub fn asked_by(&mut self, card: &str) -> Vec<(u8, &'static str)> {
        let round = self.s.round;
        self.card(card).finish_turns();
        let mut asked = Vec::new();
        while self.s.decision().is_some() && self.s.round == round {
            asked.push(self.asks());
            self.step_out();
        }
        asked
    }

    /// Points of a player from one source if the game ended now.
    pub fn points(&self, number: u8, source: Source) -> i32 {
        self.s.points(seat(number))[source.index()]
    }

    /// Cubes of a player on Earth.
    pub fn on_earth(&self, number: u8) -> Cubes {
        self.s.player(seat(number)).earth
    }

    /// Cubes of a player on a planet card.
    pub fn on_planet(&self, number: u8, planet: u8) -> Cubes {
        self.s.player(seat(number)).colony(planet).unwrap().cubes
    }

    /// Checks that a choice is refused for want of exactly this: what, how many are needed, how many
    /// there are.
    #[track_caller]
    pub fn lacks(&self, choice: &str, wants: &[(&str, i32, i32)]) -> &Self {
        let refusal = self.refusal(choice);
        let facts = refusal.facts.iter();
        let facts: Vec<_> = facts
            .map(|fact| (fact.what, fact.needs, fact.has))
            .collect();
        assert_eq!(facts, wants, "{refusal}");
        self
    }

    /// True if this happened since the last [`Table::mark`].
    pub fn said(&self, event: &Event) -> bool {
        self.events.iter().any(|told| told.event == *event)
    }

    /// Makes this the progress card of the next round; the card that would come takes its place.
    pub fn next_card(&mut self, id: &str) -> &mut Self {
        let index = self.s.pack.cards.iter().position(|card| card.id == id);
        let wanted = index.unwrap_or_else(|| panic!("no card {id}")) as u8;
        let next = *self.s.deck.last().unwrap();
        let piles = self.s.deck.iter_mut().chain(self.s.boxed.iter_mut());
        for card in piles
            .chain(&mut self.s.card)
            .filter(|card| **card == wanted)
        {
            *card = next;
        }
        *self.s.deck.last_mut().unwrap() = wanted;
        self.s.boxed.sort_unstable();
        self
    }
}

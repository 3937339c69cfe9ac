//! Final scoring (S13).

use super::Engine;
use super::species::ask;
use crate::event::Event;
use crate::names::{Card, Gold, Income, OBJECTIVES, Resource, Source, Trace};
use crate::pack::{EndScore, Kind, pack};
use crate::state::{Phase, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// S13.1; what is left over is worth nothing (S13.15, S17.15).
    pub(super) fn final_scoring(&mut self) {
        self.state.phase = Phase::Over;
        self.state.stack.clear();
        self.tell(|| Event::Scoring);
        for seat in self.state.seats_from(self.state.first) {
            if self.state.is_rival(seat) {
                continue;
            }
            let end_cards = self.state.end_cards(seat);
            self.score(seat, end_cards, Source::EndCards);
            let gold = self.state.gold_points(seat);
            self.score(seat, gold, Source::Gold);
            self.score_species(seat);
        }
        if self.state.rival.level > 0 {
            self.score_rival();
        }
        for species in self.state.known_species() {
            ask!(species => after_scoring(self));
        }
        self.tell(|| Event::Over);
    }

    /// S19.64
    fn score_rival(&mut self) {
        let rival = self.state.rival_seat();
        let open = self.state.open_objective_points();
        if self.count_points(rival, open, Source::Missions) {
            let n = open.min(255) as u8;
            self.tell(|| Event::ObjectivesScored { seat: rival, n });
        }
        self.score_species(rival);
    }

    fn score_species(&mut self, seat: Seat) {
        for species in self.state.known_species() {
            let points = ask!(species => end_points(self.state, seat));
            self.score(seat, points, Source::Species);
        }
    }

    fn score(&mut self, seat: Seat, points: u16, from: Source) {
        if self.count_points(seat, points, from) {
            let n = points.min(255) as u8;
            self.tell(|| Event::Gained {
                seat,
                resource: Resource::Vp,
                n,
                from,
            });
        }
    }

    /// True if there are any.
    fn count_points(&mut self, seat: Seat, points: u16, from: Source) -> bool {
        let player = self.state.player_mut(seat);
        player.score += points;
        player.points[from.index()] += points as i16;
        points > 0
    }
}

impl Seti {
    /// Where the points of a side come from, the same sources for all sides of a game.
    pub(crate) fn breakdown(&self, who: Seat) -> Vec<(&'static str, i32)> {
        let points = Source::ALL.iter().zip(self.player(who).points);
        let mut parts: Vec<(&str, i32)> = points
            .map(|(source, points)| (source.name(), i32::from(points)))
            .collect();
        if self.rival.level > 0 {
            let missions = Source::Missions.index();
            let objectives = match self.is_rival(who) {
                true => std::mem::take(&mut parts[missions].1),
                false => 0,
            };
            parts.insert(missions + 1, (OBJECTIVES, objectives));
        }
        parts
    }

    /// S8.19, S13.2, S21.29: points of the gold-box cards in front of a player.
    #[must_use]
    pub fn end_cards(&self, who: Seat) -> u16 {
        let pack = pack();
        let cards = self
            .player(who)
            .played
            .0
            .and(pack.kind_is[Kind::Endgame as usize]);
        cards
            .iter()
            .map(|index| self.end_card(who, Card::at(index)))
            .sum()
    }

    /// What one gold-box card is worth now.
    #[must_use]
    pub fn end_card(&self, who: Seat, card: Card) -> u16 {
        match pack().card(card).end {
            Some(EndScore::Per(vp, metric)) => u16::from(vp) * u16::from(self.count(who, metric)),
            Some(EndScore::If(vp, cond)) => u16::from(vp) * u16::from(self.holds(who, cond)),
            // S21.25, D-67
            Some(EndScore::UnmarkedGoldTile) => {
                let unmarked = Gold::ALL
                    .iter()
                    .filter(|g| !self.gold[g.index()].contains(&who));
                unmarked
                    .map(|&gold| self.gold_sets(who, gold) * u16::from(self.gold_values(gold)[3]))
                    .max()
                    .unwrap_or(0)
            }
            None => 0,
        }
    }

    /// S13.3: points of the gold tiles a player has marked.
    #[must_use]
    pub fn gold_points(&self, who: Seat) -> u16 {
        Gold::ALL
            .iter()
            .filter_map(|&gold| {
                let place = self.gold[gold.index()]
                    .iter()
                    .position(|&seat| seat == who)?;
                let value = self.gold_values(gold)[place.min(3)];
                Some(self.gold_sets(who, gold) * u16::from(value))
            })
            .sum()
    }

    /// S13.4 to S13.13, S21.9: the number of sets a player has for a gold tile.
    #[must_use]
    pub fn gold_sets(&self, who: Seat, gold: Gold) -> u16 {
        let player = self.player(who);
        let side_b = self.gold_side_b[gold.index()];
        let sets = match (gold, side_b) {
            (Gold::Technology, false) => player.techs.by_kind().into_iter().min().unwrap_or(0),
            (Gold::Technology, true) => player.techs.by_kind().into_iter().sum::<u8>() / 2,
            (Gold::Missions, false) => self.completed_missions(who),
            (Gold::Missions, true) => {
                let end_cards = player
                    .played
                    .0
                    .and(pack().kind_is[Kind::Endgame as usize])
                    .len();
                (self.completed_missions(who) + end_cards as u8) / 2
            }
            (Gold::Income, false) => [Income::Credit, Income::Energy, Income::Card]
                .into_iter()
                .map(|income| self.tucked(who, income))
                .min()
                .unwrap_or(0),
            (Gold::Income, true) => self
                .tucked(who, Income::Credit)
                .max(self.tucked(who, Income::Energy)),
            (Gold::Other, false) => Trace::ALL
                .iter()
                .map(|&color| player.traces_of(color))
                .min()
                .unwrap_or(0),
            (Gold::Other, true) => {
                let figures = self.figures(who).into_iter().sum::<u8>();
                self.wins(who, None).min(figures)
            }
        };
        u16::from(sets)
    }
}

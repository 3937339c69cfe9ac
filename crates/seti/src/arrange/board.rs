//! Species, technologies, pieces and figures.

use super::words::{ComputerTable, ComputerWord, Placements, TraceTable, TraceWord, Where};
use super::{MOST, side_of};
use crate::engine::Engine;
use crate::names::{Side, Species, Tech, TechKind, Trace};
use crate::pack::pack;
use crate::state::{Marker, Piece, ROWS, Seti, TechSet};
use orrery_core::arrange::{Done, seated, wrong};
use orrery_core::{Misplaced, Seat, Silent};

impl Seti {
    /// So many markers at most, all of players of this game.
    fn seats_here(&self, place: &str, seats: &[Seat]) -> Done {
        if seats.len() > MOST {
            return wrong(place, format!("more than {MOST} are not possible"));
        }
        for &seat in seats {
            seated(place, seat, self.players.len())?;
        }
        Ok(())
    }

    fn counted(&self, place: &str, seats: &[Seat]) -> Result<[u8; 4], Misplaced> {
        self.seats_here(place, seats)?;
        let mut counts = [0; 4];
        seats.iter().for_each(|seat| counts[seat.index()] += 1);
        Ok(counts)
    }

    /// Traces, then discoveries: the cards and things of a species come into play as the rules say.
    pub(super) fn place_species(&mut self, words: &Placements) -> Done {
        for &species in &words.discovered {
            self.seat_species(species, &words.discovered)?;
        }
        for (&at, traces) in &words.traces {
            let side = match at {
                Where::Side(side) => side,
                Where::Species(species) => match side_of(self, species) {
                    Some(side) => side,
                    None => {
                        let place = format!("traces.{species}");
                        return wrong(place, "this species is not in the game: option `species`");
                    }
                },
            };
            for (&color, word) in traces {
                self.place_traces(&format!("traces.{side}.{color}"), side, color, word)?;
            }
        }
        for &species in &words.discovered {
            let Some(side) = side_of(self, species) else {
                continue;
            };
            for space in &mut self.species[side.index()].discovery {
                space.get_or_insert(Marker::Neutral);
            }
            if !self.slot(side).discovered {
                let stack = self.stack;
                Engine::new(self, &mut Silent).discover(side);
                self.stack = stack;
            }
        }
        Ok(())
    }

    /// A species that is to be discovered takes the place of one that is not.
    fn seat_species(&mut self, species: Species, all: &[Species]) -> Done {
        if side_of(self, species).is_some() {
            return Ok(());
        }
        let free = |side: &&Side| {
            let slot = self.slot(**side);
            !slot.discovered && !all.contains(&slot.species)
        };
        match Side::ALL.iter().find(free) {
            Some(&side) => {
                self.species[side.index()].species = species;
                Ok(())
            }
            None => wrong(
                "discovered",
                format!("there is no place left for the {species}"),
            ),
        }
    }

    fn place_traces(&mut self, place: &str, side: Side, color: Trace, word: &TraceWord) -> Done {
        let short;
        let table = match word {
            TraceWord::All(table) => table,
            TraceWord::Some(markers) => {
                let (first, rest) = match markers.split_first() {
                    Some((first, rest)) => (Some(*first), rest),
                    None => (None, &[][..]),
                };
                let Some(overflow) = rest.iter().map(|name| name.0.seat()).collect() else {
                    return wrong(place, "a neutral marker can only be on the discovery space");
                };
                short = TraceTable {
                    discovery: first,
                    overflow,
                    ..TraceTable::default()
                };
                &short
            }
        };
        let markers = table.board.values().chain(&table.discovery);
        for seat in markers.filter_map(|name| name.0.seat()) {
            seated(place, seat, self.players.len())?;
        }
        let overflow = self.counted(place, &table.overflow)?;
        let top = self.counted(place, &table.top)?;
        let c = color.index();
        let species = self.slot(side).species;
        let printed = pack().boards[species.index()][c].iter();
        let rows = printed.filter(|space| !space.repeatable).count().min(ROWS);
        let mut board = [None; ROWS];
        for (&row, name) in &table.board {
            if row == 0 || row as usize > rows {
                return wrong(
                    place,
                    format!("the board of the {species} has rows 1 to {rows} there"),
                );
            }
            board[row as usize - 1] = Some(name.0);
        }
        let slot = &mut self.species[side.index()];
        slot.discovery[c] = table.discovery.map(|name| name.0);
        slot.overflow[c] = overflow;
        slot.board[c] = board;
        slot.top[c] = top;
        slot.top_last[c] = table.top.last().map(|&seat| Marker::of(seat));
        let slot = *slot;
        for seat in Seat::first(self.players.len()) {
            let own = Some(Marker::of(seat));
            let on_board = slot.board[c]
                .iter()
                .filter(|&&marker| marker == own)
                .count() as u8;
            let found = u8::from(slot.discovery[c] == own);
            let below = slot.overflow[c][seat.index()] + slot.top[c][seat.index()];
            self.player_mut(seat).traces[side.index()][c] = on_board + found + below;
        }
        Ok(())
    }

    pub(super) fn place_technologies(&mut self, words: &Placements) -> Done {
        for (&seat, techs) in &words.technologies {
            let place = format!("technologies.{seat}");
            let seat = seated(place.clone(), seat, self.players.len())?;
            if self.is_rival(seat) {
                return wrong(place, "the rival's technologies are at `/rival/techs`");
            }
            let wanted: TechSet = techs.iter().copied().collect();
            for &tech in Tech::ALL {
                match (self.player(seat).has(tech), wanted.has(tech)) {
                    (true, false) => self.give_back(seat, tech),
                    (false, true) => self.give(&place, seat, tech)?,
                    _ => {}
                }
            }
        }
        for (&seat, word) in &words.computer {
            let place = format!("computer.{seat}");
            let seat = seated(place.clone(), seat, self.players.len())?;
            self.place_computer(&place, seat, word)?;
        }
        Ok(())
    }

    /// S9.5: the top tile of the stack; a computer tile lies in the first free slot.
    fn give(&mut self, place: &str, seat: Seat, tech: Tech) -> Done {
        let stack = &mut self.techs[tech.index()];
        if stack.tiles.pop().is_none() {
            return wrong(place, format!("no tile of {tech} is left"));
        }
        stack.two_points = false;
        let player = self.player_mut(seat);
        player.techs.insert(tech);
        if tech.kind() == TechKind::Computer {
            let mut slots = player.computer.tiles.iter_mut();
            if let Some(slot) = slots.find(|slot| slot.is_none()) {
                *slot = Some(tech);
            }
        }
        Ok(())
    }

    fn give_back(&mut self, seat: Seat, tech: Tech) {
        let computer = &mut self.player_mut(seat).computer;
        for (slot, tile) in computer.tiles.iter_mut().enumerate() {
            if *tile == Some(tech) {
                (*tile, computer.lower[slot]) = (None, false);
            }
        }
        self.player_mut(seat).techs.remove(tech);
        let stack = &mut self.techs[tech.index()];
        if let Some(tile) = (0..4).find(|tile| !stack.tiles.contains(tile)) {
            stack.tiles.insert(0, tile);
        }
        stack.two_points = stack.two_points || stack.tiles.len() == 4;
    }

    fn place_computer(&mut self, place: &str, seat: Seat, word: &ComputerWord) -> Done {
        let short;
        let table = match word {
            ComputerWord::All(table) => table,
            &ComputerWord::Upper(upper) => {
                short = ComputerTable {
                    upper,
                    lower: Vec::new(),
                    tiles: None,
                };
                &short
            }
        };
        let computer = &mut self.player_mut(seat).computer;
        computer.upper = table.upper;
        computer.lower = [false; 4];
        let slot = |number: u8| match number {
            1..=4 => Ok(number as usize - 1),
            _ => wrong(place, "slots are 1 to 4 (S9.8)"),
        };
        for &number in &table.lower {
            computer.lower[slot(number)?] = true;
        }
        if let Some(tiles) = &table.tiles {
            computer.tiles = [None; 4];
            for (&number, &tech) in tiles {
                computer.tiles[slot(number)?] = Some(tech);
            }
        }
        Ok(())
    }

    pub(super) fn place_figures(&mut self, words: &Placements) -> Done {
        self.place_pieces(words)?;
        for (&body, seats) in &words.orbiters {
            let place = format!("orbiters.{body}");
            let orbiters = self.counted(&place, seats)?;
            let Some(planet) = self.planets.get_mut(body.index()) else {
                return wrong(place, "nobody orbits Earth (S3.8)");
            };
            planet.orbiters = orbiters;
            planet.first_orbiter = seats.first().map(|&seat| Marker::of(seat));
        }
        for (&body, seats) in &words.landers {
            let place = format!("landers.{body}");
            let landers = self.counted(&place, seats)?;
            let Some(planet) = self.planets.get_mut(body.index()) else {
                return wrong(place, "nobody lands on Earth (S3.13)");
            };
            let spaces = pack().planets[body.index()].first_landers.len();
            planet.landers = landers;
            planet.first_landers = [None; 3];
            for (space, &seat) in planet.first_landers.iter_mut().take(spaces).zip(seats) {
                *space = Some(Marker::of(seat));
            }
        }
        for (&moon, seats) in &words.moons {
            self.moons[moon.index()] = self.counted(&format!("moons.{moon}"), seats)?;
        }
        for (&star, seats) in &words.signals {
            self.seats_here(&format!("signals.{star}"), seats)?;
            self.sectors[star.index()].marks = seats.iter().copied().collect();
        }
        for (&star, seats) in &words.wins {
            let wins = self.counted(&format!("wins.{star}"), seats)?;
            self.sectors[star.index()].wins = wins;
        }
        Ok(())
    }

    /// Probes and capsules. A sample comes from wherever it is.
    fn place_pieces(&mut self, words: &Placements) -> Done {
        for (&seat, probes) in &words.probes {
            let place = format!("probes.{seat}");
            let seat = seated(place.clone(), seat, self.players.len())?;
            let spaces: Vec<_> = probes.iter().map(|at| at.space(self)).collect();
            let pieces = &mut self.player_mut(seat).pieces;
            let capsules: Vec<Piece> = pieces
                .iter()
                .filter(|one| one.sample.is_some())
                .copied()
                .collect();
            pieces.clear();
            let probes = spaces.into_iter().map(|at| Piece { at, sample: None });
            for piece in probes.chain(capsules) {
                if !self.player_mut(seat).pieces.try_push(piece) {
                    return wrong(place, "more than 12 pieces are not possible");
                }
            }
        }
        for (&seat, capsules) in &words.capsules {
            let place = format!("capsules.{seat}");
            let seat = seated(place.clone(), seat, self.players.len())?;
            for capsule in capsules {
                let at = capsule.at.space(self);
                for samples in &mut self.relics.samples {
                    if let Some(index) = samples.iter().position(|&one| one == capsule.sample) {
                        samples.remove(index);
                    }
                }
                let delivered = &mut self.relics.delivered;
                if let Some(index) = delivered.iter().position(|&one| one == capsule.sample) {
                    delivered.remove(index);
                }
                let piece = Piece {
                    at,
                    sample: Some(capsule.sample),
                };
                if !self.player_mut(seat).pieces.try_push(piece) {
                    return wrong(place, "more than 12 pieces are not possible");
                }
            }
        }
        Ok(())
    }
}

//! Positions made by hand: placements in the words of the game, completed to a position.
//!
//! Cubes, cards and medals are conserved: what a placement takes away somewhere is put back where
//! `docs/scenarios.md` says. Things that are not spoken of stay where they are.

use crate::engine::Engine;
use crate::map::Hex;
use crate::names::{Cubes, Main, Resource, SHIPS, TOP, Tech, Track, Zone};
use crate::state::{Colony, Facts, Frame, Job, Kepler, What};
use orrery_core::arrange::{BySeat, Done, plain_name, seated, wrong};
use orrery_core::plain::List;
use orrery_core::read::number_or_text;
use orrery_core::{Arrange, Misplaced, Named, Seat, Silent, Words, read_words};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// What people place (`docs/scenarios.md`).
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Placements {
    round: Option<u8>,
    turn: Option<Seat>,
    first: Option<Seat>,
    card: Option<String>,
    /// The cards of the next rounds, in order.
    deck: Vec<String>,
    objective: BySeat<String>,
    technologies: BySeat<BTreeMap<Tech, u8>>,
    tracks: BySeat<BTreeMap<Track, u8>>,
    medals: BySeat<BTreeMap<Track, u8>>,
    on_card: BTreeMap<Track, u8>,
    storage: BySeat<Lot>,
    well: BySeat<Lot>,
    earth: BySeat<Lot>,
    colonies: BySeat<BTreeMap<u8, Lot>>,
    terraformed: BySeat<Vec<u8>>,
    tiles: BTreeMap<Hex, TileName>,
    face_down: Vec<Hex>,
    ships: BySeat<Vec<Hex>>,
    cube: BySeat<Main>,
    ghost: Ghostly,
}

/// Some cubes; kinds that are not named are 0.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Lot {
    energy: u8,
    matter: u8,
    antimatter: u8,
}

impl From<Lot> for Cubes {
    fn from(lot: Lot) -> Self {
        Self::new(lot.energy, lot.matter, lot.antimatter)
    }
}

/// The ghost of the solo game.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Ghostly {
    technologies: BTreeMap<Tech, u8>,
    tracks: BTreeMap<Track, u8>,
    medals: BTreeMap<Track, u8>,
}

impl Ghostly {
    fn is_empty(&self) -> bool {
        self.technologies.is_empty() && self.tracks.is_empty() && self.medals.is_empty()
    }
}

/// `14`, `"14"`, `"mine"` or `"target"`.
struct TileName(What);

impl<'de> Deserialize<'de> for TileName {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = number_or_text(d)?;
        let wrong = |()| {
            let problem = format!("`{text}` is no tile: a planet's number, `mine` or `target`");
            serde::de::Error::custom(problem)
        };
        text.parse().map(Self).map_err(wrong)
    }
}

impl Arrange for Kepler {
    fn named(&self) -> Vec<Named> {
        let pack = &self.pack;
        let cards = || pack.cards.iter().map(|card| &card.id);
        let objectives = || pack.objectives.iter().map(|card| &card.id);
        let tiles = self.tiles.iter().map(|tile| tile.hex);
        let mut named = vec![
            Named::seats("/players"),
            Named::items("/players/*/techs", "technology", Tech::NAMES),
            Named::items("/players/*/tracks", "track", Track::NAMES),
            Named::items("/players/*/medals", "track", Track::NAMES),
            Named::items("/players/*/ships", "ship", ["ship-1", "ship-2", "ship-3"]),
            Named::items("/on_card", "track", Track::NAMES),
            Named::items("/medals", "track", Track::NAMES),
            Named::items("/solo/ghost/techs", "technology", Tech::NAMES),
            Named::items("/solo/ghost/tracks", "track", Track::NAMES),
            Named::items("/solo/ghost/medals", "track", Track::NAMES),
            Named::items_now("/tiles", "hex", tiles),
            Named::numbers("/card", "progress card", cards()),
            Named::numbers("/deck/*", "progress card", cards()),
            Named::numbers("/box/*", "progress card", cards()),
            Named::numbers("/players/*/objective", "objective", objectives()),
            Named::numbers("/spare/*", "objective", objectives()),
            Named::numbers("/players/*/cube", "main action", pack.board),
            Named::numbers(
                "/solo/campaign",
                "campaign",
                pack.campaigns.iter().map(|campaign| &campaign.id),
            ),
            Named::absent("/card", "face-up progress card"),
            Named::absent("/pile", "tiles to place"),
            Named::absent("/solo", "solo game"),
            Named::absent("/players/*/objective", "objective"),
            Named::absent("/tiles/*/owner", "colony marker"),
        ];
        for (index, player) in self.players.iter().enumerate() {
            let planets = player.colonies.iter();
            let planets = planets.map(|colony| format!("planet-{}", colony.planet));
            let at = format!("/players/{index}/colonies");
            named.push(Named::items_now(at, "planet", planets));
        }
        named
    }

    fn arrange(&mut self, words: &Words) -> Result<Option<Seat>, Misplaced> {
        let words: Placements = read_words(words)?;
        let begins = self.place_turn(&words)?;
        self.place_cards(&words)?;
        self.place_tiles(&words)?;
        self.place_markers(&words)?;
        self.place_cubes(&words)?;
        self.place_ships(&words)?;
        Ok(begins)
    }

    fn begin(&mut self, seat: Seat) {
        let seats = self.players.len();
        let played = (seat.index() + seats - self.first.index()) % seats;
        while self.stack.len() > 2 {
            self.stack.pop(); // down to the end of the round (K5.4)
        }
        self.stack.push(Frame {
            who: seat,
            job: Job::Turns((seats - played) as u8),
        });
        Engine::new(self, &mut Silent).run();
    }
}

impl Kepler {
    fn seated(&self, word: &str, seat: Seat) -> Result<Seat, Misplaced> {
        seated(format!("{word}.{seat}"), seat, self.players.len())
    }

    /// Round, first player and whose turn it is. The cards of the rounds before are out of the game.
    fn place_turn(&mut self, words: &Placements) -> Result<Option<Seat>, Misplaced> {
        let seats = self.players.len();
        if words.round.is_none() && words.turn.is_none() && words.first.is_none() {
            return Ok(None);
        }
        if !self.pile.is_empty() {
            return wrong(
                "turn",
                "tiles are still to be placed: the option `placement`",
            );
        }
        let before = self.round.max(1);
        let round = words.round.unwrap_or(before);
        let rounds = self.pack.rounds;
        if !(1..=rounds).contains(&round) {
            return wrong("round", format!("rounds are 1 to {rounds}"));
        }
        // K11.4: the first player changes from round to round.
        let steps = seats + usize::from(before) + seats * usize::from(rounds) - usize::from(round);
        let follows = Seat::new((self.first.index() + steps) % seats).unwrap_or_default();
        self.first = seated("first", words.first.unwrap_or(follows), seats)?;
        let turn = seated("turn", words.turn.unwrap_or(self.first), seats)?;
        self.round = round;
        self.deal_to(round);
        let waiting = self.stack;
        for frame in waiting.iter() {
            if let Job::Cubes(n) = frame.job {
                self.player_mut(frame.who).storage.energy += n; // K15.8
            }
        }
        (self.active, self.facts) = (turn, Facts::default());
        self.stack = [Job::Award, Job::ApplyCard, Job::Main]
            .map(|job| Frame { who: turn, job })
            .into_iter()
            .collect();
        for end in &mut self.stack[..2] {
            end.who = self.first;
        }
        Ok(Some(turn))
    }

    /// Leaves the cards of later rounds in the deck and the one of this round face up.
    fn deal_to(&mut self, round: u8) {
        let to_come = (self.pack.rounds - round) as usize;
        while self.deck.len() > to_come {
            self.card = self.deck.pop();
        }
        let solo = self.is_solo();
        for index in 0..self.pack.cards.len() as u8 {
            let known = self.deck.iter().chain(self.boxed.iter()).chain(&self.card);
            let used = !(solo && self.pack.cards[index as usize].removed_in_solo);
            if known.into_iter().any(|&card| card == index) || !used {
                continue;
            }
            if self.deck.len() < to_come {
                self.deck.push_if_room(index);
            } else if self.card.is_none() {
                self.card = Some(index);
            }
        }
    }

    fn place_cards(&mut self, words: &Placements) -> Done {
        let mut placed = Vec::new();
        if let Some(name) = &words.card {
            let Some(face_up) = self.card else {
                return wrong("card", "no card is face up before the first round: `turn`");
            };
            let card = self.card_called("card", name, &mut placed)?;
            self.swap_cards(face_up, card);
        }
        if words.deck.len() > self.deck.len() {
            let left = self.deck.len();
            return wrong("deck", format!("{left} cards are still to come"));
        }
        for (index, name) in words.deck.iter().enumerate() {
            let card = self.card_called("deck", name, &mut placed)?;
            let there = self.deck[self.deck.len() - 1 - index];
            self.swap_cards(there, card);
        }
        self.boxed.sort_unstable();
        for (&seat, name) in &words.objective {
            let place = format!("objective.{seat}");
            let seat = self.seated("objective", seat)?;
            let Some(own) = self.player(seat).objective else {
                return wrong(place, "a campaign has its own objectives");
            };
            let name = plain_name(name);
            let mut all = self.pack.objectives.iter();
            let found = all.position(|card| card.id == name || plain_name(&card.name.en) == name);
            let known = self.players.iter().filter_map(|player| player.objective);
            let mut known = known.chain(self.spare.iter().copied());
            let Some(card) = found.and_then(|found| known.find(|&one| one as usize == found))
            else {
                return wrong(place, format!("`{name}` is no objective of the set in use"));
            };
            let held = self
                .players
                .iter_mut()
                .filter_map(|player| player.objective.as_mut());
            for one in held
                .chain(self.spare.iter_mut())
                .filter(|one| **one == card)
            {
                *one = own;
            }
            self.player_mut(seat).objective = Some(card);
            self.spare.sort_unstable();
        }
        Ok(())
    }

    fn card_called(&self, place: &str, name: &str, placed: &mut Vec<u8>) -> Result<u8, Misplaced> {
        let wanted = plain_name(name);
        let mut all = self.pack.cards.iter();
        let found = all.position(|card| card.id == wanted || plain_name(&card.name.en) == wanted);
        let Some(card) = found else {
            let ids: Vec<&str> = self
                .pack
                .cards
                .iter()
                .map(|card| card.id.as_str())
                .collect();
            let problem = format!(
                "there is no progress card `{name}`; there are {}",
                ids.join(", ")
            );
            return wrong(place, problem);
        };
        if self.is_solo() && self.pack.cards[card].removed_in_solo {
            return wrong(place, format!("`{name}` is not used alone (K15.2)"));
        }
        if placed.contains(&(card as u8)) {
            return wrong(place, format!("`{name}` is placed twice"));
        }
        placed.push(card as u8);
        Ok(card as u8)
    }

    /// Puts a card where another is, and that one in its place; one of an earlier round has none.
    fn swap_cards(&mut self, there: u8, wanted: u8) {
        let piles = self.deck.iter_mut().chain(self.boxed.iter_mut());
        for card in piles.chain(&mut self.card) {
            if *card == there {
                *card = wanted;
            } else if *card == wanted {
                *card = there;
            }
        }
    }

    fn place_tiles(&mut self, words: &Placements) -> Done {
        let mut placed = Vec::new();
        for (&at, &TileName(what)) in &words.tiles {
            let free = |hex: Hex| hex == at || !placed.contains(&hex);
            let mut tiles = self.tiles.iter();
            let from = tiles.position(|tile| tile.what == what && free(tile.hex));
            let Some(from) = from else {
                return wrong(
                    format!("tiles.{at}"),
                    format!("there is no tile {what} left"),
                );
            };
            if let Some(there) = self.tiles.iter().position(|tile| tile.hex == at) {
                let hex = self.tiles[from].hex;
                self.tiles[there].hex = hex;
                self.tiles[there].up |= self.pile.is_empty() && self.zone(hex) == Zone::Short; // K2.7
            }
            self.tiles[from].hex = at;
            self.tiles[from].up = true;
            placed.push(at);
        }
        for &at in &words.face_down {
            match self.tiles.iter_mut().find(|tile| tile.hex == at) {
                Some(tile) => tile.up = false,
                None => return wrong("face_down", format!("no tile lies on {at}")),
            }
        }
        Ok(())
    }

    fn place_markers(&mut self, words: &Placements) -> Done {
        for (&seat, levels) in &words.technologies {
            let seat = self.seated("technologies", seat)?;
            let place = format!("technologies.{seat}");
            let techs = &mut self.player_mut(seat).techs;
            set_levels(&place, techs, levels)?;
        }
        for (&seat, &action) in &words.cube {
            let seat = self.seated("cube", seat)?;
            let mut board = self.pack.board.iter();
            let space = board.position(|&printed| printed == action);
            self.player_mut(seat).cube = space.unwrap_or_default() as u8;
        }
        if !words.ghost.is_empty() && !self.is_solo() {
            return wrong("ghost", "the ghost plays only alone (K15)");
        }
        let ghost = &mut self.solo.ghost;
        set_levels(
            "ghost.technologies",
            &mut ghost.techs,
            &words.ghost.technologies,
        )?;
        self.place_tracks(words)
    }

    /// Markers on the tracks. Medals behind the first marker lie on the card, or have been won: by those
    /// who are highest, unless `medals` says by whom.
    fn place_tracks(&mut self, words: &Placements) -> Done {
        let lengths = Track::ALL.iter().map(|&track| self.pack.track(track).len());
        let lengths: Vec<usize> = lengths.collect();
        let space = |place: String, track: Track, space: u8| {
            if (space as usize) < lengths[track.index()] {
                return Ok(space);
            }
            let last = lengths[track.index()] - 1;
            wrong(place, format!("the {track} track has spaces 0 to {last}"))
        };
        for (&seat, tracks) in &words.tracks {
            let seat = self.seated("tracks", seat)?;
            for (&track, &at) in tracks {
                let at = space(format!("tracks.{seat}.{track}"), track, at)?;
                self.player_mut(seat).tracks[track.index()] = at;
            }
        }
        for (&track, &at) in &words.ghost.tracks {
            self.solo.ghost.tracks[track.index()] =
                space(format!("ghost.tracks.{track}"), track, at)?;
        }
        for (&seat, medals) in &words.medals {
            let seat = self.seated("medals", seat)?;
            for (&track, &n) in medals {
                self.player_mut(seat).medals[track.index()] = n;
            }
        }
        for (&track, &n) in &words.ghost.medals {
            self.solo.ghost.medals[track.index()] = n;
        }
        let given = !words.medals.is_empty() || !words.ghost.medals.is_empty();
        for &track in Track::ALL {
            let on_card = words.on_card.get(&track).copied();
            self.win_passed_medals(track, on_card, given)?;
        }
        if given { self.count_supply() } else { Ok(()) }
    }

    fn win_passed_medals(&mut self, track: Track, on_card: Option<u8>, given: bool) -> Done {
        let highest = self.positions(track).max().unwrap_or_default();
        let lying = self.medals[track.index()];
        let passed = lying.iter().filter(|&space| space <= highest as usize);
        let passed: Vec<usize> = passed.collect();
        for &space in &passed {
            self.medals[track.index()].remove(space);
        }
        let mut n = passed.len() as u8;
        if let Some(wanted) = on_card {
            let more = wanted.saturating_sub(self.on_card[track.index()]);
            if more > n {
                let problem = format!("the markers have passed {n} medals of this track");
                return wrong(format!("on_card.{track}"), problem);
            }
            self.on_card[track.index()] = wanted;
            n -= more;
        }
        if given || n == 0 {
            return Ok(());
        }
        let mut winners = 0;
        for player in self.players.iter_mut() {
            if player.tracks[track.index()] == highest {
                player.medals[track.index()] += n;
                winners += 1;
            }
        }
        let ghost = &mut self.solo.ghost;
        if self.solo.level > 0
            && ghost.tracks[track.index()] == highest
            && (self.pack.ghost.collects_medals || winners == 0)
        {
            ghost.medals[track.index()] += n;
            winners += 1;
        }
        self.supplied += n * (winners - 1); // K11.3
        Ok(())
    }

    /// Medals that are won but not printed come from the supply.
    fn count_supply(&mut self) -> Done {
        let tracks = self.pack.tracks.iter().flatten();
        let printed = tracks.filter(|space| space.medal).count();
        let lying: usize = self.medals.iter().map(|medals| medals.len()).sum();
        let players = self.players.iter().map(|player| player.medals);
        let won = players.chain([self.solo.ghost.medals, self.on_card]);
        let won: usize = won.flatten().map(usize::from).sum();
        let Some(supplied) = (lying + won).checked_sub(printed) else {
            let missing = printed - lying - won;
            let problem = format!("{missing} medals that the markers have passed belong to nobody");
            return wrong("medals", problem);
        };
        self.supplied = u8::try_from(supplied).unwrap_or(u8::MAX);
        Ok(())
    }

    fn place_cubes(&mut self, words: &Placements) -> Done {
        for seat in Seat::first(self.players.len()) {
            let touched = words.storage.contains_key(&seat)
                || words.well.contains_key(&seat)
                || words.earth.contains_key(&seat)
                || words.colonies.contains_key(&seat);
            if touched {
                self.place_cubes_of(seat, words)?;
            }
        }
        let seats = words
            .storage
            .keys()
            .chain(words.well.keys())
            .chain(words.earth.keys());
        for &seat in seats.chain(words.colonies.keys()) {
            seated(
                format!("colonies, storage, well, earth: {seat}"),
                seat,
                self.players.len(),
            )?;
        }
        for (&seat, planets) in &words.terraformed {
            let seat = self.seated("terraformed", seat)?;
            for number in planets {
                let mut colonies = self.player_mut(seat).colonies.iter_mut();
                match colonies.find(|colony| colony.planet == *number) {
                    Some(colony) => colony.terraformed = true,
                    None => {
                        let problem = format!("planet {number} is no colony of seat {seat}");
                        return wrong(format!("terraformed.{seat}"), problem);
                    }
                }
            }
        }
        Ok(())
    }

    /// K4.1: cubes are conserved. What is not spoken of lies in storage, or in the well if the storage is
    /// spoken of.
    fn place_cubes_of(&mut self, seat: Seat, words: &Placements) -> Done {
        let player = self.player(seat);
        let sum = |resource: Resource| -> u32 {
            let planets = player.planets().map(|(_, cubes)| cubes);
            let all = planets.chain([player.storage, player.well]);
            all.map(|cubes| u32::from(cubes[resource])).sum()
        };
        let all: Vec<u32> = Resource::ALL
            .iter()
            .map(|&resource| sum(resource))
            .collect();
        if let Some(colonies) = words.colonies.get(&seat) {
            self.place_colonies(seat, colonies)?;
        }
        let player = self.player_mut(seat);
        let given = |place: &BySeat<Lot>| place.get(&seat).map(|&lot| Cubes::from(lot));
        let (storage, well) = (given(&words.storage), given(&words.well));
        player.earth = given(&words.earth).unwrap_or(player.earth);
        player.well = well.unwrap_or(match storage {
            None => player.well,
            Some(_) => Cubes::NONE,
        });
        player.storage = storage.unwrap_or(Cubes::NONE);
        for (&resource, &all) in Resource::ALL.iter().zip(&all) {
            let planets = player.planets().map(|(_, cubes)| cubes);
            let spoken_of = planets.chain([player.storage, player.well]);
            let spoken_of: u32 = spoken_of.map(|cubes| u32::from(cubes[resource])).sum();
            let Some(rest) = all.checked_sub(spoken_of) else {
                let problem = format!("{spoken_of} {resource} in all; there are {all} (K4.1)");
                return wrong(format!("cubes of seat {seat}"), problem);
            };
            let rest_lies = match (storage, well) {
                (None, _) => &mut player.storage,
                (Some(_), None) => &mut player.well,
                (Some(_), Some(_)) if rest == 0 => continue,
                _ => {
                    let problem = format!("{spoken_of} {resource} in all; there are {all} (K4.1)");
                    return wrong(format!("cubes of seat {seat}"), problem);
                }
            };
            rest_lies[resource] += rest as u8;
        }
        Ok(())
    }

    fn place_colonies(&mut self, seat: Seat, colonies: &BTreeMap<u8, Lot>) -> Done {
        let place = format!("colonies.{seat}");
        for tile in self.tiles.iter_mut() {
            tile.owner = tile.owner.filter(|&owner| owner != seat);
        }
        let mut cards = List::new();
        for (&planet, &lot) in colonies {
            let what = What::Planet(planet);
            let Some(tile) = self.tiles.iter_mut().find(|tile| tile.what == what) else {
                return wrong(place, format!("planet {planet} is not in this game"));
            };
            if let Some(owner) = tile.owner {
                return wrong(
                    place,
                    format!("planet {planet} is a colony of seat {owner}"),
                );
            }
            (tile.owner, tile.up) = (Some(seat), true);
            let before = self.player(seat).colony(planet);
            let colony = Colony {
                planet,
                terraformed: before.is_some_and(|colony| colony.terraformed),
                cubes: lot.into(),
            };
            if !cards.try_push(colony) {
                return wrong(place, "a player has 5 colony markers (K1.7)");
            }
        }
        self.player_mut(seat).colonies = cards;
        Ok(())
    }

    fn place_ships(&mut self, words: &Placements) -> Done {
        for (&seat, hexes) in &words.ships {
            let seat = self.seated("ships", seat)?;
            if hexes.len() > SHIPS {
                return wrong(format!("ships.{seat}"), "a player has 3 ships (K3.8)");
            }
            let mut ships = [None; SHIPS];
            for (ship, &hex) in ships.iter_mut().zip(hexes) {
                *ship = Some(hex);
            }
            self.player_mut(seat).ships = ships;
        }
        Ok(())
    }
}

fn set_levels(place: &str, techs: &mut [u8; 5], levels: &BTreeMap<Tech, u8>) -> Done {
    for (&tech, &level) in levels {
        if level > TOP {
            return wrong(
                format!("{place}.{tech}"),
                format!("levels are 0 to {TOP} (H9)"),
            );
        }
        techs[tech.index()] = level;
    }
    Ok(())
}

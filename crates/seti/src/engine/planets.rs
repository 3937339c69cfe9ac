//! At planets and moons: orbiting, landing, data spaces (S3.8 to S3.22), and taking figures away.

use super::{Engine, foreign};
use crate::choice::{Choice, Site};
use crate::event::Event;
use crate::names::{Body, Moon, PLANETS, Source, Tech};
use crate::pack::pack;
use crate::state::{Frame, Job, Marker, Occasion, Piece, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// S3.9, S3.10, D-82: the cost is already paid, or an effect grants it (S3.2, S8.4).
    pub(super) fn orbit(&mut self, frame: Frame, body: Body) {
        let who = frame.who;
        self.take_probe(who, body);
        let planet = &mut self.state.planets[body.index()];
        planet.orbiters[who.index()] += 1;
        let first = planet.first_orbiter.is_none();
        if first {
            planet.first_orbiter = Some(Marker::of(who));
        }
        if frame.own {
            self.state.in_play.landed = Some(body);
            self.state.in_play.on_moon = false;
        }
        self.tell(|| Event::Orbited { seat: who, body });
        self.occasion(who, Occasion::Orbit(body));
        let programs = &self.pack.planets[body.index()];
        if first {
            self.push_run(who, Source::Planets, programs.first_orbiter); // after the reward
        }
        self.push_run(who, Source::Planets, programs.every_orbiter);
    }

    /// S3.15 to S3.21: the cost is already paid.
    pub(super) fn land(&mut self, frame: Frame, site: Site, occupied: bool) {
        let who = frame.who;
        let body = site.planet();
        self.take_probe(who, body);
        if frame.own {
            self.state.in_play.landed = Some(body);
            self.state.in_play.on_moon = matches!(site, Site::Moon(_));
        }
        self.tell(|| Event::Landed { seat: who, site });
        self.occasion(who, Occasion::Land(body));
        match site {
            Site::Planet(_) => {
                self.state.planets[body.index()].landers[who.index()] += 1;
                let space = Frame {
                    who,
                    from: Source::Planets,
                    own: frame.own,
                    job: Job::Turn,
                };
                self.push(space, Job::DataSpace(body, occupied));
                self.push_run(
                    who,
                    Source::Planets,
                    self.pack.planets[body.index()].every_lander,
                );
            }
            Site::Moon(moon) => {
                self.state.moons[moon.index()][who.index()] += 1;
                self.push_run(who, Source::Planets, self.pack.moons[moon.index()]); // S3.20
            }
        }
    }

    /// S3.28: from now on it is a counter of its planet, no piece that could move or visit (S5.13).
    fn take_probe(&mut self, who: Seat, body: Body) {
        let at = self.state.space_of(body);
        let pieces = &mut self.state.player_mut(who).pieces;
        let probe = |piece: &Piece| piece.at == at && piece.sample.is_none();
        if let Some(index) = pieces.iter().position(probe) {
            pieces.remove(index);
        }
    }

    /// D-54
    pub(super) fn play_granted_land(&mut self, frame: Frame, occupied: bool, choice: Choice) {
        self.pop();
        match choice {
            Choice::Orbit(body) => self.orbit(frame, body),
            Choice::Land(site) => self.land(frame, site, occupied),
            _ => {}
        }
    }

    /// S3.16, S3.17, S21.11: one open data space is covered at once; among several the lander chooses.
    pub(super) fn step_data_space(&mut self, frame: Frame, body: Body, occupied: bool) -> bool {
        let mut spaces = self.state.data_spaces(body, occupied);
        match (spaces.next(), spaces.next()) {
            (None, _) => self.pop(),
            (Some(space), None) => self.cover_data_space(frame, body, space),
            (Some(_), Some(_)) => return true,
        }
        false
    }

    pub(super) fn play_data_space(&mut self, frame: Frame, body: Body, choice: Choice) {
        let Choice::DataSpace(space) = choice else {
            return foreign(choice);
        };
        self.cover_data_space(frame, body, space);
    }

    fn cover_data_space(&mut self, frame: Frame, body: Body, space: u8) {
        self.pop();
        let place = &mut self.state.planets[body.index()].first_landers[space as usize];
        if place.is_none() {
            *place = Some(Marker::of(frame.who));
        }
        let program = self.pack.planets[body.index()].first_landers[space as usize];
        self.push_run(frame.who, frame.from, program);
    }

    /// S21.10: a removed figure reopens the space it covered.
    pub(super) fn play_remove(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let who = frame.who;
        match choice {
            Choice::RemoveOrbiter(body, first) => {
                let planet = &mut self.state.planets[body.index()];
                planet.orbiters[who.index()] -= 1;
                if first {
                    planet.first_orbiter = None;
                }
                self.tell(|| Event::Removed {
                    seat: who,
                    site: Site::Planet(body),
                    orbiter: true,
                });
            }
            Choice::RemoveLander(site, space) => {
                match site {
                    Site::Planet(body) => {
                        let planet = &mut self.state.planets[body.index()];
                        let landers = &mut planet.landers[who.index()];
                        *landers = landers.saturating_sub(1);
                        if space > 0 {
                            planet.first_landers[space as usize - 1] = None;
                        }
                    }
                    Site::Moon(moon) => self.state.moons[moon.index()][who.index()] -= 1,
                }
                self.tell(|| Event::Removed {
                    seat: who,
                    site,
                    orbiter: false,
                });
            }
            _ => {}
        }
    }
}

impl Seti {
    /// Planets with an own probe.
    pub(crate) fn probed_planets(&self, who: Seat) -> impl Iterator<Item = Body> + '_ {
        let (player, layout) = (self.player(who), self.layout());
        let there = move |body: &Body| player.has_probe_at(layout.space_of(*body));
        let planets = Body::ALL[..PLANETS].iter().copied();
        planets.filter(move |body| there(body) && self.body_in_play(*body))
    }

    pub(super) fn list_orbits(&self, who: Seat, out: &mut Vec<Choice>) {
        out.extend(self.probed_planets(who).map(Choice::Orbit));
    }

    /// Landing sites for at most `energy` energy.
    pub(super) fn list_sites(
        &self,
        who: Seat,
        energy: u8,
        any_moon: bool,
        occupied: bool,
        out: &mut Vec<Choice>,
    ) {
        if self.player(who).pieces.is_empty() {
            return;
        }
        let moons = any_moon || self.player(who).has(Tech::Probe4); // S3.19, S9.15
        for body in self.probed_planets(who) {
            if super::land_cost(self, who, body) > energy {
                continue;
            }
            out.push(Choice::Land(Site::Planet(body)));
            if moons {
                let free = |moon: &&Moon| {
                    moon.planet() == body && (occupied || self.moons[moon.index()] == [0; 4])
                };
                out.extend(
                    Moon::ALL
                        .iter()
                        .filter(free)
                        .map(|&moon| Choice::Land(Site::Moon(moon))),
                );
            }
        }
    }

    pub(crate) fn can_land(&self, who: Seat) -> bool {
        self.probed_planets(who).next().is_some()
    }

    pub(super) fn data_spaces(
        &self,
        body: Body,
        occupied: bool,
    ) -> impl Iterator<Item = u8> + use<> {
        let n = pack().planets[body.index()].first_landers.len() as u8;
        let covered = self.planets[body.index()].first_landers;
        (0..n).filter(move |&space| occupied || covered[space as usize].is_none())
    }

    /// True if the player has an orbiter to take away.
    pub(crate) fn has_orbiter(&self, who: Seat) -> bool {
        self.planets.iter().any(|p| p.orbiters[who.index()] > 0)
    }

    /// True if the player has a lander to take away.
    pub(crate) fn has_lander(&self, who: Seat) -> bool {
        let on_planet = self.planets.iter().any(|p| p.landers[who.index()] > 0);
        on_planet || self.moons.iter().any(|moon| moon[who.index()] > 0)
    }

    pub(super) fn list_own_orbiters(&self, who: Seat, out: &mut Vec<Choice>) {
        for &body in &Body::ALL[..PLANETS] {
            let planet = &self.planets[body.index()];
            let n = planet.orbiters[who.index()];
            let first = planet.first_orbiter == Some(Marker::of(who));
            if first {
                out.push(Choice::RemoveOrbiter(body, true));
            }
            if n > u8::from(first) {
                out.push(Choice::RemoveOrbiter(body, false));
            }
        }
    }

    pub(super) fn list_own_landers(&self, who: Seat, out: &mut Vec<Choice>) {
        for &body in &Body::ALL[..PLANETS] {
            let planet = &self.planets[body.index()];
            let mut plain = planet.landers[who.index()];
            for (space, &covered) in (1u8..).zip(&planet.first_landers) {
                if covered == Some(Marker::of(who)) {
                    out.push(Choice::RemoveLander(Site::Planet(body), space));
                    plain = plain.saturating_sub(1);
                }
            }
            if plain > 0 {
                out.push(Choice::RemoveLander(Site::Planet(body), 0));
            }
        }
        for &moon in Moon::ALL {
            if self.moons[moon.index()][who.index()] > 0 {
                out.push(Choice::RemoveLander(Site::Moon(moon), 0));
            }
        }
    }

    /// The first orbiter of a planet seen by anybody lowers the landing cost (S3.14).
    pub(super) fn orbited(&self, body: Body) -> bool {
        self.planets[body.index()].orbiters != [0; 4]
    }
}

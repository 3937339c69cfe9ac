//! The board of Kepler-3042.
//!
//! | module | draws |
//! |---|---|
//! | `prompt` | why something is asked |
//! | `answers` | what stands beside the prompt: short answers, several choices as one |
//! | `galaxy` | the hexes, tiles and ships, and every choice of a hex or a ship |
//! | `shortcuts` | planets that play an action and its target at once |
//! | `tips` | what is told beside a planet |
//! | `console` | the steps of a turn, the action board, the progress card |
//! | `techs` | the technologies, now and next |
//! | `gains` | what a choice says of itself: what it brings, or why it comes to nothing |
//! | `cubes` | cubes one by one, and those that a choice would take away |
//! | `holdings` | storage, Earth, well, ships, planet cards, objectives |
//! | `tracks` | the rounds and both leadership tracks |
//! | `people` | everybody in two lines, the ghost |
//! | `moments` | a new round in passing, the end on its stage |
//! | `campaign` | the level of a campaign: what it asks, what is missing, how it ended |
//! | `points` | points by source, and what each is worth |
//! | `shelf` | components in the catalogue |
//! | `help` | introduction, legend, the deck of planets, the data pack |
//!
//! The choices that lead on (`done`, `skip`, `stay`, `end`) and the answers to a progress card are left for the tray.

mod answers;
mod campaign;
mod console;
mod cubes;
mod gains;
mod galaxy;
mod help;
mod holdings;
mod moments;
mod people;
mod points;
mod prompt;
mod shelf;
mod shortcuts;
mod techs;
mod tips;
mod tracks;

use crate::lasting::Lasting;
use crate::offers::{Offers, Open};
use crate::{Board, Drawing, Part, Picture, Scene, ink};
use maud::{Markup, PreEscaped, html};
use orrery_core::{Game, Phrase, Seat, Word};
use orrery_kepler::names::{COLONIES, Cubes, Kind, Main, Resource, Tech};
use orrery_kepler::state::What;
use orrery_kepler::view::PlayerView;
use orrery_kepler::{Choice, Kepler, View, speak};
use orrery_text::Arg;
use std::sync::Arc;

pub(crate) const BOARD: Board = Board {
    game: Kepler::INFO.id,
    draw,
    style: sheet! {
        "kepler": "page", "marks", "status", "console", "techs", "holdings", "people", "points", "tracks",
        "galaxy", "help", "phone"
    },
    script: Some(include_str!("../assets/kepler.js")),
    icons: include_str!("../assets/kepler-icons.svg"),
    prefix: "k-",
    closing,
    verdict: |scene| with_desk(scene, campaign::verdict)?,
    art: |_| None,
    picture: Picture {
        part: "galaxy",
        stock: None,
        style: concat!(
            sheet! { "kepler": "marks", "galaxy" },
            ".drawn { --board-text: 15px; }"
        ),
    },
    component: shelf::component,
    poster: None,
    named: |_, _| None,
};

fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let seen = scene.look.of::<Kepler>()?;
    let view = &seen.view;
    let leaving = |choice: &Choice| cubes::leaving(scene, view, choice);
    let desk = Desk {
        scene,
        view,
        offers: Offers::of(scene, &seen.offers).leaving(leaving),
        count: seen.offers.len(),
    };
    let part = |id, html| Part { id, html };
    let parts = vec![
        part("bar", tracks::bar(&desk)),
        part("console", console::draw(&desk)),
        part("galaxy", galaxy::draw(&desk)),
        part("tracks", tracks::draw(&desk)),
        part("people", people::draw(&desk)),
        part("holdings", holdings::draw(&desk)),
        part("points", points::draw(&desk)),
        part("tips", tips::draw(&desk)),
        part("help", help::draw(&desk)),
        part("jump", help::jump(&desk)),
        part("moments", moments::draw(&desk)),
    ];
    let why = prompt::why(&desk);
    let answers = answers::draw(&desk);
    // The prompt tells what the card would do, and the steps of the turn what comes next.
    let short = [Choice::Accept, Choice::Decline, Choice::Done].map(|answer| answer.to_string());
    let words = [desk.key("accept"), desk.key("decline"), prompt::done(&desk)];
    let mut tray = desk.offers.left();
    for button in &mut tray {
        if let Some(index) = short.iter().position(|answer| *answer == button.choice) {
            button.label.clone_from(&words[index]);
        }
    }
    Some(Drawing {
        parts,
        answers,
        tray,
        why,
    })
}

/// What decided a finished game: the objectives of all (K14.3), or what the level of a campaign asks (K15.9).
fn closing(scene: &Scene<'_>) -> Option<Markup> {
    with_desk(
        scene,
        |desk| html! { (campaign::ladder(desk)) (holdings::goals(desk)) },
    )
}

/// Tells of a position where nothing can be chosen.
fn with_desk<T>(scene: &Scene<'_>, tell: impl FnOnce(&Desk<'_>) -> T) -> Option<T> {
    let seen = scene.look.of::<Kepler>()?;
    Some(tell(&Desk {
        scene,
        view: &seen.view,
        offers: Offers::of(scene, &seen.offers),
        count: seen.offers.len(),
    }))
}

/// Everything a part of the board needs.
struct Desk<'a> {
    scene: &'a Scene<'a>,
    view: &'a View,
    offers: Offers<Choice>,
    /// How many choices there are.
    count: usize,
}

impl Desk<'_> {
    /// A sentence of the drawn board.
    fn key(&self, words: &str) -> String {
        self.scene.key(&format!("draw-kepler-{words}"))
    }

    fn text(&self, words: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.scene.text(&format!("draw-kepler-{words}"), args)
    }

    /// A heading that the plain page has too.
    fn panel(&self, words: &str) -> String {
        self.scene.key(&format!("panel-kepler-{words}"))
    }

    /// A text whose long words may break where the language allows it; browsers do not know where.
    fn broken(&self, text: &str) -> Markup {
        let breaks = self.key("breaks");
        let known = |word: &str| {
            let bare = word.trim_matches(['«', '»']);
            let mut known = breaks.split_whitespace();
            let known = known.find(|known| known.replace('|', "") == bare);
            let known = known.map(|known| word.replace(bare, known));
            known
                .unwrap_or_else(|| word.to_owned())
                .replace('|', "\u{ad}")
        };
        html! { @for word in text.split_whitespace() { span.word { (known(word)) } " " } }
    }

    fn word(&self, word: impl Into<Word>) -> String {
        self.scene.word(&word.into())
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    fn icon(&self, name: &str) -> Markup {
        ink::icon(self.scene, &format!("k-{name}"))
    }

    /// Whose planets are shown: the viewer's, or for a spectator those of whoever has the turn.
    fn focus(&self) -> Seat {
        self.scene.viewer.unwrap_or(self.view.active)
    }

    /// Whether so many play that what lies beside the map is scrolled; the lens shows it whole.
    fn crowded(&self) -> bool {
        self.view.players.len() > 2
    }

    fn own(&self) -> &PlayerView {
        self.view.player(self.focus())
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::first(self.view.players.len()).zip(&self.view.players)
    }

    /// The planets that can be colonised now, or at once with the action that does it (K7.2).
    fn candidates(&self) -> Vec<u8> {
        let own = self.own();
        let science = own.techs[Tech::AntimatterScience.index()];
        let science = self.view.pack.level(Tech::AntimatterScience, science);
        let may = |number: u8| {
            self.view.pack.planet(number).kind != Kind::Alien || science.gives.alien_colonies
        };
        let action = Choice::Action(Main::ColonialSettlement);
        let at_once = self.offers.any(|choice| *choice == action) && own.colonies.len() < COLONIES;
        let ships = own.ships.iter().flatten();
        let tiles = ships.filter_map(|&hex| self.view.tile(hex));
        let planets = tiles.filter_map(|tile| match tile.what {
            Some(What::Planet(number)) if tile.owner.is_none() => Some(number),
            _ => None,
        });
        let open = |number: &u8| {
            let settle = Choice::Settle(*number);
            at_once && may(*number) || self.offers.any(|choice| *choice == settle)
        };
        planets.filter(open).collect()
    }

    /// Leadership for terraforming a planet (K7.5).
    fn terraforming(&self, planet: u8) -> u8 {
        let pack = self.view.pack;
        pack.kinds[pack.planet(planet).kind.index()].1
    }

    /// What a mine is good for (K4.12).
    fn mine(&self) -> String {
        let points = self.view.pack.scoring.ship_on_mine;
        self.text("tile-mine", &[("points", points.into())])
    }

    /// Why this is not possible now.
    fn why(&self, what: &str) -> Option<String> {
        let mut refused = self.scene.look.refused().iter();
        let refused = refused.find(|refused| refused.refusal.what == what)?;
        let rules = refused.phrase.rules.join(", ");
        Some(format!("{} ({rules})", self.say(&refused.phrase)))
    }

    /// The choices of this kind, to be drawn here.
    fn take(&self, is: impl Fn(&Choice) -> bool) -> Vec<&Open<Choice>> {
        self.offers.take(is).collect()
    }

    /// Some cubes, as a number and a little cube for each kind.
    fn cubes(&self, cubes: Cubes) -> PreEscaped<Arc<str>> {
        static CUBES: Lasting<Cubes> = Lasting::new();
        CUBES.of(self.scene, cubes, || {
            html! {
                span.cubes role="img" aria-label=(self.word(speak::cubes(cubes))) {
                    @for &resource in Resource::ALL {
                        @if cubes[resource] > 0 {
                            span.amount aria-hidden="true" {
                                (cubes[resource]) (self.icon(resource.name()))
                            }
                        }
                    }
                }
            }
        })
    }

    /// The sign of a player, with their name for those who do not see it.
    fn mark(&self, seat: Seat) -> Markup {
        let name = self.scene.called(seat);
        html! {
            svg.mark.(seat_class(seat)) viewBox="-12 -12 24 24" role="img" aria-label=(name) {
                title { (name) }
                path d=(shape(seat, 10.0)) {}
            }
        }
    }

    fn ghost(&self) -> Markup {
        let name = self.scene.key("automaton-ghost");
        html! {
            svg.mark.ghost viewBox="-12 -12 24 24" role="img" aria-label=(name) {
                title { (name) }
                path d="M-8 10V-2a8 8 0 0 1 16 0V10l-4-3-4 3-4-3z" {}
            }
        }
    }
}

/// The class that gives a seat its colour.
fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The outline of a seat's sign around the origin: disc, square, triangle, diamond.
fn shape(seat: Seat, size: f32) -> String {
    let r = ink::round;
    match seat.number() {
        1 => format!(
            "M{0} 0a{1} {1} 0 1 0 {2} 0a{1} {1} 0 1 0 -{2} 0z",
            r(-size),
            r(size),
            r(2.0 * size)
        ),
        2 => format!("M-{0} -{0}h{1}v{1}h-{1}z", r(size * 0.87), r(size * 1.74)),
        3 => format!("M0 -{0}L{0} {1}H-{0}z", r(size * 1.08), r(size * 0.84)),
        _ => format!("M0 -{0}L{0} 0L0 {0}L-{0} 0z", r(size * 1.15)),
    }
}

//! Introduction, legend, the deck of planets, the data pack.
//!
//! The first three open over the board and close by themselves; browsers do that without script. With it, the
//! introduction is a tour around the board.

use super::tracks::picture;
use super::{Desk, techs};
use crate::lasting::Lasting;
use crate::tour::{self, Step};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::names::{Bonus, Icon, Kind, Main, PLANETS, Resource, Tech};
use orrery_kepler::pack::PackRef;
use orrery_kepler::speak;
use orrery_kepler::state::What;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    let pack = desk.view.pack;
    html! {
        @for (id, content) in [("intro", intro(desk)), ("legend", legend(desk)), ("deck", deck(desk))] {
            (sheet(desk, id, &html! { (desk.key(id)) }, &content))
        }
        (sheet(desk, "levels", &html! { (desk.panel("technologies")) }, &techs::levels(desk)))
        (purposes(desk))
        p.pack {
            (desk.panel("pack")) ": " (pack.name) " (" code { (pack) } "). "
            @if pack == PackRef::builtin() { (desk.key("reconstructed")) " " }
            a href="/catalog/kepler" { (desk.key("catalog")) }
        }
    }
}

/// What each action is good for, told beside it by its lens.
fn purposes(desk: &Desk<'_>) -> Markup {
    let mains = Main::ALL.iter().map(|main| main.name());
    let bonus = Bonus::ALL.iter().map(|bonus| bonus.name());
    html! {
        @for name in mains.chain(bonus) {
            div id={ "for-" (name) } hidden { p { (desk.key(&format!("for-{name}"))) } }
        }
    }
}

/// The way to the parts of the table on a small screen.
pub(super) fn jump(desk: &Desk<'_>) -> Markup {
    html! {
        nav aria-label=(desk.key("jump")) {
            @for (part, icon, words) in [
                ("galaxy", "galactic-mapping", "jump-galaxy"),
                ("actions", "terraform", "jump-actions"),
                ("planets", "earth", "jump-planets"),
                ("techs", "technology", "jump-techs"),
                ("tracks", "medal", "jump-tracks"),
                ("people", "colonial", "jump-points"),
            ] {
                a href={ "#" (part) } { (desk.icon(icon)) span { (desk.key(words)) } }
            }
        }
    }
}

/// Something that opens over the board.
pub(super) fn sheet(desk: &Desk<'_>, id: &str, title: &Markup, content: &Markup) -> Markup {
    html! {
        div.sheet id=(id) popover {
            div.head {
                h2 { (title) }
                button type="button" popovertarget=(id) popovertargetaction="hide" { (desk.key("close")) }
            }
            (content)
        }
    }
}

/// The steps of the introduction and what each speaks of.
const STEPS: [(&str, &str); 12] = [
    ("goal", "others"),
    ("turn", "actions"),
    ("cubes", "planets"),
    ("ships", "galaxy"),
    ("map", "galaxy"),
    ("colonies", "planets"),
    ("techs", "techs"),
    ("tracks", "tracks"),
    ("card", "card"),
    ("objective", "goals"),
    ("others", "others"),
    ("help", "choices"),
];

fn intro(desk: &Desk<'_>) -> Markup {
    // A campaign is won in another way, and there are no others but the ghost (K15.6, K15.9).
    let alone = desk.view.solo.is_some();
    let steps = STEPS.map(|(step, at)| {
        let (title, words) = match step {
            "goal" | "objective" if alone => (step, format!("{step}-alone")),
            "others" if alone => ("ghost", "ghost".to_owned()),
            _ => (step, step.to_owned()),
        };
        Step {
            at,
            title: desk.key(&format!("intro-{title}-title")),
            words: desk.key(&format!("intro-{words}")),
        }
    });
    html! {
        (tour::steps(desk.scene, &steps))
        p { a href="/rules/kepler" { (desk.key("rules")) } }
    }
}

fn legend(desk: &Desk<'_>) -> Markup {
    let pack = desk.view.pack;
    let line = |icon: &str, text: String| html! { li { (desk.icon(icon)) " " (text) } };
    html! {
        div.columns {
            ul {
                @for &resource in Resource::ALL { (line(resource.name(), desk.word(resource))) }
                @for &kind in Kind::ALL { (line(kind.name(), desk.word(kind))) }
                (line("mine", desk.mine()))
                (line("target", desk.key("tile-target")))
                li { span.question { "?" } " " (desk.key("tile-down")) }
                (line("collaboration", desk.key("collaboration-icon")))
                (line("colonial", desk.panel("colonial-track")))
                (line("technology", desk.panel("technology-track")))
                @for &icon in Icon::ALL { (line(picture(icon), desk.word(icon))) }
                (line("medal", desk.scene.key("icon-kepler-medal")))
                @for (seat, _) in desk.seats() { li { (desk.mark(seat)) " " (desk.scene.called(seat)) } }
                @if desk.view.solo.is_some() { li { (desk.ghost()) " " (desk.scene.key("automaton-ghost")) } }
            }
            ul {
                @for &main in Main::ALL {
                    li {
                        (desk.icon(main.name())) " " strong { (desk.word(main)) } ": "
                        (desk.say(&speak::does(pack, desk.own(), main)))
                    }
                }
                @for &bonus in Bonus::ALL {
                    li {
                        (desk.icon(bonus.name())) " " strong { (desk.word(bonus)) } ": "
                        (desk.word(speak::program(pack, pack.bonus[bonus.index()])))
                    }
                }
                @for &tech in Tech::ALL { (line(tech.name(), desk.word(tech))) }
            }
        }
        p { (desk.key("legend-keys")) }
    }
}

/// Where a planet is, as far as the viewer knows.
enum Where {
    /// Not in a game with so few players.
    Out,
    /// Face down, or still to be placed.
    Unknown,
    Open,
    Owned(Seat),
}

/// What is printed on a planet card, by the fingerprint of the pack and its number.
static PRINTED: Lasting<(u64, u8)> = Lasting::new();

fn printed(desk: &Desk<'_>, number: u8) -> Markup {
    let pack = desk.view.pack;
    let planet = pack.planet(number);
    html! {
        th scope="row" { (number) " " (desk.word(speak::planet_name(pack, number))) }
        td { (desk.icon(planet.kind.name())) " " (desk.word(planet.kind)) }
        td { (desk.cubes(planet.colony)) }
        td {
            (desk.text("terraform-level", &[("level", planet.level.into())])) ", "
            (desk.cubes(planet.cost))
        }
        td { (desk.cubes(planet.terraformed)) }
        td { (planet.points) }
    }
}

/// The planet cards by their numbers.
fn deck(desk: &Desk<'_>) -> Markup {
    let pack = desk.view.pack;
    let players = desk.view.players.len();
    let found = |number: u8| {
        let mut tiles = desk.view.tiles.iter();
        match tiles.find(|tile| tile.what == Some(What::Planet(number))) {
            Some(tile) => tile.owner.map_or(Where::Open, Where::Owned),
            None if usize::from(pack.planet(number).min_players) > players => Where::Out,
            None => Where::Unknown,
        }
    };
    html! {
        div.wide {
            table {
                thead {
                    tr {
                        td {}
                        th scope="col" { (desk.panel("type")) }
                        th scope="col" { (desk.panel("colony-produces")) }
                        th scope="col" { (desk.panel("terraforming")) }
                        th scope="col" { (desk.panel("terraformed-produces")) }
                        th scope="col" { (desk.panel("points")) }
                        th scope="col" { (desk.key("where")) }
                    }
                }
                tbody {
                    @for number in 1..=PLANETS as u8 {
                        @let place = found(number);
                        tr.out[matches!(place, Where::Out)] {
                            (PRINTED.of(desk.scene, (pack.hash, number), || printed(desk, number)))
                            td {
                                @match place {
                                    Where::Out => (desk.key("where-out")),
                                    Where::Unknown => (desk.key("where-unknown")),
                                    Where::Open => (desk.key("where-open")),
                                    Where::Owned(seat) => { (desk.mark(seat)) " " (desk.scene.called(seat)) },
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

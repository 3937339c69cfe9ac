//! Sentences in which cards, technologies and planets have a lens.

use crate::tables::Names;
use maud::{Markup, html};
use orrery_board::{BOARDS, Named};
use orrery_core::{Phrase, Word};

/// A sentence of a game. Where `linked`, cards are links too, for whoever has no pointer.
pub(crate) fn told(names: &Names<'_>, game: &str, phrase: &Phrase, linked: bool) -> Markup {
    let said = names.say(phrase);
    let mut rest = said.as_str();
    let mut pieces = Vec::new();
    for (name, what) in all(names, game, phrase, &said) {
        if let Some((before, after)) = rest.split_once(&name) {
            rest = after;
            pieces.push(html! { (before) (thing(game, &name, &what, linked)) });
        }
    }
    html! { @for piece in pieces { (piece) } (rest) }
}

/// Everything that a phrase, said like this, names, in the order in which it does.
fn all(names: &Names<'_>, game: &str, phrase: &Phrase, said: &str) -> Vec<(String, Named)> {
    let Some(board) = BOARDS.iter().find(|board| board.game == game) else {
        return Vec::new();
    };
    let mut found: Vec<(usize, String, Named)> = Vec::new();
    let mut words: Vec<(&str, &Word)> = args(phrase).collect();
    while let Some((arg, word)) = words.pop() {
        match word {
            Word::List(list) | Word::All(list) | Word::Either(list) => {
                words.extend(list.iter().map(|one| (arg, one)));
            }
            Word::Phrase(inner) => words.extend(args(inner)),
            word => {
                // A sentence may have it in a case of its own.
                let forms = [names.word_as(word, arg), names.word(word)];
                let at = |name: &String| said.find(name).filter(|_| !name.is_empty());
                let place = forms.into_iter().find_map(|name| Some((at(&name)?, name)));
                if let Some(((at, name), what)) = place.zip((board.named)(names.reader.lang, word))
                {
                    found.push((at, name, what));
                }
            }
        }
    }
    found.sort_by_key(|(at, ..)| *at);
    found
        .into_iter()
        .map(|(_, name, what)| (name, what))
        .collect()
}

fn args(phrase: &Phrase) -> impl Iterator<Item = (&str, &Word)> {
    phrase.args.iter().map(|(arg, word)| (*arg, word))
}

fn thing(game: &str, name: &str, what: &Named, linked: bool) -> Markup {
    match what {
        Named::Component(id) => {
            let from = format!("/catalog/{game}?id={id}");
            html! {
                @if linked { a.named lang="en" href=(from) data-lens="" data-from=(from) { (name) } }
                @else { span.named lang="en" data-lens="" data-from=(from) { (name) } }
            }
        }
        Named::Words(words) => html! { span.named data-lens="" title=(words) { (name) } },
    }
}

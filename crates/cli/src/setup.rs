//! Arguments that several commands share.

use crate::Failure;
use crate::data::Data;
use clap::builder::{PossibleValuesParser, StringValueParser, TypedValueParser};
use orrery_bots::BotKind;
use orrery_games::{GAMES, GameEntry, find};
use orrery_text::Lang;
use serde_json::{Map, Value, json};

/// How a game is set up.
#[derive(clap::Args)]
pub(crate) struct Setup {
    /// How many players; otherwise 2, or in an arena as many as there are bots
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// One person against the automaton of the game, with this difficulty
    #[arg(long, value_name = "LEVEL", conflicts_with = "players")]
    pub(crate) solo: Option<u8>,

    /// Everything random follows from this number
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// A further option of the game, such as rounds=3; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, Value)>,
}

impl Setup {
    /// The options of the game in JSON form, with the data pack that is asked for. `players` is how
    /// many there are if nothing is said.
    pub(crate) fn options(
        &self,
        game: &GameEntry,
        data: &Data,
        players: usize,
    ) -> Result<Value, Failure> {
        let mut options = Map::new();
        let players = self.players.map_or(players, usize::from);
        let players = if self.solo.is_some() { 1 } else { players };
        options.insert("players".to_owned(), players.into());
        if let Some(pack) = data.load(game)? {
            options.insert("pack".to_owned(), pack.id.into());
        }
        if let Some(level) = self.solo {
            if (game.core.options)(&json!({ "solo": level })).is_err() {
                let problem = format!(
                    "option solo: {} has no solo game with difficulties",
                    game.id()
                );
                return Err(Failure::Usage(problem));
            }
            options.insert("solo".to_owned(), level.into());
        }
        for (key, value) in &self.options {
            if options.insert(key.clone(), value.clone()).is_some() {
                let problem = match key.as_str() {
                    "players" | "solo" => format!("option {key}: use --{key}"),
                    "pack" => "option pack: --data sets it".to_owned(),
                    _ => format!("option {key}: given twice"),
                };
                return Err(Failure::Usage(problem));
            }
        }
        Ok(options.into())
    }
}

/// The language of headings, labels and names.
#[derive(clap::Args)]
pub(crate) struct Language {
    /// Language of headings, labels and names: en, it, de or uk
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// Reads the id of a game; the help lists all ids.
pub(crate) fn game() -> impl TypedValueParser<Value = &'static GameEntry> {
    PossibleValuesParser::new(GAMES.iter().map(GameEntry::id)).try_map(|id| find(&id))
}

/// Reads the name of a bot.
pub(crate) fn bot() -> impl TypedValueParser<Value = BotKind> {
    StringValueParser::new().try_map(|name| name.parse::<BotKind>())
}

/// `rounds=3`. The value is JSON if it can be read so, otherwise a string.
fn option(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text
        .split_once('=')
        .filter(|(key, _)| !key.is_empty())
        .ok_or("expected KEY=VALUE, such as rounds=3")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    Ok((key.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn option_values_are_json_or_else_strings() {
        let read = |text| option(text).unwrap();
        assert_eq!(read("rounds=3"), ("rounds".to_owned(), json!(3)));
        assert_eq!(read("a=[1,true]").1, json!([1, true]));
        assert_eq!(read("a=advanced").1, json!("advanced"));
        assert_eq!(read("a=\"3\"").1, json!("3"));
        assert_eq!(read("a=b=c").1, json!("b=c"));
        assert_eq!(read("a=").1, json!(""));
        assert!(option("rounds").is_err() && option("=3").is_err());
    }
}

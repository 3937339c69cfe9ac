//! Messages in the forms of chat services. What people call themselves may be in them and must not command anything
//! there: nobody is called by a message, and no link hides behind words.

use crate::door::Request;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How a receiver wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// As a webhook of Discord.
    Discord,
    /// As an incoming webhook of Slack.
    Slack,
    /// As a topic of ntfy.
    Ntfy,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Discord, Self::Slack, Self::Ntfy];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Discord => "discord",
            Self::Slack => "slack",
            Self::Ntfy => "ntfy",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }

    /// A message with a link as the receiver takes it.
    #[must_use]
    pub fn message(self, url: &str, text: &str, link: &str) -> Request {
        let json_kind = ("content-type", "application/json".to_owned());
        let (headers, body) = match self {
            Self::Discord => {
                let body = json!({
                    "content": format!("{} {link}", unmarked(text)),
                    "allowed_mentions": {"parse": []},
                });
                (vec![json_kind], body.to_string())
            }
            Self::Slack => {
                let body = json!({"text": format!("{} {link}", escaped(text))});
                (vec![json_kind], body.to_string())
            }
            Self::Ntfy => {
                let kind = ("content-type", "text/plain; charset=utf-8".to_owned());
                (vec![kind, ("click", link.to_owned())], text.to_owned())
            }
        };
        Request {
            url: url.to_owned(),
            headers,
            body: body.into_bytes(),
        }
    }
}

/// Without what Discord takes for marks.
fn unmarked(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\*_~`|>[]()<#".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}

/// As Slack wants its three special characters.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn names_command_nothing() {
        let text = "It is your turn, <!channel> @everyone [x](https://a.example) & Ada.";
        let body = |form: Form| {
            let request = form.message("https://a.example/b", text, "https://o.example/t/a");
            String::from_utf8(request.body).unwrap()
        };
        let discord: Value = serde_json::from_str(&body(Form::Discord)).unwrap();
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let content = discord["content"].as_str().unwrap();
        assert!(content.contains(r"\[x\]\(https://a.example\)"), "{content}");
        assert!(content.ends_with(" https://o.example/t/a"));
        let slack: Value = serde_json::from_str(&body(Form::Slack)).unwrap();
        let text = slack["text"].as_str().unwrap();
        assert!(text.contains("&lt;!channel&gt;") && text.contains("&amp; Ada"));
        assert!(body(Form::Ntfy).starts_with("It is your turn"));
        for form in Form::ALL {
            assert_eq!(Form::named(form.name()), Some(form));
        }
    }
}

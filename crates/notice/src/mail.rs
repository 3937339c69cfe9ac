//! Letters: plain text, and what makes them one.

use data_encoding::BASE64;
use std::fmt::Write as _;

/// The longest address.
const MAX: usize = 254;

/// So many bytes of a heading fit into one coded word.
const WORD: usize = 45;

/// A letter to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Their address; see [`is_address`].
    pub to: String,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// Where one click ends these letters.
    pub unsubscribe: Option<String>,
}

/// True if this can be the address of somebody, in the characters that every server understands.
#[must_use]
pub fn is_address(text: &str) -> bool {
    let Some((name, host)) = text.rsplit_once('@') else {
        return false;
    };
    let in_name = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
    let label = |label: &str| {
        let fine = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !label.is_empty() && label.len() < 64 && label.chars().all(fine) && !label.starts_with('-')
    };
    text.len() <= MAX
        && (1..=64).contains(&name.len())
        && name.chars().all(in_name)
        && name.split('.').all(|part| !part.is_empty())
        && host.contains('.')
        && host.split('.').all(label)
}

impl Letter {
    /// The letter as servers pass it on: from this address, at this moment in milliseconds since 1970, and with a name that no
    /// other letter has.
    #[must_use]
    pub fn compose(&self, from: &str, at: i64, name: &str) -> String {
        let host = from.rsplit('@').next().unwrap_or("localhost");
        let host = host.trim_end_matches('>');
        let mut letter = format!(
            "From: Orrery <{from}>\r\nTo: <{}>\r\nSubject: {}\r\nDate: {}\r\nMessage-ID: <{name}@{host}>\r\n\
             MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Transfer-Encoding: base64\r\nAuto-Submitted: auto-generated\r\n",
            self.to,
            heading(&self.subject),
            date(at),
        );
        if let Some(link) = &self.unsubscribe {
            let _ = write!(
                letter,
                "List-Unsubscribe: <{link}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
            );
        }
        letter.push_str("\r\n");
        let text = BASE64.encode(self.text.replace('\n', "\r\n").as_bytes());
        for line in text.as_bytes().chunks(76) {
            letter.extend(line.iter().map(|byte| char::from(*byte)));
            letter.push_str("\r\n");
        }
        letter
    }
}

/// A heading in coded words, so that nothing in it can begin another heading.
fn heading(text: &str) -> String {
    let mut words = Vec::new();
    let mut word = String::new();
    for c in text.chars() {
        if word.len() + c.len_utf8() > WORD {
            words.push(std::mem::take(&mut word));
        }
        word.push(c);
    }
    words.push(word);
    let coded = |word: &String| format!("=?utf-8?B?{}?=", BASE64.encode(word.as_bytes()));
    let coded: Vec<String> = words.iter().map(coded).collect();
    coded.join("\r\n ")
}

/// A moment as letters have it: `Wed, 18 Nov 2026 14:05:00 +0000`.
fn date(millis: i64) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let seconds = millis.div_euclid(1000);
    let (day, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Years begin in March here, so that the odd day is the last of one.
    let days = day + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let year = year + era * 400 + i64::from(month >= 10);
    format!(
        "{}, {date:02} {} {year} {:02}:{:02}:{:02} +0000",
        DAYS[day.rem_euclid(7) as usize],
        MONTHS[(month as usize + 2) % 12],
        rest / 3600,
        rest / 60 % 60,
        rest % 60,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_tricks() {
        for good in ["ada@example.org", "a.b+c@sub.example.org", "x@a-b.example"] {
            assert!(is_address(good), "{good}");
        }
        for wrong in [
            "",
            "@",
            "ada",
            "ada@",
            "@example.org",
            "ada@example",
            "ada@-a.example",
            "a da@example.org",
            "ada@example.org>",
            "ada@example.org\r\nRCPT TO:<b@example.org>",
            "ada@@example.org",
            "a@b@example.org",
            ".ada@example.org",
            "ada@example..org",
            "ädä@example.org",
            &format!("{}@example.org", "a".repeat(65)),
        ] {
            assert!(!is_address(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_letter_is_whole_and_nothing_breaks_out_of_its_head() {
        let letter = Letter {
            to: "ada@example.org".to_owned(),
            subject: "Твій хід\r\nBcc: eve@example.org, und noch eine ganze Menge mehr".to_owned(),
            text: "Hallo\nAda".to_owned(),
            unsubscribe: Some("https://o.example/notices/off/x".to_owned()),
        };
        let text = letter.compose("orrery@example.org", 1_795_010_700_000, "abc");
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(!head.contains("eve@"), "{head}");
        assert!(head.contains("Date: Wed, 18 Nov 2026 "), "{head}");
        assert!(head.contains("Message-ID: <abc@example.org>"));
        assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        let words: String = head
            .split("=?utf-8?B?")
            .skip(1)
            .map(|word| BASE64.decode(word.split("?=").next().unwrap().as_bytes()))
            .map(|word| String::from_utf8(word.unwrap()).unwrap())
            .collect();
        assert_eq!(words, letter.subject);
        let body = BASE64.decode(body.replace("\r\n", "").as_bytes()).unwrap();
        assert_eq!(body, b"Hallo\r\nAda");
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "Thu, 01 Jan 1970 00:00:00 +0000");
        assert_eq!(
            date(951_782_400_000 + 3_723_000),
            "Tue, 29 Feb 2000 01:02:03 +0000"
        );
        assert_eq!(date(1_735_689_599_000), "Tue, 31 Dec 2024 23:59:59 +0000");
    }
}

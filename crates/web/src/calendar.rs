//! Days and moments, by the clock of everybody: for programs, and as people write them.

use crate::reader::Reader;

/// The day of a moment: year, month and day.
fn day_of(millis: i64) -> (i64, i64, i64) {
    // The calendar repeats every 400 years, which are 146,097 days; counted from a first of March, leap days come last.
    let days = millis.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

fn clock(millis: i64) -> (i64, i64) {
    let minutes = millis.div_euclid(60_000).rem_euclid(24 * 60);
    (minutes / 60, minutes % 60)
}

/// A day for programs: `2026-11-17`.
pub fn date(millis: i64) -> String {
    let (year, month, day) = day_of(millis);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A moment for programs: `2026-11-17T14:05Z`.
pub(crate) fn stamp(millis: i64) -> String {
    let (hour, minute) = clock(millis);
    format!("{}T{hour:02}:{minute:02}Z", date(millis))
}

/// A day as somebody who reads this language writes it: `17 Nov 2026`.
pub(crate) fn day(reader: &Reader, millis: i64) -> String {
    let (year, month, day) = day_of(millis);
    let arguments = [
        ("year", year.to_string().into()),
        ("month", month.into()),
        ("day", day.into()),
    ];
    reader.text("web-day", &arguments)
}

/// A moment as people write it: `17 Nov 2026, 14:05 UTC`.
pub(crate) fn minute(reader: &Reader, millis: i64) -> String {
    let (hour, minute) = clock(millis);
    format!("{}, {hour:02}:{minute:02} UTC", day(reader, millis))
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        for (day, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_774, "2026-11-17"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(date(day * DAY), text);
            assert_eq!(date(day * DAY + DAY - 1), text);
        }
    }
}

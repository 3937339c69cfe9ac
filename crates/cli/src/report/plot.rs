//! Pictures: plain SVG that takes its colours from the page.

use super::figures::Sorted;
use maud::{Markup, html};
use orrery_bots::report::Effect;
use orrery_text::{Lang, number};

/// All pictures are this wide in their own units; the page scales them.
const WIDTH: f64 = 460.0;
const LEFT: f64 = 74.0;
const RIGHT: f64 = WIDTH - 14.0;

/// A scale from numbers to places.
struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn at(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low);
        self.from + part * (self.to - self.from)
    }

    /// Round numbers between the ends, about `wanted` of them.
    fn ticks(&self, wanted: f64) -> Vec<f64> {
        let step = round_up((self.high - self.low) / wanted);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

/// The next of … 0.1, 0.2, 0.5, 1, 2, 5, 10 …
fn round_up(value: f64) -> f64 {
    let magnitude = 10f64.powf(value.max(1e-9).log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * magnitude);
    let fitting = steps.into_iter().find(|step| *step >= value * 0.999);
    fitting.unwrap_or(10.0 * magnitude)
}

/// Places in a picture need no more than tenths.
fn place(value: f64) -> String {
    format!("{value:.1}")
}

/// How often each number came; `named` groups of the same numbers stand below as boxes.
pub(super) fn distribution(all: &Sorted, named: &[(String, Sorted)], lang: Lang) -> Markup {
    let (min, max) = (all.at(0.0), all.at(1.0));
    let step = round_up((max - min + 1) as f64 / 44.0).max(1.0) as i64;
    let first = min.div_euclid(step);
    let mut bins = vec![0u64; (max.div_euclid(step) - first + 1) as usize];
    for number in all.all() {
        bins[(number.div_euclid(step) - first) as usize] += 1;
    }
    let total = all.all().len() as f64;
    let highest = bins.iter().max().copied().unwrap_or(1) as f64 / total * 100.0;
    let bottom = 150.0;
    let x = Axis {
        low: (first * step) as f64,
        high: ((first + bins.len() as i64) * step) as f64,
        from: LEFT,
        to: RIGHT,
    };
    let y = Axis {
        low: 0.0,
        high: highest * 1.05,
        from: bottom,
        to: 14.0,
    };
    let height = bottom + 24.0 + 24.0 * named.len() as f64;
    // Whole numbers stand in the middle of their bin.
    let centre = |value: f64| x.at(if step == 1 { value + 0.5 } else { value });
    let decimals = if highest < 4.0 { 1 } else { 0 };
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (place(height)) } role="img" {
            @for tick in y.ticks(3.0) {
                line.grid x1=(LEFT) x2=(RIGHT) y1=(place(y.at(tick))) y2=(place(y.at(tick))) {}
                text.end x=(LEFT - 6.0) y=(place(y.at(tick) + 4.0)) {
                    (number(lang, tick, decimals)) " %"
                }
            }
            @for (index, count) in bins.iter().enumerate().filter(|(_, count)| **count > 0) {
                @let low = (first + index as i64) * step;
                @let share = *count as f64 / total * 100.0;
                @let (left, right) = (x.at(low as f64), x.at((low + step) as f64));
                rect.bar x=(place(left + 0.4)) width=(place((right - left - 0.8).max(0.5)))
                    y=(place(y.at(share))) height=(place(bottom - y.at(share))) {
                    title {
                        (low) @if step > 1 { "–" (low + step - 1) } ": "
                        (number(lang, *count as f64, 0)) " (" (number(lang, share, 1)) " %)"
                    }
                }
            }
            line.axis x1=(LEFT) x2=(RIGHT) y1=(bottom) y2=(bottom) {}
            @for tick in x.ticks(8.0).into_iter().filter(|tick| centre(*tick) < RIGHT - 4.0) {
                text.middle x=(place(centre(tick))) y=(bottom + 14.0) { (number(lang, tick, 0)) }
            }
            line.mean x1=(place(centre(all.mean()))) x2=(place(centre(all.mean()))) y1="8" y2=(bottom) {}
            @for (row, (name, numbers)) in named.iter().enumerate() {
                (quartiles(name, numbers, bottom + 36.0 + 24.0 * row as f64, centre))
            }
        }
    }
}

/// A box from quartile to quartile, with the ends, the median and the mean.
fn quartiles(name: &str, numbers: &Sorted, middle: f64, centre: impl Fn(f64) -> f64) -> Markup {
    let at = |share| centre(numbers.at(share) as f64);
    html! {
        text.end x=(LEFT - 6.0) y=(place(middle + 4.0)) { (name) }
        line.whisker x1=(place(at(0.0))) x2=(place(at(1.0))) y1=(middle) y2=(middle) {}
        rect.box x=(place(at(0.25))) width=(place((at(0.75) - at(0.25)).max(1.0)))
            y=(place(middle - 6.0)) height="12" rx="2" {
            title {
                (name) ": " (numbers.at(0.0)) " · " (numbers.at(0.25)) " – " (numbers.at(0.5))
                " – " (numbers.at(0.75)) " · " (numbers.at(1.0))
            }
        }
        line.median x1=(place(at(0.5))) x2=(place(at(0.5)))
            y1=(place(middle - 6.0)) y2=(place(middle + 6.0)) {}
        circle.dot cx=(place(centre(numbers.mean()))) cy=(middle) r="3" {}
    }
}

/// Two bars one below the other, for winners and for others.
pub(super) fn pair(winners: Option<f64>, others: Option<f64>, highest: f64) -> Markup {
    let width = |value: Option<f64>| place(value.unwrap_or(0.0).max(0.0) / highest * 100.0);
    html! {
        svg.bars viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
            rect.won x="0" y="0.5" height="5" width=(width(winners)) {}
            rect.lost x="0" y="6.5" height="5" width=(width(others)) {}
        }
    }
}

/// A bar to the left or right of the middle, and how far chance would carry it.
pub(super) fn effect(effect: Effect, widest: f64) -> Markup {
    let x = Axis {
        low: -widest,
        high: widest,
        from: 0.0,
        to: 100.0,
    };
    let end = x.at(effect.points);
    let (left, right) = (end.min(50.0), end.max(50.0));
    let ends = [-2.0, 2.0].map(|errors| x.at(effect.points + errors * effect.error));
    let [low, high] = ends.map(|end| place(end.clamp(0.0, 100.0)));
    html! {
        svg.bars viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
            line.zero x1="50" x2="50" y1="0" y2="12" {}
            rect class=(class(effect)) x=(place(left)) width=(place(right - left)) y="2.5" height="7" {}
            line.error x1=(low) x2=(high) y1="6" y2="6" {}
        }
    }
}

/// More, less, or perhaps nothing but chance.
pub(super) fn class(effect: Effect) -> &'static str {
    match effect.points {
        points if points.abs() < 2.0 * effect.error => "chance",
        points if points < 0.0 => "less",
        _ => "more",
    }
}

/// A component in the cloud: its name, how many of a hundred players did it, what went along with it.
pub(super) struct Dot {
    pub(super) name: String,
    pub(super) share: f64,
    pub(super) effect: Effect,
}

/// How common each component is, and how many points went along with it. The outermost have names.
pub(super) fn cloud(dots: &[Dot], axes: [&str; 2], lang: Lang) -> Markup {
    let (top, bottom, left) = (16.0, 250.0, 40.0);
    let points = || dots.iter().map(|dot| dot.effect.points);
    let shares = || dots.iter().map(|dot| dot.share);
    let (rarest, commonest) = (shares().fold(100.0, f64::min), shares().fold(0.0, f64::max));
    let margin = 0.06 * (commonest - rarest).max(1.0);
    let y = Axis {
        low: points().fold(0.0, f64::min) - 0.5,
        high: points().fold(0.0, f64::max) + 0.5,
        from: bottom,
        to: top,
    };
    let x = Axis {
        low: (rarest - margin).max(0.0),
        high: commonest + margin,
        from: left,
        to: RIGHT,
    };
    html! {
        svg.plot.cloud viewBox={ "0 0 " (WIDTH) " 284" } role="img" {
            @for tick in y.ticks(6.0) {
                @let level = place(y.at(tick));
                line class=(if tick == 0.0 { "axis" } else { "grid" })
                    x1=(left) x2=(RIGHT) y1=(level) y2=(level) {}
                text.end x=(left - 5.0) y=(place(y.at(tick) + 4.0)) { (signed(lang, tick, tick_decimals(&y))) }
            }
            @for tick in x.ticks(6.0) {
                text.middle x=(place(x.at(tick))) y=(bottom + 15.0) { (number(lang, tick, tick_decimals(&x))) " %" }
            }
            text.quiet x=(left) y="9" { (axes[0]) }
            text.end.quiet x=(RIGHT) y=(bottom + 31.0) { (axes[1]) }
            @for dot in dots {
                circle class=(class(dot.effect)) r="3.2"
                    cx=(place(x.at(dot.share))) cy=(place(y.at(dot.effect.points))) {
                    title {
                        (dot.name) ": " (number(lang, dot.share, 1)) " %, "
                        (signed(lang, dot.effect.points, 1))
                    }
                }
            }
            @for (dot, (at, level, anchor)) in labels(dots, &x, &y) {
                text.label.end[anchor == End::Right] x=(place(at)) y=(place(level)) { (dot.name) }
            }
        }
    }
}

fn tick_decimals(axis: &Axis) -> usize {
    usize::from(axis.high - axis.low < 6.0)
}

#[derive(Clone, Copy, PartialEq)]
enum End {
    Left,
    Right,
}

/// Names beside the dots that stand out most, as far as they do not cover each other.
fn labels<'a>(dots: &'a [Dot], x: &Axis, y: &Axis) -> Vec<(&'a Dot, (f64, f64, End))> {
    let mut order: Vec<&Dot> = dots.iter().collect();
    let reach = |dot: &Dot| {
        let height = dot.effect.points.abs() / (y.high - y.low);
        height.max((dot.share - x.low) / (x.high - x.low) - 0.6)
    };
    order.sort_by(|a, b| reach(b).total_cmp(&reach(a)));
    let corner = |dot: &Dot| (x.at(dot.share), y.at(dot.effect.points));
    // Left, right, top and bottom of whatever must not be covered.
    let mut taken: Vec<[f64; 4]> = dots
        .iter()
        .map(corner)
        .map(|(at, level)| [at - 3.0, at + 3.0, level - 3.0, level + 3.0])
        .collect();
    let mut out = Vec::new();
    for dot in order {
        if out.len() == 16 {
            break;
        }
        let (at, level) = corner(dot);
        let width = dot.name.chars().count() as f64 * 4.6;
        let sides = [
            (at + 6.0, at + 6.0 + width, at + 6.0, End::Left),
            (at - 6.0 - width, at - 6.0, at - 6.0, End::Right),
        ];
        for (from, to, anchor, end) in sides {
            let covers = |other: &[f64; 4]| {
                from < other[1] && other[0] < to && level - 4.0 < other[3] && other[2] < level + 4.0
            };
            if from >= x.from && to <= WIDTH && !taken.iter().any(covers) {
                taken.push([from, to, level - 4.0, level + 4.0]);
                out.push((dot, (anchor, level + 2.8, end)));
                break;
            }
        }
    }
    out
}

/// A number with its sign, as a difference is written.
pub(super) fn signed(lang: Lang, value: f64, decimals: usize) -> String {
    let plain = number(lang, value.abs(), decimals);
    let nothing = number(lang, 0.0, decimals);
    match value {
        _ if plain == nothing => plain,
        value if value < 0.0 => format!("−{plain}"),
        _ => format!("+{plain}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        let axis = Axis {
            low: 3.0,
            high: 97.0,
            from: 0.0,
            to: 10.0,
        };
        assert_eq!(axis.ticks(5.0), [20.0, 40.0, 60.0, 80.0]);
        assert_eq!(axis.at(3.0), 0.0);
        assert_eq!(axis.at(97.0), 10.0);
        let steps = [0.03, 0.2, 1.0, 3.0, 6.0, 14.0].map(round_up);
        assert_eq!(steps, [0.05, 0.2, 1.0, 5.0, 10.0, 20.0]);
    }

    #[test]
    fn differences_have_a_sign() {
        let texts = [-1.25, 0.0, -0.01, 3.0].map(|value| signed(Lang::De, value, 1));
        assert_eq!(texts, ["−1,2", "0,0", "0,0", "+3,0"]);
    }
}

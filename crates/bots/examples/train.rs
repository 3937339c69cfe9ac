//! Teaches a network for as long as it runs, and may be killed at any time: everything is in a directory, and the next
//! run goes on from there.
//!
//! ```sh
//! nice -n 19 cargo run --profile dist -p orrery-bots --example train -- seti DIR crates/bots/weights/seti.bin
//! ```
//!
//! The first argument is `seti`, `seti-solo`, `kepler`; the last one, if it is there, is what to begin with. The best
//! so far plays lessons; when there are enough, a pupil that begins as the best learns from a window of them that
//! grows, and a gate decides whether it plays better. `DIR/best.bin` is what passed last, `curve.csv` and `curve.svg`
//! show the lessons, `gates.csv` what was learned and how the gates ended.

use orrery_bots::Sketched;
use orrery_bots::gate::{Gate, Verdict, duel};
use orrery_bots::learn::{Examples, Lesson, Pupil};
use orrery_kepler::Kepler;
use orrery_outside::Pool;
use orrery_seti::Seti;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Games of a lesson, lessons before the first gate, and between two later ones. A pupil that learns from a few hundred
/// games takes their luck for a law.
const GAMES: u64 = 40;
const FIRST: u64 = 30;
const LESSONS: u64 = 15;
/// Lessons that are learned from, the newest: all at first, later at most so many.
const WINDOW: u64 = 150;
/// How often each example of the window is learned from, and in which steps, see [`Pupil::learn`]: by those who know
/// something already, and from nothing.
const FURTHER: (usize, f32) = (2, 0.0002);
const ANEW: (usize, f32) = (8, 0.002);
const TRUST: f32 = 0.8;
/// Seeds after which a gate is given up.
const MOST_SEEDS: usize = 300;

/// What is taught, and how.
struct Course {
    options: Vec<Value>,
    /// Options of the games at the gate.
    gate: Value,
    /// Points that a gain is worth a new file.
    gain: f64,
}

/// Where the training stands. Files that it does not name are left over from a run that was killed.
#[derive(Serialize, Deserialize, Clone)]
struct Progress {
    seed: u64,
    lesson: u64,
    gate: Option<Open>,
}

/// A gate that is open.
#[derive(Serialize, Deserialize, Clone)]
struct Open {
    /// The file of the pupil that stands at it.
    weights: String,
    /// Mean squares of its errors before and after it learned.
    errors: [f32; 2],
    /// The differences of the seeds played.
    played: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut next = |what: &str| arguments.next().ok_or(format!("missing: {what}"));
    let course = next("what to teach: seti, seti-solo or kepler")?;
    let dir = PathBuf::from(next("a directory")?);
    let begin = next("weights to begin with").ok().map(PathBuf::from);
    fs::create_dir_all(&dir)?;
    let several = |counts: [u8; 4]| counts.map(|players| json!({"players": players})).to_vec();
    match course.as_str() {
        "seti" => Training::<Seti>::open(
            dir,
            Course {
                options: several([4, 2, 4, 3]),
                gate: json!({"players": 4}),
                gain: 4.0,
            },
            begin,
        )?
        .run(),
        "seti-solo" => Training::<Seti>::open(
            dir,
            Course {
                options: [3, 2, 3, 4, 3, 1, 3, 5]
                    .map(|level| json!({"players": 1, "solo": level}))
                    .to_vec(),
                gate: json!({"players": 1, "solo": 3}),
                gain: 5.0,
            },
            begin,
        )?
        .run(),
        "kepler" => Training::<Kepler>::open(
            dir,
            Course {
                options: several([4, 2, 3, 2]),
                gate: json!({"players": 2}),
                gain: 2.0,
            },
            begin,
        )?
        .run(),
        other => Err(format!("unknown: {other}").into()),
    }
}

struct Training<G> {
    dir: PathBuf,
    course: Course,
    progress: Progress,
    best: Pupil,
    window: Vec<Examples>,
    threads: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: Sketched> Training<G> {
    fn open(dir: PathBuf, course: Course, begin: Option<PathBuf>) -> Result<Self, Box<dyn Error>> {
        let progress = match fs::read(dir.join("progress.json")) {
            Ok(bytes) => serde_json::from_slice(&bytes)?,
            Err(_) => Progress {
                seed: orrery_outside::number()? >> 12,
                lesson: 0,
                gate: None,
            },
        };
        let passed = dir.join("best.bin");
        let best = match (passed.exists(), begin) {
            (true, _) => taught::<G>(&passed)?,
            (false, Some(begin)) => taught::<G>(&begin)?,
            (false, None) => Pupil::new(),
        };
        let from = progress.lesson.saturating_sub(WINDOW);
        let mut kept = Vec::new();
        for lesson in from..progress.lesson {
            let examples = fs::read(dir.join(examples_of(lesson))).ok();
            let examples = examples.and_then(|bytes| Examples::from_bytes(&bytes));
            let places: usize = G::GROUPS.iter().map(|&places| usize::from(places)).sum();
            kept.extend(examples.filter(|examples| examples.places() == places));
        }
        let threads = env::var("TRAIN_THREADS").ok().and_then(|n| n.parse().ok());
        Ok(Self {
            dir,
            course,
            progress,
            best,
            window: kept,
            threads: threads.unwrap_or(1),
            game: std::marker::PhantomData,
        })
    }

    fn run(mut self) -> Result<(), Box<dyn Error>> {
        loop {
            match self.progress.gate.take() {
                Some(open) => self.at_the_gate(open)?,
                None => self.lesson()?,
            }
        }
    }

    /// The best plays some games more; if there are enough, a pupil learns from all that are kept.
    fn lesson(&mut self) -> Result<(), Box<dyn Error>> {
        let number = self.progress.lesson;
        let played = self.best.play::<G>(
            &Lesson {
                options: self.course.options.clone(),
                games: GAMES,
                seed: self.progress.seed + number * GAMES,
            },
            self.threads,
        )?;
        save(&self.dir, &examples_of(number), &played.to_bytes())?;
        let games = (number + 1) * GAMES;
        let line = format!("{number},{games},{},{:.1}", played.len(), played.mean());
        append(
            &self.dir,
            "curve.csv",
            "lesson,games,positions,points",
            &line,
        )?;
        let curve = fs::read_to_string(self.dir.join("curve.csv"))?;
        save(&self.dir, "curve.svg", svg(&curve).as_bytes())?;
        println!("{line}");
        self.window.push(played);
        if self.window.len() as u64 > WINDOW {
            self.window.remove(0);
            let _ = fs::remove_file(self.dir.join(examples_of(number.saturating_sub(WINDOW))));
        }
        self.progress.lesson = number + 1;
        if number + 1 >= FIRST && (number + 1 - FIRST).is_multiple_of(LESSONS) {
            self.progress.gate = Some(self.learn()?);
        }
        self.keep_progress()
    }

    /// A new pupil, for the gate.
    fn learn(&self) -> Result<Open, Box<dyn Error>> {
        let mut all = Examples::default();
        self.window.iter().for_each(|part| all.append(part));
        let mut pupil = self.best.clone();
        let (times, rate) = if pupil.knows() { FURTHER } else { ANEW };
        let marks = pupil.learn(&all, times * all.len(), rate, TRUST);
        let weights = "pupil.bin".to_owned();
        save(&self.dir, &weights, &pupil.to_bytes())?;
        Ok(Open {
            weights,
            errors: [marks.before, marks.kept_back],
            played: Vec::new(),
        })
    }

    /// Some seeds more, and the verdict if there is one.
    fn at_the_gate(&mut self, mut open: Open) -> Result<(), Box<dyn Error>> {
        let first = open.played.len() as u64;
        // Never the seeds of lessons.
        let seed = (self.progress.seed ^ (1 << 51)) + self.progress.lesson * 1_000;
        let pupil = taught::<G>(&self.dir.join(&open.weights))?;
        let pupils = [&pupil, &self.best];
        let one = |(): &mut (), number: usize| {
            duel::<G>(pupils, &self.course.gate, seed + first + number as u64)
        };
        let pool = Pool::new(self.threads)?;
        for difference in pool.map(2 * self.threads, || (), one) {
            open.played.push(difference?);
        }
        let mut gate = Gate::new(self.course.gain);
        open.played.iter().for_each(|&more| gate.note(more));
        let verdict = gate.verdict();
        if verdict == Verdict::Open && open.played.len() < MOST_SEEDS {
            self.progress.gate = Some(open);
            return self.keep_progress();
        }
        let (mean, half) = gate.difference();
        let [before, after] = open.errors;
        let line = format!(
            "{},{},{before:.1},{after:.1},{},{mean:.1},{half:.1},{:.2},{verdict:?}",
            self.progress.lesson,
            self.progress.lesson * GAMES,
            gate.seeds(),
            gate.evidence()
        );
        println!("gate: {line}");
        if verdict == Verdict::Better {
            save(&self.dir, "best.bin", &pupil.to_bytes())?;
            self.best = pupil;
        }
        self.keep_progress()?;
        let head = "lesson,games,before,after,seeds,difference,interval,evidence,verdict";
        append(&self.dir, "gates.csv", head, &line)
    }

    fn keep_progress(&self) -> Result<(), Box<dyn Error>> {
        let progress = serde_json::to_vec(&self.progress)?;
        save(&self.dir, "progress.json", &progress)
    }
}

/// The pupil in a file.
fn taught<G: Sketched>(path: &Path) -> Result<Pupil, Box<dyn Error>> {
    let pupil = Pupil::from_bytes::<G>(&fs::read(path)?);
    pupil.map_err(|error| format!("{}: {error}", path.display()).into())
}

fn examples_of(lesson: u64) -> String {
    format!("games-{lesson:06}.bin")
}

/// Writes a file whole or not at all.
fn save(dir: &Path, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let new = dir.join(format!("{name}.new"));
    let mut file = File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, dir.join(name))?;
    Ok(())
}

/// Adds a line to a table.
fn append(dir: &Path, name: &str, head: &str, line: &str) -> Result<(), Box<dyn Error>> {
    let path = dir.join(name);
    let mut text = match path.exists() {
        true => String::new(),
        false => format!("{head}\n"),
    };
    writeln!(text, "{line}")?;
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(text.as_bytes())?;
    Ok(())
}

/// The points of the players, lesson by lesson and as a mean of ten.
fn svg(curve: &str) -> String {
    let column = |line: &str, number: usize| line.split(',').nth(number)?.parse::<f64>().ok();
    let points: Vec<f64> = curve
        .lines()
        .skip(1)
        .filter_map(|line| column(line, 3))
        .collect();
    let smooth: Vec<f64> = (0..points.len())
        .map(|at| {
            let last = &points[at.saturating_sub(9)..=at];
            last.iter().sum::<f64>() / last.len() as f64
        })
        .collect();
    let low = points.iter().copied().fold(f64::INFINITY, f64::min).floor();
    let high = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let high = high.ceil().max(low + 1.0);
    let path = |numbers: &[f64]| -> String {
        let places = numbers.iter().enumerate().map(|(at, number)| {
            let x = 50.0 + 640.0 * at as f64 / points.len().max(2) as f64;
            let y = 290.0 - 270.0 * (number - low) / (high - low);
            format!("{x:.1},{y:.1}")
        });
        places.collect::<Vec<_>>().join(" ")
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 320\" font-family=\"sans-serif\" font-size=\"12\">\
         <text x=\"8\" y=\"24\">{high}</text><text x=\"8\" y=\"294\">{low}</text>\
         <text x=\"50\" y=\"312\">points of the players by lessons of {GAMES} games, {} of them</text>\
         <polyline fill=\"none\" stroke=\"#bbb\" points=\"{}\"/>\
         <polyline fill=\"none\" stroke=\"#06c\" stroke-width=\"2\" points=\"{}\"/></svg>\n",
        points.len(),
        path(&points),
        path(&smooth)
    )
}

//! What every kind of bot promises.

use crate::{BotKind, Intention, Judge, Seen, Series, Simulation, Stop, decide, simulate};
use orrery_core::{Game, Silent, Viewer};
use orrery_kepler::Kepler;
use orrery_outside::Clock;
use orrery_seti::Seti;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A position in the middle of a game, after this many decisions of the greedy bot.
fn position<G: Judge>(options: &G::Options, decisions: usize) -> G {
    let mut game = G::new(options, 5).unwrap();
    let mut choices = Vec::new();
    for number in 0..decisions {
        let seat = game.decision().unwrap().seat;
        choices.clear();
        game.choices(&mut choices);
        let stop = Stop::default();
        let seen = Seen::new(&game, seat, &choices, &stop);
        let index = BotKind::Greedy.build(number as u64).choose(&seen);
        game.apply(choices[index], &mut Silent);
    }
    game
}

/// What a fresh bot chooses here.
fn choose<G: Judge>(kind: BotKind, game: &G, stop: &Stop) -> usize {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let seat = game.decision().unwrap().seat;
    kind.build(7).choose(&Seen::new(game, seat, &choices, stop))
}

/// It plays some decisions; at each it must choose the same again, and in another game that its seat
/// cannot tell from the true one.
fn sees_only_its_view<G: Judge>(kind: BotKind, mut game: G, decisions: usize) {
    let mut choices = Vec::new();
    for number in 0..decisions {
        let Some(decision) = game.decision() else {
            return;
        };
        let stop = Stop::default();
        let index = choose(kind, &game, &stop);
        assert_eq!(index, choose(kind, &game, &stop), "{kind}, again");
        let other = game.determinize(Viewer::Seat(decision.seat), 99);
        assert_ne!(other, game);
        assert_eq!(index, choose(kind, &other, &stop), "{kind}, {number}");
        choices.clear();
        game.choices(&mut choices);
        game.apply(choices[index], &mut Silent);
    }
}

#[test]
fn every_kind_sees_only_its_view_and_repeats_itself() {
    let seti = position::<Seti>(&orrery_seti::Options::default(), 30);
    let kepler = position::<Kepler>(&orrery_kepler::Options::default(), 30);
    for kind in BotKind::ALL
        .into_iter()
        .chain([BotKind::Search(2_000), BotKind::First(2_000)])
    {
        // The strongest are the same program as the standard bot and take their time.
        let (in_seti, in_kepler) = match kind {
            BotKind::Expert | BotKind::Master => (1, 0),
            BotKind::Standard | BotKind::Character(_) => (2, 1),
            _ => (12, 12),
        };
        sees_only_its_view(kind, seti, in_seti);
        sees_only_its_view(kind, kepler, in_kepler);
    }
}

#[test]
fn the_expert_answers_when_it_has_to() {
    fn in_time<G: Judge>(game: &G) {
        let start = Instant::now();
        let endless = BotKind::Search(u32::MAX);
        choose(
            endless,
            game,
            &Stop::after(Duration::from_millis(100), Clock::default()),
        );
        let time = start.elapsed();
        assert!(time < Duration::from_secs(2), "{time:?}");
        let cancelled = Stop::default();
        cancelled.cancel();
        choose(endless, game, &cancelled);
    }
    in_time(&position::<Seti>(&orrery_seti::Options::default(), 30));
    in_time(&position::<Kepler>(&orrery_kepler::Options::default(), 30));
}

/// At the first decision of a turn there is time to think, at the others none: a fresh bot that is told
/// what the last one meant does what one bot would do all the time.
#[test]
fn fresh_bots_carry_out_what_the_last_one_meant_to_do() {
    let mut game = position::<Seti>(&orrery_seti::Options::default(), 30);
    let (kind, hurry) = (BotKind::Search(500), Stop::default());
    hurry.cancel();
    let mut intention = Intention::default();
    let (mut one, mut seat, mut planned) = (kind.build(7), None, 0);
    let mut choices = Vec::new();
    for _ in 0..40 {
        let next = Game::decision(&game).unwrap().seat;
        let stop = if seat.replace(next) == Some(next) {
            hurry.clone()
        } else {
            one = kind.build(7);
            Stop::default()
        };
        choices.clear();
        Game::choices(&game, &mut choices);
        let index = one.choose(&Seen::new(&game, next, &choices, &stop));
        let unknowing = decide::<Seti>(&game, kind, 7, &mut Intention::default(), &stop);
        let told = decide::<Seti>(&game, kind, 7, &mut intention, &stop);
        assert_eq!(told, Some(choices[index].to_string()));
        planned += usize::from(told != unknowing);
        game.apply(choices[index], &mut Silent);
    }
    assert!(planned > 5, "{planned}");
}

type Playing = fn(&Series, &(dyn Fn() + Sync)) -> Result<Simulation, crate::SimulateError>;

/// Victories of the first bot in six games of two.
fn wins(play: Playing, bots: [BotKind; 2]) -> u64 {
    let options: Value = json!({"players": 2});
    let series = Series {
        options,
        games: 6.try_into().unwrap(),
        seed: 3,
        bots: bots.to_vec(),
        threads: 1,
    };
    let result = play(&series, &|| ()).unwrap();
    assert_eq!(result.finished, 6);
    result.scores.sides[0].wins
}

/// Whole games: they end, and chance scores far less.
#[test]
fn greedy_and_novice_play_better_than_chance() {
    for play in [simulate::<Seti>, simulate::<Kepler>] {
        assert_eq!(wins(play, [BotKind::Greedy, BotKind::Random]), 6);
        assert!(wins(play, [BotKind::Novice, BotKind::Random]) >= 5);
    }
}

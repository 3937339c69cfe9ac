//! Games by which people are judged: who moves whose rating, and what does not.

use crate::accounts::{claim, play_out, rated, session, sign_up, visitor};
use crate::kit::{Place, ada, ben, link, look, seat, sit, stranger};
use orrery_bots::BotKind;
use orrery_games::GAMES;
use orrery_outside::Clock;
use orrery_table::{Account, Config, Played, SeatKind, Status, TableError, TableId, Tables};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// Plays as many rated games of another game as it takes until these people count for the ratings of others. Until then
/// nobody's rating has moved.
fn get_known(tables: &Tables, people: [&Account; 3]) {
    for _ in 0..5 {
        let mut new = rated(3);
        new.game = "kepler".to_owned();
        let id = tables.create(visitor(people[0]), &new, &link).unwrap();
        claim(tables, &id, visitor(people[1]), 2).unwrap();
        claim(tables, &id, visitor(people[2]), 3).unwrap();
        tables.resign(&id, people[1].person, seat(2)).unwrap();
        tables.resign(&id, people[2].person, seat(3)).unwrap();
        tables.count_results().unwrap();
    }
    for one in people {
        let (rating, games) = tables.profile(one.person).unwrap().ratings["kepler"];
        assert_eq!((rating.rating, rating.doubt, games), (1500.0, 350.0, 5));
    }
}

/// A rated game that the second one gives up; how it moved both.
fn give_up(tables: &Tables, [one, two]: [&Account; 2]) -> [f64; 2] {
    let id = tables.create(visitor(one), &rated(2), &link).unwrap();
    claim(tables, &id, visitor(two), 2).unwrap();
    tables.resign(&id, two.person, seat(2)).unwrap();
    tables.count_results().unwrap();
    [one, two].map(|who| {
        let last = tables.profile(who.person).unwrap().last;
        let of_table = last.iter().find(|played| played.table == id);
        of_table.unwrap().change
    })
}

/// Accounts that somebody makes to win against them give nothing, however many there are, and neither does the same one
/// again and again.
#[test]
fn nobody_wins_a_rating_from_accounts_made_for_it() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        ..Config::default()
    };
    let tables = Place::new().open_with(GAMES, config);
    let [one, two, three] =
        [ada(), ben(), stranger()].map(|who| sign_up(&tables, who, "Somebody").0);
    get_known(&tables, [&one, &two, &three]);
    for number in 0..4 {
        let (made, _) = sign_up(&tables, session(&format!("made {number}")), "Nobody");
        let [gained, lost] = give_up(&tables, [&one, &made]);
        assert_eq!(gained, 0.0, "a guess is nothing to win");
        assert!(lost < 0.0, "a newcomer is judged by those who are known");
    }
    tables.set_public(one.person, true).unwrap();
    assert!(
        tables.best("comets").unwrap().is_empty(),
        "nothing judged her yet"
    );
    let mut moved = 0;
    for _ in 0..14 {
        let [gained, lost] = give_up(&tables, [&one, &two]);
        assert_eq!(gained > 0.0, lost < 0.0);
        moved += u32::from(gained > 0.0);
    }
    assert_eq!(moved, 10, "the same two people");
    assert_eq!(tables.best("comets").unwrap().len(), 1);
    NOW.fetch_add(31 * 86_400_000, Ordering::SeqCst);
    assert!(give_up(&tables, [&one, &two])[0] > 0.0, "next month");
    // Others say something all the time.
    assert!(give_up(&tables, [&one, &three])[0] > 0.0);
}

#[test]
fn people_are_judged_by_games_to_which_all_agreed() {
    // Where both win, there is nothing to tell apart.
    assert!((0..20).any(|_| somebody_is_judged()));
}

/// False if both have won.
fn somebody_is_judged() -> bool {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Ben");
    let (three, _) = sign_up(&tables, session("of a third one"), "Cem");
    get_known(&tables, [&one, &two, &three]);
    assert_eq!(
        tables.create(stranger(), &rated(2), &link),
        Err(TableError::NoAccount)
    );
    let id = tables.create(visitor(&one), &rated(2), &link).unwrap();
    assert!(look(&tables, &id, stranger()).rated);
    assert_eq!(
        claim(&tables, &id, stranger().into(), 2),
        Err(TableError::NoAccount)
    );
    assert_eq!(
        claim(&tables, &id, visitor(&one), 2),
        Err(TableError::OneSeat)
    );
    claim(&tables, &id, visitor(&two), 2).unwrap();
    play_out(&tables, &id, &[one.person, two.person]);
    tables.count_results().unwrap();
    tables.count_results().unwrap();
    let profiles = [&one, &two].map(|account| tables.profile(account.person).unwrap());
    let ratings = profiles.each_ref().map(|profile| profile.ratings["comets"]);
    assert_eq!(ratings.map(|(_, games)| games), [1, 1], "counted once");
    let sum: f64 = ratings.iter().map(|(rating, _)| rating.rating).sum();
    assert!((sum - 3000.0).abs() < 1e-6, "{ratings:?}");
    let view = look(&tables, &id, one.person);
    let Status::Over { outcome } = &view.status else {
        panic!("it is over");
    };
    if outcome.sides.iter().all(|side| side.won) {
        return false;
    }
    for (index, profile) in profiles.iter().enumerate() {
        let of_table = |played: &&Played| played.table == id;
        let last = profile.last.iter().find(of_table).unwrap();
        let side = &outcome.sides[index];
        assert_eq!((last.won, last.points), (side.won, side.score.into()));
        assert!(last.rated && last.players == 2);
        assert_eq!((last.change > 0.0, last.place == 1), (side.won, side.won));
        let rivals = profile.rivals.iter();
        let [most, next] = rivals.map(|one| one.games).collect::<Vec<_>>()[..] else {
            panic!("{:?}", profile.rivals);
        };
        assert_eq!((most, next), (6, 5));
        assert!(
            profile.rivals.iter().all(|one| one.tag.is_none()),
            "profiles are private"
        );
        let person = [&one, &two][index].person;
        assert!(tables.public_profile(person).unwrap().rivals.is_empty());
        let sum = &profile.games["comets"];
        assert_eq!((sum.games, sum.won), (1, u32::from(side.won)));
    }
    // Only those who want it are shown to everybody.
    assert!(tables.best("comets").unwrap().is_empty());
    assert_eq!(tables.public_account(&two.tag).unwrap(), None);
    tables.set_public(two.person, true).unwrap();
    let best = tables.best("comets").unwrap();
    assert_eq!(best.len(), 1);
    assert_eq!(best[0].tag, two.tag);
    assert!(tables.public_account(&two.tag).unwrap().is_some());
    let named = |who: &Account| tables.public_profile(who.person).unwrap().rivals.len();
    assert_eq!(named(&three), 1);
    assert_eq!((named(&one), named(&two)), (1, 0));
    tables.ban(&two.tag, true).unwrap();
    assert_eq!(named(&one), 0);
    true
}

#[test]
fn whoever_leaves_a_rated_game_has_lost() {
    let tables = Place::new().open();
    let people = [ada(), ben(), stranger()].map(|who| sign_up(&tables, who, "Somebody").0);
    get_known(&tables, people.each_ref());
    let id = tables
        .create(visitor(&people[0]), &rated(3), &link)
        .unwrap();
    claim(&tables, &id, visitor(&people[1]), 2).unwrap();
    claim(&tables, &id, visitor(&people[2]), 3).unwrap();
    // A bot plays on for whoever resigned, and may do well: it does not matter.
    tables.resign(&id, people[1].person, seat(2)).unwrap();
    tables.resign(&id, people[0].person, seat(1)).unwrap();
    tables.count_results().unwrap();
    let of = |index: usize| {
        let last = tables.profile(people[index].person).unwrap().last;
        last.into_iter().find(|played| played.table == id).unwrap()
    };
    let changes = [0, 1, 2].map(|index| of(index).change);
    assert!(
        changes[2] > 0.0 && changes[0] < 0.0 && changes[1] < 0.0,
        "{changes:?}"
    );
    assert!(of(2).won && !of(0).won);
}

/// However somebody goes from a rated game that has begun, they have lost; before it has begun nothing is lost.
#[test]
fn nobody_escapes_from_a_rated_game() {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Ben");
    let (three, _) = sign_up(&tables, stranger(), "Cem");
    get_known(&tables, [&one, &two, &three]);
    let games = |who: &Account| {
        tables.count_results().unwrap();
        let last = tables.profile(who.person).unwrap().last;
        let moved = last.iter().filter(|one| one.change != 0.0);
        moved.map(|one| one.change > 0.0).collect::<Vec<_>>()
    };
    let open = || tables.create(visitor(&one), &rated(2), &link).unwrap();
    let seq = |id: &TableId| look(&tables, id, one.person).seq;
    tables.leave(&open(), one.person, seat(1)).unwrap();
    let id = open();
    tables.close(&id, one.person, seq(&id)).unwrap();
    assert!(games(&one).is_empty());
    let id = open();
    claim(&tables, &id, visitor(&two), 2).unwrap();
    let token = |_| "a link".to_owned();
    assert_eq!(
        tables.pass_on(&id, two.person, seat(2), &token),
        Err(TableError::Forbidden)
    );
    tables.leave(&id, two.person, seat(2)).unwrap();
    assert_eq!((games(&one), games(&two)), (vec![true], vec![false]));
    // Against bots there is nobody to agree with, and nobody to disappoint by closing the table.
    let against_bot = || {
        let mut new = rated(2);
        new.game = "kepler".to_owned();
        new.seats[1] = sit("Corvus", SeatKind::Bot(BotKind::Novice));
        tables.create(visitor(&one), &new, &link).unwrap()
    };
    let id = against_bot();
    // The bot may have moved since one looked.
    while let Err(error) = tables.close(&id, one.person, seq(&id)) {
        assert!(matches!(error, TableError::Stale { .. }), "{error}");
    }
    tables
        .want_stop(&against_bot(), one.person, seat(1), true)
        .unwrap();
    tables.leave(&against_bot(), one.person, seat(1)).unwrap();
    assert_eq!(games(&one).iter().filter(|gained| !**gained).count(), 3);
}

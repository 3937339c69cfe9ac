//! Everything that is sent, to receivers in the test's own process.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

mod receivers;
mod tls;

use orrery_notice::{Door, Failure, Form, Letter, PushKey, Reach, Sending, Smtp, Subscription};
use receivers::{Browser, Post, Web, claims};
use std::net::TcpListener;
use std::time::{Duration, Instant};

const NOW: i64 = 1_795_010_700_000;
const AT_ONCE: Duration = Duration::ZERO;

fn door(smtp: Option<Smtp>) -> Door {
    Door::new(Reach { inside: true }, smtp).unwrap()
}

fn send(door: &Door, what: Sending) -> Result<(), Failure> {
    door.send(vec![what], NOW).pop().unwrap()
}

fn hook(url: &str) -> Sending {
    Sending::Post(Form::Slack.message(url, "It is your turn.", "https://o.example/t/a"))
}

#[test]
fn a_browser_reads_what_its_push_service_cannot() {
    let (web, browser) = (Web::start("201 Created", AT_ONCE), Browser::new());
    let key = PushKey::of(&PushKey::generate().unwrap()).unwrap();
    let to = Subscription {
        endpoint: format!("{}/push/abc?d", web.url),
        p256dh: browser.p256dh(),
        auth: browser.auth(),
    };
    let message = "Твій хід у грі SETI".as_bytes();
    let request = key
        .message(&to, message, "topic", "https://o.example", NOW / 1000)
        .unwrap();
    assert_eq!(send(&door(None), Sending::Post(request)), Ok(()));
    let got = web.next().unwrap();
    assert_eq!(got.path, "/push/abc?d");
    assert!(!got.body.windows(4).any(|bytes| bytes == b"SETI"));
    assert_eq!((got.header("topic"), got.header("ttl")), ("topic", "86400"));
    let (claims, signer) = claims(&got);
    assert_eq!(signer, key.public());
    assert_eq!(claims["aud"], web.url.replace("http:", "https:"));
    assert_eq!(claims["sub"], "https://o.example");
    let expires = claims["exp"].as_i64().unwrap() - NOW / 1000;
    assert!((3600..=86_400).contains(&expires));
    assert_eq!(browser.read(&got), "Твій хід у грі SETI");
}

#[test]
fn a_letter_is_handed_over() {
    let post = Post::start(Some("ada:secret"), "250 ok");
    let smtp = Smtp::parse(&post.url, "orrery@example.org").unwrap();
    let letter = Letter {
        to: "ben@example.org".to_owned(),
        subject: "Dein Zug – 'Oumuamua".to_owned(),
        text: "Hallo Ben\n.\nAm Tisch".to_owned(),
        unsubscribe: Some("https://o.example/off".to_owned()),
    };
    assert_eq!(
        send(&door(Some(smtp)), Sending::Mail(letter.clone())),
        Ok(())
    );
    let got = post.next().unwrap();
    assert_eq!(
        (got.from.as_str(), got.to.as_str()),
        ("orrery@example.org", "ben@example.org")
    );
    assert_eq!(got.subject(), letter.subject);
    assert_eq!(got.text, letter.text.replace('\n', "\r\n"));
    assert_eq!(
        got.heading("List-Unsubscribe"),
        Some("<https://o.example/off>")
    );
    // A wrong password, and a server that refuses.
    let wrong = post.url.replace("secret", "other");
    let smtp = Smtp::parse(&wrong, "orrery@example.org").unwrap();
    let failed = send(&door(Some(smtp)), Sending::Mail(letter.clone()));
    assert!(matches!(failed, Err(Failure::Later(_))), "{failed:?}");
    for (answer, never) in [("451 later", false), ("550 nobody there", true)] {
        let post = Post::start(None, answer);
        let smtp = Smtp::parse(&post.url, "orrery@example.org").unwrap();
        let failed = send(&door(Some(smtp)), Sending::Mail(letter.clone()));
        let told = matches!(failed, Err(Failure::Never(_)));
        assert!(failed.is_err() && told == never, "{failed:?}");
    }
}

#[test]
fn chat_services_are_told_in_their_form() {
    let web = Web::start("200 OK", AT_ONCE);
    let door = door(None);
    for form in Form::ALL {
        let request = form.message(
            &format!("{}/hook", web.url),
            "Your turn",
            "https://o.example",
        );
        assert_eq!(send(&door, Sending::Post(request)), Ok(()));
        let got = web.next().unwrap();
        match form {
            Form::Discord => assert_eq!(got.json()["content"], "Your turn https://o.example"),
            Form::Slack => assert_eq!(got.json()["text"], "Your turn https://o.example"),
            Form::Ntfy => {
                assert_eq!(got.body, b"Your turn");
                assert_eq!(got.header("click"), "https://o.example");
            }
        }
    }
}

#[test]
fn what_receivers_answer_is_understood() {
    let kind = |answer: &'static str| {
        let web = Web::start(answer, AT_ONCE);
        send(&door(None), hook(&web.url))
    };
    assert_eq!(kind("410 Gone"), Err(Failure::Gone));
    assert_eq!(kind("404 Not Found"), Err(Failure::Gone));
    assert!(matches!(kind("503 Later"), Err(Failure::Later(_))));
    assert!(matches!(kind("429 Many"), Err(Failure::Later(_))));
    assert!(matches!(kind("400 Bad"), Err(Failure::Never(_))));
}

#[test]
fn nobody_is_led_elsewhere() {
    let other = Web::start("200 OK", AT_ONCE);
    let head = format!("302 Found\r\nlocation: {}/inside", other.url);
    let web = Web::start(head.leak(), AT_ONCE);
    let sent = send(&door(None), hook(&web.url));
    assert!(matches!(sent, Err(Failure::Never(_))), "{sent:?}");
    assert!(other.is_quiet());
}

/// Whoever names an address cannot make the server knock at doors inside.
#[test]
fn nothing_inside_is_reached() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let door = Door::new(Reach::default(), None).unwrap();
    for url in [
        format!("http://127.0.0.1:{port}/"),
        format!("https://127.0.0.1:{port}/"),
        "https://127.0.0.1/".to_owned(),
        "https://localhost/".to_owned(),
        "https://[::1]/".to_owned(),
        "https://[::ffff:127.0.0.1]/".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://10.0.0.1/".to_owned(),
        "https://0.0.0.0/".to_owned(),
        "https://2130706433/".to_owned(),
        "https://0x7f.1/".to_owned(),
        "file:///etc/passwd".to_owned(),
    ] {
        let began = Instant::now();
        let sent = send(&door, hook(&url));
        assert!(
            matches!(&sent, Err(Failure::Never(_))) || url.contains("0x7f"),
            "{url}: {sent:?}"
        );
        assert!(sent.is_err() && began.elapsed() < Duration::from_secs(9));
    }
    assert!(listener.accept().is_err(), "somebody knocked");
}

#[test]
fn a_slow_receiver_keeps_nobody_waiting_for_long() {
    let (slow, quick) = (
        Web::start("200 OK", Duration::from_secs(60)),
        Web::start("200 OK", AT_ONCE),
    );
    let gone = TcpListener::bind("127.0.0.1:0").unwrap();
    let down = format!("http://{}", gone.local_addr().unwrap());
    drop(gone);
    let began = Instant::now();
    let mut all = vec![hook(&slow.url); 10];
    all.push(hook(&down));
    all.push(hook(&quick.url));
    let mut sent = door(None).send(all, NOW);
    assert_eq!(sent.pop(), Some(Ok(())));
    let late = |one: &Result<(), Failure>| matches!(one, Err(Failure::Later(_)));
    assert!(sent.iter().all(late), "{sent:?}");
    let took = began.elapsed();
    assert!(
        (Duration::from_secs(9)..Duration::from_secs(20)).contains(&took),
        "{took:?}"
    );
    assert!(quick.next().is_some());
}

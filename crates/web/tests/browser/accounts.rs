//! An account with a passkey, in a browser whose authenticator exists in software only: sign up, sign in elsewhere,
//! play, come back.

use crate::cdp::{Browser, Page};
use crate::kit::Server;
use crate::{CHOICE, choose, visit};
use data_encoding::BASE64;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Browsers make passkeys for names, not for numbers.
pub fn named(url: &str) -> String {
    url.replace("127.0.0.1", "localhost")
}

/// A tab with an authenticator that says yes.
pub fn with_authenticator(browser: &mut Browser) -> (Page, String) {
    let page = browser.stranger();
    browser.call_on(&page, "WebAuthn.enable", &json!({}));
    let options = json!({"options": {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    }});
    let added = browser.call_on(&page, "WebAuthn.addVirtualAuthenticator", &options);
    let id = added["authenticatorId"].as_str().unwrap().to_owned();
    (page, id)
}

/// Carries the passkeys of one authenticator to another, as a password manager does.
fn carry(browser: &mut Browser, (from, id): (&Page, &str), (to, other): (&Page, &str)) {
    let held = browser.call_on(
        from,
        "WebAuthn.getCredentials",
        &json!({"authenticatorId": id}),
    );
    for credential in held["credentials"].as_array().unwrap() {
        let mut credential: Value = credential.clone();
        // Those that are carried do not count.
        credential["signCount"] = json!(credential["signCount"].as_u64().unwrap() + 10);
        let params = json!({"authenticatorId": other, "credential": credential});
        browser.call_on(to, "WebAuthn.addCredential", &params);
    }
}

#[test]
fn sign_up_sign_in_elsewhere_play_and_come_back() {
    let (server, mut browser, _) = visit();
    let url = named(&server.url);
    let (ada, key) = with_authenticator(&mut browser);
    browser.open(&ada, &url);
    browser.eval(&ada, "localStorage.setItem('intro-closed', 'yes')");
    // A game that is there before the account.
    browser.open(&ada, &format!("{url}/new?game=comets"));
    browser.click(&ada, "form.new button.main");
    browser.until(&ada, "document.querySelector('#table')");
    let table = browser.eval(&ada, "location.pathname");
    let table = table.as_str().unwrap().to_owned();
    browser.open(&ada, &format!("{url}/account"));
    browser.until(
        &ada,
        "!document.querySelector('[data-passkey=create]').hidden",
    );
    assert!(!browser.seen(&ada, "[data-without-passkeys]"));
    browser.eval(&ada, "document.querySelector('#new-name').value = 'Ada'");
    browser.click(&ada, "[data-passkey=create] button");
    browser.until(
        &ada,
        "document.querySelector('.me h1')?.textContent.startsWith('Ada')",
    );
    assert_eq!(browser.count(&ada, ".dev"), 2, "a passkey and a device");
    // Somewhere else, with the same passkey.
    let (phone, other) = with_authenticator(&mut browser);
    carry(&mut browser, (&ada, &key), (&phone, &other));
    browser.open(&phone, &format!("{url}/account"));
    browser.until(
        &phone,
        "!document.querySelector('[data-passkey=get]').hidden",
    );
    browser.click(&phone, "[data-passkey=get] button");
    browser.until(
        &phone,
        "document.querySelector('.me h1')?.textContent.startsWith('Ada')",
    );
    assert_eq!(browser.count(&phone, ".dev"), 3);
    browser.open(&phone, &format!("{url}{table}"));
    browser.until(&phone, &format!("document.querySelector('{CHOICE}')"));
    choose(&mut browser, &phone);
    // What was played there is seen here, live.
    browser.open(&ada, &format!("{url}{table}"));
    browser.until(&ada, &format!("document.querySelector('{CHOICE}')"));
    choose(&mut browser, &ada);
    let played = "document.getElementById('table').dataset.seq";
    let now = browser.eval(&ada, played);
    // A bot may have gone on meanwhile.
    browser.until(&phone, &format!("Number({played}) >= {now}"));
    // Come back: signed out here, and in again.
    browser.open(&ada, &format!("{url}/account"));
    browser.click(&ada, "form[action='/account/leave'] button");
    browser.until(&ada, "location.pathname === '/'");
    browser.open(&ada, &format!("{url}/account"));
    let home = browser.text(&ada, "main");
    assert!(!home.contains("Passkeys and devices"), "{home}");
    browser.until(&ada, "!document.querySelector('[data-passkey=get]').hidden");
    // Meanwhile the other authenticator has signed, so this one has to catch up.
    let held = browser.call_on(
        &ada,
        "WebAuthn.getCredentials",
        &json!({"authenticatorId": key}),
    );
    let mut credential = held["credentials"][0].clone();
    credential["signCount"] = json!(100);
    let id = credential["credentialId"].clone();
    let gone = json!({"authenticatorId": key, "credentialId": id});
    browser.call_on(&ada, "WebAuthn.removeCredential", &gone);
    let back = json!({"authenticatorId": key, "credential": credential});
    browser.call_on(&ada, "WebAuthn.addCredential", &back);
    browser.click(&ada, "[data-passkey=get] button");
    browser.until(
        &ada,
        "document.querySelector('.me h1')?.textContent.startsWith('Ada')",
    );
    // Removed by the other device, it does not open any more, and the page says so.
    browser.open(&phone, &format!("{url}/account"));
    browser.click(&phone, "form[action='/account/remove'] button");
    browser.until(&phone, "document.querySelectorAll('.dev').length === 2");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_code_links_another_device_without_script() {
    let (server, mut browser, ada) = visit();
    browser.without_script(&ada);
    browser.open(&ada, &format!("{}/account", server.url));
    // By a number there are no passkeys, and the page says where there are.
    assert!(browser.text(&ada, "main").contains("http://localhost:"));
    browser.eval(&ada, "document.querySelector('#plain-name').value = 'Ada'");
    browser.click(&ada, "form[action='/account/new'] button");
    browser.until(&ada, "document.querySelector('.me')");
    browser.click(&ada, "form[action^='/account/link'] button");
    browser.until(&ada, "document.querySelector('.big-code')");
    let code = browser.text(&ada, ".big-code");
    let phone = browser.stranger();
    browser.without_script(&phone);
    browser.open(&phone, &format!("{}/link", server.url));
    let fill = format!("document.querySelector('.code-in').value = {}", json!(code));
    browser.eval(&phone, &fill);
    browser.click(&phone, ".field button");
    browser.until(
        &phone,
        "document.querySelector('h1')?.textContent.includes('Ada')",
    );
    browser.click(&phone, ".door button");
    browser.until(
        &phone,
        "document.querySelector('.me h1')?.textContent.startsWith('Ada')",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A mail server: where it is, and what it is given, each letter with its receiver.
pub fn mail_server() -> (String, Receiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let place = listener.local_addr().unwrap();
    let (tell, got) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            take_letter(&stream, &tell);
        }
    });
    (format!("smtp://{place}"), got)
}

fn take_letter(stream: &TcpStream, tell: &Sender<(String, String)>) {
    let (mut lines, mut writer) = (BufReader::new(stream).lines(), stream);
    let mut say = |text: &str| drop(write!(writer, "{text}\r\n"));
    say("220 ready");
    let mut to = String::new();
    while let Some(Ok(line)) = lines.next() {
        if let Some(receiver) = line.strip_prefix("RCPT TO:<") {
            to = receiver.trim_end_matches('>').to_owned();
        }
        if line != "DATA" {
            say("250 ok");
            continue;
        }
        say("354 go on");
        let letter = lines.by_ref().map_while(Result::ok);
        let letter: Vec<String> = letter.take_while(|line| line != ".").collect();
        let body = letter.iter().skip_while(|line| !line.is_empty());
        let body = BASE64.decode(body.cloned().collect::<String>().as_bytes());
        let body = String::from_utf8(body.unwrap()).unwrap();
        let _ = tell.send((to.clone(), body));
        say("250 ok");
    }
}

#[test]
fn a_link_by_e_mail_opens_the_account_once() {
    let (post, letters) = mail_server();
    let server = Server::writing(&post);
    let mut browser = Browser::start();
    let url = server.url.clone();
    let letter = || letters.recv_timeout(Duration::from_secs(10)).unwrap();
    let link = |body: &str| {
        let word = body
            .split_whitespace()
            .find(|word| word.contains("/enter/"));
        word.unwrap().to_owned()
    };
    let ask = |browser: &mut Browser, page: &Page, mail: &str| {
        browser.open(page, &format!("{url}/account"));
        let fill = format!(
            "document.querySelector('[name=mail]').value = {}",
            json!(mail)
        );
        browser.eval(page, &fill);
        browser.click(page, "form[action='/account/mail']:has([name=mail]) button");
        browser.until(
            page,
            "document.querySelector('h1')?.textContent === 'Check your e-mail'",
        );
        browser.text(page, "main")
    };
    let ada = browser.stranger();
    browser.open(&ada, &format!("{url}/account"));
    browser.eval(&ada, "document.querySelector('#plain-name').value = 'Ada'");
    browser.click(&ada, "form[action='/account/new'] button");
    browser.until(&ada, "document.querySelector('.me')");
    ask(&mut browser, &ada, "Ada@Example.org");
    let (to, body) = letter();
    assert_eq!(to, "ada@example.org");
    let proof = link(&body);
    // Whoever only reads the letter cannot make the address that of an account.
    let eve = browser.stranger();
    browser.open(&eve, &proof);
    assert!(browser.text(&eve, "main").contains("Sign in first"));
    browser.open(&ada, &proof);
    browser.click(&ada, ".door button");
    browser.until(
        &ada,
        "document.querySelector('.acc')?.innerText.includes('ada@example.org')",
    );
    // Elsewhere the address opens the account; an unknown one is told the same, and gets nothing.
    let phone = browser.stranger();
    let unknown = ask(&mut browser, &phone, "nobody@example.org");
    assert_eq!(ask(&mut browser, &phone, "ada@example.org"), unknown);
    let (to, body) = letter();
    assert_eq!(to, "ada@example.org", "nobody else was written to");
    let once = link(&body);
    browser.open(&phone, &once);
    browser.click(&phone, ".door button");
    browser.until(
        &phone,
        "document.querySelector('.me h1')?.textContent.startsWith('Ada')",
    );
    browser.open(&eve, &once);
    assert!(
        browser
            .text(&eve, "main")
            .contains("does not open anything")
    );
    assert!(letters.try_recv().is_err());
}

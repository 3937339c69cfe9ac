//! An account with a passkey, in a browser whose authenticator exists in software only: sign up, sign in elsewhere,
//! play, come back.

use crate::cdp::{Browser, Page};
use crate::{CHOICE, choose, visit};
use serde_json::{Value, json};

/// Browsers make passkeys for names, not for numbers.
fn named(url: &str) -> String {
    url.replace("127.0.0.1", "localhost")
}

/// A tab with an authenticator that says yes.
fn with_authenticator(browser: &mut Browser) -> (Page, String) {
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
    browser.until(&phone, &format!("{played} === {now}"));
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
    browser.click(&ada, ".door details summary");
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

//! Web Push: messages that only one browser can read (RFC 8291), signed by the server that sends them (RFC 8292).

use crate::door::Request;
use crate::place::{NotAPlace, Place, Reach};
use data_encoding::BASE64URL_NOPAD as BASE64;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING as ES256, EcdsaKeyPair, KeyPair as _};
use ring::{aead, hkdf};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How long a signature is good for, in seconds; no more than a day is allowed.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// How long a push service keeps a message for a browser that is away, in seconds.
const KEEPS: u32 = 24 * 60 * 60;

/// The longest message: what is left of 4096 bytes, with room to spare.
const MAX: usize = 3000;

/// The size of a record, which holds the whole message.
const RECORD: u32 = 4096;

/// The push services of the browsers that there are: names, and with a dot in front all names below one.
const SERVICES: [&str; 6] = [
    "fcm.googleapis.com",
    "jmt17.google.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".push.apple.com",
    ".notify.windows.com",
];

/// Which push services messages go to. A browser says itself where its own is; without a list, anybody could have this
/// server knock at any door in the world, or wait there.
#[derive(Clone, Debug, Default)]
pub struct Services {
    /// More than those of the known browsers.
    pub more: Vec<String>,
    /// See [`Reach`]; whoever reaches inside takes any.
    pub reach: Reach,
}

impl Services {
    fn include(&self, host: &str) -> bool {
        let known = SERVICES
            .into_iter()
            .chain(self.more.iter().map(String::as_str));
        let mut known = known.map(str::to_ascii_lowercase);
        self.reach.inside
            || known.any(|name| match name.starts_with('.') {
                true => host.ends_with(&name),
                false => host == name,
            })
    }
}

/// The key by which push services know this server.
pub struct PushKey {
    pair: EcdsaKeyPair,
}

/// Why there is no key, or no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a key for Web Push")]
pub struct NotAKey;

impl From<Unspecified> for NotAKey {
    fn from(_: Unspecified) -> Self {
        Self
    }
}

impl PushKey {
    /// The bytes of a new key, to be kept where nobody else reads them.
    pub fn generate() -> Result<Vec<u8>, NotAKey> {
        let bytes = EcdsaKeyPair::generate_pkcs8(&ES256, &SystemRandom::new())?;
        Ok(bytes.as_ref().to_vec())
    }

    /// The key that was kept.
    pub fn of(bytes: &[u8]) -> Result<Self, NotAKey> {
        let pair = EcdsaKeyPair::from_pkcs8(&ES256, bytes, &SystemRandom::new());
        Ok(Self {
            pair: pair.map_err(|_| NotAKey)?,
        })
    }

    /// What browsers are told, so that nobody else can send to them.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// Proves to a push service who sends, and whom to ask about it.
    fn authorization(
        &self,
        place: &Place,
        contact: &str,
        seconds: i64,
    ) -> Result<String, Unspecified> {
        let audience = format!("https://{}", place.name());
        let head = json!({"typ": "JWT", "alg": "ES256"}).to_string();
        let claims = json!({"aud": audience, "exp": seconds + GOOD_FOR, "sub": contact});
        let claims = claims.to_string();
        let text = format!(
            "{}.{}",
            BASE64.encode(head.as_bytes()),
            BASE64.encode(claims.as_bytes())
        );
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes())?;
        let signature = BASE64.encode(signature.as_ref());
        Ok(format!("vapid t={text}.{signature}, k={}", self.public()))
    }

    /// A message to a browser as a push service takes it. `contact` is whom the service may ask about it, a `mailto:` or
    /// `https:` address; `seconds` is the time since 1970. A newer message with the same topic takes the place of
    /// one that still waits.
    pub fn message(
        &self,
        to: &Subscription,
        message: &[u8],
        topic: &str,
        contact: &str,
        seconds: i64,
    ) -> Result<Request, NotAKey> {
        let to_place = to.place(Reach { inside: true }).map_err(|_| NotAKey)?;
        let headers = vec![
            (
                "authorization",
                self.authorization(&to_place, contact, seconds)?,
            ),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEEPS.to_string()),
            ("urgency", "normal".to_owned()),
            ("topic", topic.chars().take(32).collect()),
        ];
        Ok(Request {
            url: to.endpoint.clone(),
            headers,
            body: to.seal(message)?,
        })
    }
}

/// Where a browser is reached, and how to write to it, as it says so itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    /// The address at its push service.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// What it shares with whoever may write to it.
    pub auth: String,
}

impl Subscription {
    fn place(&self, reach: Reach) -> Result<Place, NotAPlace> {
        Place::parse(&self.endpoint, reach)
    }

    /// The same in its shortest form; an error unless messages can be sent there.
    pub fn checked(&self, services: &Services) -> Result<Self, NotAPlace> {
        let place = self.place(services.reach)?;
        self.seal(b"").map_err(|_| NotAPlace)?;
        let (theirs, auth) = self.keys().map_err(|_| NotAPlace)?;
        match services.include(&place.host) {
            true => Ok(Self {
                endpoint: self.endpoint.clone(),
                p256dh: BASE64.encode(&theirs),
                auth: BASE64.encode(&auth),
            }),
            false => Err(NotAPlace),
        }
    }

    /// The public key of the browser, and what it shares.
    fn keys(&self) -> Result<(Vec<u8>, Vec<u8>), NotAKey> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=').as_bytes());
        let (theirs, auth) = (read(&self.p256dh), read(&self.auth));
        let (theirs, auth) = (theirs.map_err(|_| NotAKey)?, auth.map_err(|_| NotAKey)?);
        match auth.len() == 16 {
            true => Ok((theirs, auth)),
            false => Err(NotAKey),
        }
    }

    /// Encrypts a message: its head and one record.
    fn seal(&self, message: &[u8]) -> Result<Vec<u8>, NotAKey> {
        let (theirs, auth) = self.keys()?;
        if message.len() > MAX {
            return Err(NotAKey);
        }
        let mine = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
        let public = mine.compute_public_key()?;
        let mut salt = [0; 16];
        orrery_outside::fill(&mut salt).map_err(|_| NotAKey)?;
        let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
        agree_ephemeral(mine, &peer, |shared| {
            let secrets = Secrets {
                shared,
                auth: &auth,
                theirs: &theirs,
                mine: public.as_ref(),
                salt: &salt,
            };
            secrets.seal(message).map_err(NotAKey::from)
        })?
    }
}

/// What the key of a message is made of.
struct Secrets<'a> {
    shared: &'a [u8],
    auth: &'a [u8],
    theirs: &'a [u8],
    mine: &'a [u8],
    salt: &'a [u8; 16],
}

/// So many bytes of a derived key.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(key: &hkdf::Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    key.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

impl Secrets<'_> {
    fn seal(&self, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let (key, nonce) = self.keys()?;
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key)?;
        let mut text = message.to_vec();
        // The last record of a message ends with a 2.
        text.push(2);
        aead::LessSafeKey::new(key).seal_in_place_append_tag(
            aead::Nonce::assume_unique_for_key(nonce),
            aead::Aad::empty(),
            &mut text,
        )?;
        let mut sealed = self.salt.to_vec();
        sealed.extend(RECORD.to_be_bytes());
        sealed.push(self.mine.len() as u8);
        sealed.extend(self.mine);
        sealed.extend(text);
        Ok(sealed)
    }

    /// The key and the number that is used once (RFC 8291, 3.4).
    fn keys(&self) -> Result<([u8; 16], [u8; 12]), Unspecified> {
        let auth = hkdf::Salt::new(hkdf::HKDF_SHA256, self.auth).extract(self.shared);
        let input: [u8; 32] = derive(&auth, &[b"WebPush: info\0", self.theirs, self.mine])?;
        let key = hkdf::Salt::new(hkdf::HKDF_SHA256, self.salt).extract(&input);
        Ok((
            derive(&key, &[b"Content-Encoding: aes128gcm\0"])?,
            derive(&key, &[b"Content-Encoding: nonce\0"])?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<u8> {
        BASE64.decode(text.as_bytes()).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_sealed_as_the_standard_does_it() {
        let secrets = Secrets {
            shared: &read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            auth: &read("BTBZMqHH6r4Tts7J_aSIgg"),
            theirs: &read(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            mine: &read(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            salt: &read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        };
        let sealed = secrets.seal(b"When I grow up, I want to be a watermelon");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(&sealed.unwrap()), expected);
    }

    #[test]
    fn a_key_that_was_kept_is_the_same() {
        let bytes = PushKey::generate().unwrap();
        let key = PushKey::of(&bytes).unwrap();
        assert_eq!(key.public(), PushKey::of(&bytes).unwrap().public());
        assert_eq!(read(&key.public()).len(), 65);
        assert!(PushKey::of(&bytes[1..]).is_err());
    }

    #[test]
    fn nonsense_is_no_subscription() {
        let good = Subscription {
            endpoint: "https://push.example/abc".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg==".to_owned(),
        };
        let services = Services {
            more: vec!["Push.example".to_owned()],
            reach: Reach::default(),
        };
        let check = |one: &Subscription| one.checked(&services);
        // However it is written down, it is kept in one way and no longer than that.
        let padded = Subscription {
            p256dh: format!("{}{}", good.p256dh, "=".repeat(50_000)),
            ..good.clone()
        };
        let kept = check(&padded).unwrap();
        assert_eq!((kept.p256dh.len(), kept.auth.len()), (87, 22));
        assert_eq!(check(&good), Ok(kept));
        for (endpoint, p256dh, auth) in [
            ("http://push.example/abc", &good.p256dh, &good.auth),
            (&good.endpoint, &good.auth, &good.auth),
            (&good.endpoint, &"BCVx".to_owned(), &good.auth),
            (&good.endpoint, &"A".repeat(87), &good.auth),
            (&good.endpoint, &good.p256dh, &"BTBZ".to_owned()),
            (&good.endpoint, &good.p256dh, &"é".to_owned()),
        ] {
            let wrong = Subscription {
                endpoint: endpoint.to_owned(),
                p256dh: p256dh.clone(),
                auth: auth.clone(),
            };
            assert_eq!(check(&wrong), Err(NotAPlace), "{wrong:?}");
        }
    }

    #[test]
    fn only_push_services_are_told() {
        let services = Services::default();
        let hosts = [
            ("fcm.googleapis.com", true),
            ("db5p.notify.windows.com", true),
            ("web.push.apple.com", true),
            ("push.example", false),
            ("notify.windows.com.example", false),
            ("xnotify.windows.com", false),
            ("evilfcm.googleapis.com", false),
        ];
        for (host, known) in hosts {
            assert_eq!(services.include(host), known, "{host}");
        }
    }
}

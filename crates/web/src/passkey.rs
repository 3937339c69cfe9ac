//! Passkeys (WebAuthn): whether what a browser sends was signed by the device it claims, for this site, just now.
//!
//! No attestation is asked for, so the maker of a device proves nothing, and the public key is taken as browsers hand
//! it out (`getPublicKey`): what an attestation object would say about it would be no more than hearsay either.

use data_encoding::BASE64URL_NOPAD;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

/// What a passkey is made for and signs for: the name of the host, and the address as the browser sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) host: &'a str,
    pub(crate) origin: &'a str,
}

/// What the browser says it asked for.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Client {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// The flags of what an authenticator says: somebody was there, and proved to be its owner; a key comes along.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const KEY: u8 = 1 << 6;

/// Where its parts begin, after the hash of the host.
const FLAGS: usize = 32;
const HEAD: usize = 37;
/// After the head of a new key comes the model of the device.
const MODEL: usize = 16;

/// The longest id of a key.
const MAX_ID: usize = 1023;

/// The text that this browser was asked to have signed, if it was asked here and for this purpose.
pub(crate) fn challenge(place: Place<'_>, purpose: &str, client: &[u8]) -> Option<String> {
    let client: Client = serde_json::from_slice(client).ok()?;
    let asked = client.r#type == purpose && client.origin == place.origin && !client.cross_origin;
    let text = BASE64URL_NOPAD.decode(client.challenge.as_bytes()).ok()?;
    String::from_utf8(text).ok().filter(|_| asked)
}

/// What an authenticator says if it speaks of this site and its owner was there: its flags, and how often it signed.
fn head(place: Place<'_>, data: &[u8]) -> Option<(u8, u32)> {
    let hash = Sha256::digest(place.host);
    let (flags, counter) = (*data.get(FLAGS)?, data.get(FLAGS + 1..HEAD)?);
    let ours = data.get(..FLAGS)? == hash.as_slice();
    let there = flags & PRESENT != 0 && flags & VERIFIED != 0;
    let counter = u32::from_be_bytes(counter.try_into().ok()?);
    (ours && there).then_some((flags, counter))
}

/// The id and the counter of a new passkey with this public key.
pub(crate) fn made(place: Place<'_>, data: &[u8], key: &[u8]) -> Option<(Vec<u8>, u32)> {
    let (flags, counter) = head(place, data)?;
    let rest = data.get(HEAD + MODEL..).filter(|_| flags & KEY != 0)?;
    let (long, rest) = rest.split_first_chunk::<2>()?;
    let long = usize::from(u16::from_be_bytes(*long));
    let id = rest.get(..long).filter(|_| (1..=MAX_ID).contains(&long))?;
    kind(key)?;
    Some((id.to_vec(), counter))
}

/// How often a passkey has signed, if this is its signature.
pub(crate) fn signed(
    place: Place<'_>,
    key: &[u8],
    client: &[u8],
    data: &[u8],
    signature: &[u8],
) -> Option<u32> {
    let (_, counter) = head(place, data)?;
    let text = [data, Sha256::digest(client).as_slice()].concat();
    is_signature(kind(key)?, &text, signature).then_some(counter)
}

/// The heads of public keys as they stand in certificates, before the key itself.
const P256: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
const EDWARDS: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
/// The lengths aside, which are two bytes each for all keys that are long enough.
const RSA: (&[u8], &[u8]) = (
    b"\x30\x82",
    b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00\x03\x82",
);

/// How a key signs.
#[derive(Clone, Copy)]
enum Kind {
    P256,
    Edwards,
    Rsa,
}

/// A public key, and how it signs.
fn kind(key: &[u8]) -> Option<(Kind, &[u8])> {
    if let Some(point) = key.strip_prefix(P256).filter(|point| point.len() == 65) {
        return Some((Kind::P256, point));
    }
    if let Some(point) = key.strip_prefix(EDWARDS).filter(|point| point.len() == 32) {
        return Some((Kind::Edwards, point));
    }
    let rest = key.strip_prefix(RSA.0)?.get(2..)?;
    let key = rest.strip_prefix(RSA.1)?.get(2..)?.strip_prefix(b"\0")?;
    Some((Kind::Rsa, key))
}

#[cfg(feature = "serve")]
fn is_signature((kind, key): (Kind, &[u8]), text: &[u8], signature: &[u8]) -> bool {
    use ring::signature::{
        ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
        VerificationAlgorithm,
    };
    let how: &dyn VerificationAlgorithm = match kind {
        Kind::P256 => &ECDSA_P256_SHA256_ASN1,
        Kind::Edwards => &ED25519,
        Kind::Rsa => &RSA_PKCS1_2048_8192_SHA256,
    };
    let key = UnparsedPublicKey::new(how, key);
    key.verify(text, signature).is_ok()
}

/// Where there is no server, nobody signs in.
#[cfg(not(feature = "serve"))]
fn is_signature(_: (Kind, &[u8]), _: &[u8], _: &[u8]) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

    const HERE: Place<'_> = Place {
        host: "orrery.test",
        origin: "https://orrery.test:8443",
    };

    fn client(purpose: &str, origin: &str) -> Vec<u8> {
        let challenge = BASE64URL_NOPAD.encode(b"a challenge");
        format!(
            "{{\"type\":\"{purpose}\",\"challenge\":\"{challenge}\",\"origin\":\"{origin}\",\"other\":[1]}}"
        )
        .into_bytes()
    }

    fn data(host: &str, flags: u8, rest: &[u8]) -> Vec<u8> {
        let mut data = Sha256::digest(host).to_vec();
        data.push(flags);
        data.extend(7u32.to_be_bytes());
        data.extend(rest);
        data
    }

    #[test]
    fn a_challenge_is_for_one_purpose_and_one_place() {
        let get = |client: &[u8]| challenge(HERE, "webauthn.get", client);
        assert_eq!(
            get(&client("webauthn.get", HERE.origin)).as_deref(),
            Some("a challenge")
        );
        for (purpose, origin) in [
            ("webauthn.create", HERE.origin),
            ("webauthn.get", "https://orrery.test"),
            ("webauthn.get", "http://orrery.test:8443"),
            ("webauthn.get", "https://evil.test:8443"),
        ] {
            assert_eq!(get(&client(purpose, origin)), None, "{purpose} {origin}");
        }
        let framed = String::from_utf8(client("webauthn.get", HERE.origin)).unwrap();
        let framed = framed.replace("\"other\":[1]", "\"crossOrigin\":true");
        assert_eq!(get(framed.as_bytes()), None);
        assert_eq!(get(b"{}"), None);
    }

    #[test]
    fn only_the_owner_of_the_key_signs_and_only_for_this_site() {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(kind, pair.as_ref(), &random).unwrap();
        let edwards = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
        let edwards = Ed25519KeyPair::from_pkcs8(edwards.as_ref()).unwrap();
        let keys = [
            [P256, pair.public_key().as_ref()].concat(),
            [EDWARDS, edwards.public_key().as_ref()].concat(),
        ];
        let client = client("webauthn.get", HERE.origin);
        let text = |data: &[u8]| [data, Sha256::digest(&client).as_slice()].concat();
        let sign = |which: usize, data: &[u8]| match which {
            0 => pair.sign(&random, &text(data)).unwrap().as_ref().to_vec(),
            _ => edwards.sign(&text(data)).as_ref().to_vec(),
        };
        for which in 0..2 {
            let good = data(HERE.host, PRESENT | VERIFIED, b"");
            let signature = sign(which, &good);
            let check = |key: &[u8], client: &[u8], data: &[u8], signature: &[u8]| {
                signed(HERE, key, client, data, signature)
            };
            assert_eq!(check(&keys[which], &client, &good, &signature), Some(7));
            assert_eq!(check(&keys[1 - which], &client, &good, &signature), None);
            assert_eq!(check(&keys[which], b"{}", &good, &signature), None);
            assert_eq!(check(&keys[which], &client, &good, &signature[1..]), None);
            let mut later = good.clone();
            later[HEAD - 1] = 9;
            assert_eq!(check(&keys[which], &client, &later, &signature), None);
            // Signed, but for another site, without anybody there, or without proof of who it was.
            for wrong in [
                data("evil.test", PRESENT | VERIFIED, b""),
                data(HERE.host, VERIFIED, b""),
                data(HERE.host, PRESENT, b""),
            ] {
                let signature = sign(which, &wrong);
                assert_eq!(check(&keys[which], &client, &wrong, &signature), None);
            }
        }
    }

    #[test]
    fn a_new_key_has_an_id_and_a_kind_that_is_known() {
        let key = [P256, &[4; 65]].concat();
        let rest = |id: &[u8]| {
            let long = (id.len() as u16).to_be_bytes();
            [&[0; MODEL][..], &long, id, b"the key as CBOR"].concat()
        };
        let flags = PRESENT | VERIFIED | KEY;
        let good = data(HERE.host, flags, &rest(b"an id"));
        assert_eq!(made(HERE, &good, &key), Some((b"an id".to_vec(), 7)));
        assert_eq!(made(HERE, &good, &key[1..]), None);
        assert_eq!(made(HERE, &good, b""), None);
        let bare = data(HERE.host, PRESENT | VERIFIED, &rest(b"an id"));
        let nameless = data(HERE.host, flags, &rest(b""));
        let long = data(HERE.host, flags, &rest(&[1; 2000]));
        for wrong in [&bare, &nameless, &long, &good[..59].to_vec(), &Vec::new()] {
            assert_eq!(made(HERE, wrong, &key), None);
        }
    }
}

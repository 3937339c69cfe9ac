//! Addresses on the web: what may be reached at all.
//!
//! Whoever names an address must not be able to make this server knock at doors inside its own network. So it has to be
//! https at the usual port, and the number that its name stands for has to be a public one; the door connects
//! to the very number that was looked at.

use hyper::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The longest address.
const MAX: usize = 1000;

/// How far notices may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// Also without encryption, at any port, and to private numbers: for tests.
    pub inside: bool,
}

/// Why something is no address for notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an address that may be reached")]
pub struct NotAPlace;

/// Where something is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) secure: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Path and query.
    pub(crate) path: String,
}

impl Place {
    pub(crate) fn parse(text: &str, reach: Reach) -> Result<Self, NotAPlace> {
        if text.len() > MAX {
            return Err(NotAPlace);
        }
        let uri: Uri = text.parse().map_err(|_| NotAPlace)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if reach.inside => false,
            _ => return Err(NotAPlace),
        };
        let authority = uri.authority().ok_or(NotAPlace)?;
        let host = authority.host().trim_matches(['[', ']']);
        let usual = if secure { 443 } else { 80 };
        let port = authority.port_u16().unwrap_or(usual);
        let odd = authority.as_str().contains('@') || host.is_empty();
        if odd || (port != usual && !reach.inside) {
            return Err(NotAPlace);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Self {
            secure,
            host: host.to_ascii_lowercase(),
            port,
            path: path.to_owned(),
        })
    }

    /// What the receiver is called in the request.
    pub(crate) fn name(&self) -> String {
        let host = match self.host.contains(':') {
            true => format!("[{}]", self.host),
            false => self.host.clone(),
        };
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => host,
            (_, port) => format!("{host}:{port}"),
        }
    }
}

/// The host of an address that may be reached, in small letters.
pub fn host(text: &str, reach: Reach) -> Result<String, NotAPlace> {
    Place::parse(text, reach).map(|place| place.host)
}

/// True if everybody on the internet means the same machine by this number.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public_v4(address),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !special
}

/// What is given out is in 2000::/3; there, what stands for other networks or for none is left out.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given = a & 0xe000 == 0x2000;
    let tunnels = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    let examples = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    given && !tunnels && !examples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_numbers_are_reached() {
        for inside in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn an_address_is_https_at_the_usual_port() {
        let place = |text: &str| Place::parse(text, Reach::default());
        let good = place("https://Push.example/a/b?c=d").unwrap();
        assert_eq!(
            (good.name().as_str(), good.path.as_str()),
            ("push.example", "/a/b?c=d")
        );
        assert!(place("https://push.example:443/").is_ok());
        for wrong in [
            "",
            "push.example",
            "/a",
            "http://push.example/",
            "ftp://push.example/",
            "https://push.example:22/",
            "https://user@push.example/",
            "https:///a",
            "https://push.example/\r\nX: y",
            &format!("https://push.example/{}", "a".repeat(1000)),
        ] {
            assert_eq!(place(wrong), Err(NotAPlace), "{wrong}");
        }
        let inside = Reach { inside: true };
        let local = Place::parse("http://127.0.0.1:4200/", inside).unwrap();
        assert_eq!(local.name(), "127.0.0.1:4200");
        let local = Place::parse("https://[::1]/", inside).unwrap();
        assert_eq!(
            (local.host.as_str(), local.name().as_str()),
            ("::1", "[::1]")
        );
    }
}

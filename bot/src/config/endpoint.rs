//! Where interactions come in over HTTP, in place of the gateway.

use std::net::SocketAddr;

use super::ConfigError;

/// Where to listen, by its variable.
const LISTEN: &str = "INTERACTIONS_LISTEN";

/// Whose signatures count, by its variable.
const PUBLIC_KEY: &str = "DISCORD_PUBLIC_KEY";

/// Where Discord delivers interactions over HTTP, and the key by which it signs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endpoint {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The application's public key, of Ed25519.
    pub public_key: [u8; 32],
}

impl Endpoint {
    /// What listens at `listen` and trusts `public_key`, 64 hex digits.
    ///
    /// # Errors
    ///
    /// Fails where one of them is something else.
    pub fn new(listen: &str, public_key: &str) -> Result<Self, ConfigError> {
        let listen = listen.parse().map_err(|_| {
            ConfigError::new(LISTEN, "is not an address with a port such as 127.0.0.1:8080")
        })?;
        Ok(Self { listen, public_key: key(public_key)? })
    }
}

/// What the two variables say; none where there is nowhere to listen.
pub(super) fn read(
    listen: Option<&str>,
    public_key: Option<&str>,
) -> Result<Option<Endpoint>, ConfigError> {
    match (listen, public_key) {
        (Some(listen), Some(public_key)) => Endpoint::new(listen, public_key).map(Some),
        (Some(_), None) => Err(ConfigError::new(
            PUBLIC_KEY,
            "is missing: INTERACTIONS_LISTEN needs it, from the application's page in Discord's \
             developer portal",
        )),
        (None, Some(public_key)) => key(public_key).map(|_| None),
        (None, None) => Ok(None),
    }
}

fn key(digits: &str) -> Result<[u8; 32], ConfigError> {
    let mut key = [0; 32];
    match hex::decode_to_slice(digits, &mut key) {
        // A key of zeros is nobody's: anybody can sign by it.
        Ok(()) if key != [0; 32] => Ok(key),
        _ => Err(ConfigError::new(
            PUBLIC_KEY,
            "is not the 64 hexadecimal digits of the application's page in Discord's developer \
             portal",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

    fn error(listen: Option<&str>, public_key: Option<&str>) -> String {
        read(listen, public_key).unwrap_err().to_string()
    }

    #[test]
    fn without_an_address_there_is_no_endpoint() {
        assert_eq!(read(None, None), Ok(None));
        assert_eq!(read(None, Some(KEY)), Ok(None));
        let endpoint = read(Some("[::1]:80"), Some(&KEY.to_uppercase())).unwrap().unwrap();
        assert_eq!(endpoint.listen.port(), 80);
        assert_eq!(endpoint.public_key[..2], [0xd7, 0x5a]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        for listen in ["8080", "localhost", "127.0.0.1", ":80", "http://127.0.0.1:80", "1.1.1.1:x"]
        {
            let error = error(Some(listen), Some(KEY));
            assert!(error.starts_with("INTERACTIONS_LISTEN is not"), "{error}");
        }
        assert!(error(Some("127.0.0.1:80"), None).starts_with("DISCORD_PUBLIC_KEY is missing"));
        let zeros = "0".repeat(64);
        for key in ["abc", &KEY[1..], &format!("{KEY}00"), &KEY.replace('d', "x"), &zeros] {
            for listen in [None, Some("127.0.0.1:80")] {
                let error = error(listen, Some(key));
                assert!(error.starts_with("DISCORD_PUBLIC_KEY is not the 64 hex"), "{error}");
            }
        }
    }
}

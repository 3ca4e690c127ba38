//! Files within JSON: `data:image/png;base64,iVBORw0K`.

/// The bytes of a data URI in base64, whatever type it says it has.
pub(crate) fn bytes(uri: &str) -> Option<Vec<u8>> {
    let (kind, data) = uri.strip_prefix("data:")?.split_once(',')?;
    if kind.ends_with(";base64") { decode(data) } else { None }
}

/// Base64 with the usual alphabet and its padding.
fn decode(text: &str) -> Option<Vec<u8>> {
    let digits = text.trim_end_matches('=');
    if !text.len().is_multiple_of(4) || text.len() - digits.len() > 2 {
        return None;
    }
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for group in digits.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for digit in group {
            bits = bits << 6 | u32::from(value(*digit)?);
        }
        let missing = 4 - group.len();
        bits <<= 6 * missing;
        let [_, whole @ ..] = bits.to_be_bytes();
        bytes.extend_from_slice(&whole[..3 - missing]);
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'A'..=b'Z' => Some(digit - b'A'),
        b'a'..=b'z' => Some(digit - b'a' + 26),
        b'0'..=b'9' => Some(digit - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_all_lengths() {
        for (text, plain) in
            [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob")]
        {
            let uri = format!("data:text/plain;base64,{text}");
            assert_eq!(bytes(&uri).as_deref(), Some(plain.as_bytes()));
        }
        assert_eq!(bytes("data:a/b;base64,+/+/"), Some(vec![0xFB, 0xFF, 0xBF]));
    }

    #[test]
    fn what_is_none() {
        for uri in
            ["Zm9v", "data:a/b,foo", "data:a/b;base64", "data:;base64,Zg", "data:;base64,A==="]
        {
            assert_eq!(bytes(uri), None, "{uri}");
        }
        assert_eq!(bytes("data:;base64,Z g="), None);
    }
}

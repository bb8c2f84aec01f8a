//! The code with which a phone joins a wireless network.

use serde::{Deserialize, Serialize};

use crate::texts::Untranslated;

/// The maximum length of a network's name in bytes.
const MAX_NAME_BYTES: usize = 32;

/// A wireless network, as staff enter it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Network {
    /// The name that phones list.
    pub name: String,
    /// The password; empty for an open network.
    pub password: String,
}

impl Network {
    /// The name, as it is shown.
    pub fn shown_name(&self) -> Untranslated {
        Untranslated::name(&self.name)
    }

    /// The text of the code; `None` if no network can have this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda::host::wifi::Network;
    /// let network = Network { name: "Hall; left".to_owned(), password: "cow:pig".to_owned() };
    /// assert_eq!(network.code().as_deref(), Some(r"WIFI:T:WPA;S:Hall\; left;P:cow\:pig;;"));
    /// ```
    pub fn code(&self) -> Option<String> {
        if self.name.is_empty() || self.name.len() > MAX_NAME_BYTES {
            return None;
        }
        let name = escaped(&self.name);
        Some(if self.password.is_empty() {
            format!("WIFI:T:nopass;S:{name};;")
        } else {
            format!("WIFI:T:WPA;S:{name};P:{};;", escaped(&self.password))
        })
    }
}

/// Puts a backslash before each character with a special meaning in the code.
fn escaped(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | ';' | ',' | ':' | '"') {
            code.push('\\');
        }
        code.push(character);
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a field as phones do: up to the next semicolon without a backslash.
    fn field(code: &str, name: &str) -> Option<String> {
        let mut rest = code.strip_prefix("WIFI:")?;
        while !rest.is_empty() && rest != ";" {
            let (key, value) = rest.split_once(':')?;
            let (mut text, mut chars) = (String::new(), value.char_indices());
            let end = loop {
                match chars.next()? {
                    (_, '\\') => text.push(chars.next()?.1),
                    (at, ';') => break at,
                    (_, other) => text.push(other),
                }
            };
            if key == name {
                return Some(text);
            }
            rest = &value[end + 1..];
        }
        None
    }

    #[test]
    fn phones_read_the_name_and_the_password_as_staff_entered_them() {
        for name in
            ["Halle 3", "a;b", "a:b", r"back\slash", "say \"moo\"", "one,two", "Gäste – 5 €", "牧場", ";", "\\;"]
        {
            for password in ["secret 12", r#"\;,:""#, "Straße;Köln", "P:x;;", ""] {
                let network = Network { name: name.to_owned(), password: password.to_owned() };
                let code = network.code().expect("a network can have this name");
                assert_eq!(field(&code, "S").as_deref(), Some(name), "{code}");
                assert_eq!(field(&code, "P").unwrap_or_default(), password, "{code}");
                let kind = if password.is_empty() { "nopass" } else { "WPA" };
                assert_eq!(field(&code, "T").as_deref(), Some(kind), "{code}");
                assert!(code.ends_with(";;"), "{code}");
            }
        }
    }

    #[test]
    fn a_name_that_no_network_can_have_gives_no_code() {
        for name in ["", "a name of thirty-three characters"] {
            assert_eq!(Network { name: name.to_owned(), password: String::new() }.code(), None, "{name}");
        }
    }
}

//! The words by which values are written, in the database and on buttons, and read again.

/// The word for a value in a list of all of them.
pub fn name_of<T: PartialEq>(names: &[(T, &'static str)], value: &T) -> &'static str {
    names.iter().find(|(it, _)| it == value).map_or("", |(_, name)| name)
}

/// The value that a word stands for, if it is in the list.
pub fn by_name<T: Copy>(names: &[(T, &str)], name: &str) -> Option<T> {
    names.iter().find(|(_, it)| *it == name).map(|(value, _)| *value)
}

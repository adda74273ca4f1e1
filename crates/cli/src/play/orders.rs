//! What a person types, in either language.

pub const HELP: &str = "\
While you play, type the number of a choice or its notation, or:
  ?          every choice in full
  ? N        what choice N would do
  /TEXT      only the choices that contain TEXT
  m, t, w    the map, the whole table, the map in words
  log        everything that happened so far
  why ACTION why an action in notation is not possible
  rules C    read a clause, as FA-6.3.3
  undo       take back your last decision, if it showed nobody anything
  save FILE  write the record
  quit       stop";

/// An order, with the text it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order<'a> {
    Nothing,
    Quit,
    Help,
    /// Every choice in full.
    Choices,
    /// The choices that contain a text.
    Find(&'a str),
    /// What a choice would do.
    Explain(&'a str),
    Map,
    Table,
    Words,
    Log,
    Why(&'a str),
    Undo,
    Rules(&'a str),
    Save(&'a str),
    /// A number or a notation.
    Choose(&'a str),
}

impl<'a> Order<'a> {
    pub fn read(line: &'a str) -> Self {
        if let Some(which) = line.strip_prefix('?') {
            return if which.is_empty() { Order::Choices } else { Order::Explain(which.trim()) };
        }
        if let Some(text) = line.strip_prefix('/') {
            return Order::Find(text.trim());
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => Order::Nothing,
            "quit" | "exit" | "q" | "esci" => Order::Quit,
            "h" | "help" | "aiuto" => Order::Help,
            "m" | "map" | "mappa" => Order::Map,
            "t" | "table" | "tavolo" => Order::Table,
            "w" | "words" | "parole" => Order::Words,
            "log" | "cronaca" => Order::Log,
            "why" | "perché" | "perche" => Order::Why(rest),
            "undo" | "back" | "annulla" | "indietro" => Order::Undo,
            "rules" | "regole" => Order::Rules(rest),
            "save" | "salva" => Order::Save(rest),
            _ => Order::Choose(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_in_both_languages_and_the_rest_is_a_choice() {
        assert_eq!(Order::read("?3"), Order::Explain("3"));
        assert_eq!(Order::read("? build 3"), Order::Explain("build 3"));
        assert_eq!(Order::read("/ farm"), Order::Find("farm"));
        assert_eq!([Order::read("why x"), Order::read("perché x")], [Order::Why("x"); 2]);
        assert_eq!(Order::read("build farm"), Order::Choose("build farm"));
    }
}

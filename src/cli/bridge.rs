//! `hacienda bridge`: rules and computer players for other programs, over a line-based protocol.
//!
//! A line on standard input holds one command, or several separated by `;`. The bridge replies with one line on
//! standard output, which holds one answer per command in the same order, also separated by `;`. An answer is `ok`,
//! optionally followed by words, or `error` and a sentence; a refused command changes nothing, except that `play` keeps
//! the actions before the refused one. A line longer than 1 MB gives a single `error`. Positions are named by numbers
//! chosen by the client (`POS`, below 2³²); reusing a number replaces its position.
//!
//! | command | answer | description |
//! | --- | --- | --- |
//! | `new POS SEATS SEED [WORD…]` | view | starts a game |
//! | `clone POS TO` | view | copies a position |
//! | `imagine POS TO SEAT SEED` | view | a position that looks the same to the seat, with hidden cards redrawn |
//! | `free POS…` | | deletes positions |
//! | `view POS` | view | |
//! | `play POS ACTION…` | view | plays actions; after an error, those before the refused one remain played |
//! | `legal POS` | `ACTION…` | all legal actions in ascending order; none if the game is over |
//! | `key POS SEAT` | `KEY` | a hash of what the seat sees, as 16 hexadecimal digits |
//! | `over POS` | `0` or `1` | 1 if the game is over |
//! | `utilities POS` | `UTILITY…` | each seat's share of the win, from 0 to 1; all 0 during the game |
//! | `points POS` | `POINTS…` | the current points of each seat |
//! | `playout POS SEED` | `UTILITY…` | the result of uniformly random play to the end |
//! | `choose POS LEVEL SEED [BUDGET]` | `ACTION` | a computer player's decision, in slices of BUDGET units of work |
//! | `forget` | | deletes the computer players |
//! | `count POS` | `COUNT` | how many action numbers its board has |
//! | `name POS ACTION` | text | the text of an action |
//! | `number POS TEXT` | `ACTION` | the number of an action text |
//! | `record POS` | JSON text | the record of a game that was played, not copied or imagined |
//!
//! The words of `new` are `map=M`, `game=G`, `running-score`, `house=NAME=VALUE` and `start=SEAT`. `playout` and
//! `choose` do not change the position.
//!
//! A view is `SEAT KEY`: the seat to act, and the hash of what it sees. If the game is over, it is `over UTILITY…`.
//! Actions are numbers (see [`numbers`](hacienda_rules::formats::numbers)). There is one computer player per level and
//! seed; it exists from its first decision until it is deleted. A client that uses a separate seed for each seat of a
//! game gets separate computer players, as in the arena.

use std::{
    collections::HashMap,
    io::{self, BufRead, Read as _},
    rc::Rc,
    str::FromStr,
};

use super::output::{self, Failure};
use crate::{games::hacienda::refusals::refusal, launch::GameArgs, texts};
use arena::MAX_ACTIONS;
use hacienda_bots::Bot;
use hacienda_rules::{
    Action, ActionKind, Effects, Position, Setting,
    formats::{actions, events, numbers::ActionNumbering, records::Record},
};
use tabletop::{
    Level, Rng, Seat,
    reading::{self, TooLarge},
    sentences::echo,
};

/// The random stream of playouts, distinct from the streams of the set-up.
const PLAYOUT_STREAM: u64 = 0x706c_6179;
/// The random stream of imagined cards, distinct from the streams of the set-up.
const IMAGINE_STREAM: u64 = 0x696d_6167;

/// The maximum length of a line in bytes, including its end: far more than the actions of a whole game need.
const LARGEST_LINE: u64 = 1_000_000;

/// Answers lines until the end of the input.
pub(super) fn bridge() -> Result<(), Failure> {
    let mut bridge = Bridge::default();
    let mut input = io::stdin().lock();
    loop {
        let line = next_line(&mut input).map_err(|error| Failure::Unusable(format!("standard input: {error}")))?;
        let answer = match line {
            None => return Ok(()),
            Some(Ok(line)) => bridge.line(&String::from_utf8_lossy(&line)),
            Some(Err(what)) => format!("error the line cannot be read: {what}"),
        };
        output::print(&(answer + "\n"))?;
    }
}

/// Reads the next line; `None` at the end of the input. A line that is too long is skipped and refused.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, TooLarge>>> {
    let mut line = Vec::new();
    // Read one byte more than allowed, so that an overlong line is detected.
    if input.by_ref().take(LARGEST_LINE + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let fits = reading::check_size(line.len(), LARGEST_LINE);
    if fits.is_err() && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(fits.map(|()| line)))
}

/// The answer to a command, or the reason for its refusal.
type Answer = Result<String, String>;

/// A board with rules, and the numbers of its actions.
struct BoardRules {
    setting: Setting,
    numbers: ActionNumbering,
}

/// A position known to the client.
struct StoredPosition {
    rules: Rc<BoardRules>,
    position: Position,
    /// The record from the set-up to the position; `None` for copies and for positions with imagined cards.
    record: Option<Box<Record>>,
}

/// The state kept between lines.
#[derive(Default)]
struct Bridge {
    /// The boards with rules, by the arguments that describe them.
    known_rules: Vec<(GameArgs, Rc<BoardRules>)>,
    held: HashMap<u32, StoredPosition>,
    bots: HashMap<(Level, u64), Bot>,
    /// A reusable buffer for the effects of an action.
    effects: Effects,
    /// A reusable buffer for the legal actions of a playout.
    legal: Vec<Action>,
}

impl Bridge {
    /// Answers a line of commands; the answer has no trailing newline.
    fn line(&mut self, line: &str) -> String {
        let answer = |command| match self.command(command) {
            Ok(words) if words.is_empty() => "ok".to_owned(),
            Ok(words) => format!("ok {words}"),
            Err(what) => format!("error {}", plain(&what)),
        };
        line.split(';').map(answer).collect::<Vec<_>>().join(";")
    }

    fn command(&mut self, command: &str) -> Answer {
        let mut words = Tokens(command.split_whitespace().collect::<Vec<_>>().into_iter());
        let verb = words.next("command")?;
        let answer = match verb {
            "new" => return self.new_game(words),
            "free" => return self.free(words),
            "play" => return self.play(words),
            "name" => {
                let held = self.held(&mut words)?;
                let action = held.action(words.next("action")?)?;
                actions::text(&held.rules.setting.board, action)
            }
            "number" => {
                let held = self.held(&mut words)?;
                let text: Vec<&str> = words.rest().collect();
                let action = actions::parse(&held.rules.setting.board, &text.join(" "));
                held.number(action.map_err(|error| error.to_string())?)?.to_string()
            }
            "clone" => {
                let held = self.held(&mut words)?;
                let (rules, position) = (held.rules.clone(), held.position);
                let to = words.number("position")?;
                words.end()?;
                self.hold(to, StoredPosition { rules, position, record: None })
            }
            "imagine" => {
                let held = self.held(&mut words)?;
                let to = words.number("position")?;
                let seat = words.seat(&held.position)?;
                let mut rng = Rng::new(words.number("seed")?, IMAGINE_STREAM);
                words.end()?;
                let (rules, position) = (held.rules.clone(), held.position.imagine(seat, &mut rng));
                self.hold(to, StoredPosition { rules, position, record: None })
            }
            "view" => self.held(&mut words)?.view(),
            "legal" => self.held(&mut words)?.legal()?,
            "key" => {
                let held = self.held(&mut words)?;
                key(&held.position, words.seat(&held.position)?)
            }
            "over" => u8::from(self.held(&mut words)?.position.over).to_string(),
            "utilities" => {
                let held = self.held(&mut words)?;
                spaced(utilities(&held.rules.setting, &held.position))
            }
            "points" => {
                let held = self.held(&mut words)?;
                spaced(events::points(&held.rules.setting, &held.position))
            }
            "playout" => {
                let (rules, position) = self.held(&mut words).map(|held| (held.rules.clone(), held.position))?;
                let seed = words.number("seed")?;
                words.end()?;
                spaced(self.playout(&rules.setting, position, seed))
            }
            "choose" => return self.choose(words),
            "forget" => {
                words.end()?;
                self.bots.clear();
                String::new()
            }
            "count" => self.held(&mut words)?.rules.numbers.count().to_string(),
            "record" => {
                let record = self.held(&mut words)?.record.as_ref();
                let text = record.ok_or("this position was copied or imagined, so it has no record")?.text();
                // The name of a board may contain the separator of answers.
                tabletop::to_json_line(&text).replace(';', "\\u003b")
            }
            _ => return Err(format!("unknown command \"{}\"", echo(verb))),
        };
        words.end()?;
        Ok(answer)
    }

    /// The position named by the next word.
    fn held(&self, words: &mut Tokens) -> Result<&StoredPosition, String> {
        let name: u32 = words.number("position")?;
        self.held.get(&name).ok_or_else(|| format!("there is no position {name}"))
    }

    /// Stores a position and returns its view.
    fn hold(&mut self, name: u32, held: StoredPosition) -> String {
        let view = held.view();
        self.held.insert(name, held);
        view
    }

    fn new_game(&mut self, mut words: Tokens) -> Answer {
        let name = words.number("position")?;
        let seats: u8 = words.number("seats")?;
        let seed = words.number("seed")?;
        let mut game = GameArgs::default();
        let mut start = None;
        for word in words.rest() {
            match word.split_once('=') {
                None if word == "running-score" => game.running_score = true,
                Some(("map", map)) => game.map = Some(map.to_owned()),
                Some(("game", word)) => game.game = Some(word.to_owned()),
                Some(("house", rule)) => game.house.push(rule.to_owned()),
                Some(("start", seat)) => start = Some(Seat(parsed(seat, "start")?)),
                _ => return Err(format!("unknown game option \"{}\"", echo(word))),
            }
        }
        let rules = self.rules(game)?;
        let players = std::iter::repeat_n("bridge".to_owned(), usize::from(seats)).collect();
        let begun = Record::begin(rules.setting.clone(), players, seed, start);
        let (record, position) = begun.map_err(|error| error.to_string())?;
        Ok(self.hold(name, StoredPosition { rules, position, record: Some(Box::new(record)) }))
    }

    /// The board and rules for these arguments, created once and shared by all games.
    fn rules(&mut self, words: GameArgs) -> Result<Rc<BoardRules>, String> {
        if let Some((_, rules)) = self.known_rules.iter().find(|(made, _)| *made == words) {
            return Ok(rules.clone());
        }
        let setting = words.setting()?;
        let rules = Rc::new(BoardRules { numbers: ActionNumbering::of(&setting.board), setting });
        self.known_rules.push((words, rules.clone()));
        Ok(rules)
    }

    fn free(&mut self, mut words: Tokens) -> Answer {
        let first: u32 = words.number("position")?;
        let names: Vec<u32> = words.rest().map(|word| parsed(word, "position")).collect::<Result<_, _>>()?;
        for name in std::iter::once(first).chain(names) {
            self.held.remove(&name);
        }
        Ok(String::new())
    }

    fn play(&mut self, mut words: Tokens) -> Answer {
        let name: u32 = words.number("position")?;
        let held = self.held.get_mut(&name).ok_or_else(|| format!("there is no position {name}"))?;
        let first = words.next("action")?;
        for word in std::iter::once(first).chain(words.rest()) {
            let action = held.action(word)?;
            let seat = held.position.turn.seat;
            self.effects.clear();
            let played = held.position.play(&held.rules.setting, action, &mut self.effects);
            let refusal_text = |illegal| texts::Translations::default().tr(refusal(illegal)).to_string();
            played.map_err(|illegal| format!("action {}: {}", echo(word), refusal_text(illegal)))?;
            if let Some(record) = &mut held.record {
                record.push(seat, action, &held.position);
            }
        }
        Ok(held.view())
    }

    fn choose(&mut self, mut words: Tokens) -> Answer {
        let name: u32 = words.number("position")?;
        let held = self.held.get(&name).ok_or_else(|| format!("there is no position {name}"))?;
        let word = words.next("computer player")?;
        let level = Level::from_word(word).ok_or_else(|| format!("unknown computer player \"{}\"", echo(word)))?;
        let seed = words.number("seed")?;
        let budget = words.rest().next().map_or(Ok(u32::MAX), |word| parsed(word, "budget"))?;
        words.end()?;
        if held.position.over {
            return Err("the game is over".to_owned());
        }
        if budget == 0 {
            return Err("the budget must be at least 1".to_owned());
        }
        let bot = self.bots.entry((level, seed)).or_insert_with(|| Bot::new(level, seed));
        loop {
            if let Some(action) = bot.step(&held.rules.setting, &held.position, budget) {
                return Ok(held.number(action)?.to_string());
            }
        }
    }

    /// The utilities after uniformly random play to the end. If the game does not end, all seats share the win.
    fn playout(&mut self, setting: &Setting, mut position: Position, seed: u64) -> Vec<f64> {
        let mut rng = Rng::new(seed, PLAYOUT_STREAM);
        let legal = &mut self.legal;
        for _ in 0..MAX_ACTIONS {
            if position.over {
                return utilities(setting, &position);
            }
            legal.clear();
            ActionKind::ALL
                .into_iter()
                .for_each(|row| position.for_each_legal(setting, row, |action| legal.push(action)));
            legal.push(Action::End);
            let action = legal[rng.below(legal.len() as u32) as usize];
            self.effects.clear();
            position.play_unchecked(setting, action, &mut self.effects);
        }
        vec![1.0 / f64::from(position.seats); usize::from(position.seats)]
    }
}

impl StoredPosition {
    /// The seat to act and the hash of what it sees, or the result of the game.
    fn view(&self) -> String {
        if self.position.over {
            return format!("over {}", spaced(utilities(&self.rules.setting, &self.position)));
        }
        let seat = self.position.turn.seat;
        format!("{} {}", seat.0, key(&self.position, seat))
    }

    fn action(&self, word: &str) -> Result<Action, String> {
        let number = parsed(word, "action")?;
        let count = self.rules.numbers.count();
        let unknown = || format!("there is no action {number}; the last one is {}", count - 1);
        self.rules.numbers.action(number).ok_or_else(unknown)
    }

    fn number(&self, action: Action) -> Result<usize, String> {
        self.rules.numbers.number(action).ok_or_else(|| "no pond fits there on this board".to_owned())
    }

    fn legal(&self) -> Answer {
        let actions = self.position.legal(&self.rules.setting);
        let mut numbers = actions.into_iter().map(|action| self.number(action)).collect::<Result<Vec<_>, _>>()?;
        numbers.sort_unstable();
        Ok(spaced(numbers))
    }
}

/// The hash of what the seat sees, in hexadecimal digits.
fn key(position: &Position, seat: Seat) -> String {
    format!("{:016x}", position.visibility_hash(seat))
}

/// Each seat's share of the win.
fn utilities(setting: &Setting, position: &Position) -> Vec<f64> {
    let winners = position.winners(setting);
    let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    position.seats().map(share).collect()
}

fn spaced<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Replaces characters that would end the line or separate answers.
fn plain(sentence: &str) -> String {
    sentence.chars().map(|c| if c.is_control() || c == ';' { ' ' } else { c }).collect()
}

fn parsed<T: FromStr>(word: &str, what: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("\"{}\" is not a valid number for {what}", echo(word)))
}

/// The words of a command.
struct Tokens<'a>(std::vec::IntoIter<&'a str>);

impl<'a> Tokens<'a> {
    fn next(&mut self, what: &str) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| format!("{what} is missing"))
    }

    fn number<T: FromStr>(&mut self, what: &str) -> Result<T, String> {
        parsed(self.next(what)?, what)
    }

    fn seat(&mut self, position: &Position) -> Result<Seat, String> {
        let seat = Seat(self.number("seat")?);
        if seat.0 < position.seats { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }

    /// The words that have not been read yet.
    fn rest(&mut self) -> impl Iterator<Item = &'a str> {
        self.0.by_ref()
    }

    fn end(&mut self) -> Result<(), String> {
        self.0.next().map_or(Ok(()), |word| Err(format!("unexpected word \"{}\"", echo(word))))
    }
}

//! A report to read: Markdown, and a page with plots.

use std::fmt::Write;

use testkit::arena::Share;

use super::ratings::Rating;
use super::report::{Pair, Report, Thinking};
use super::verdict::Verdict;

impl Report {
    /// The report as Markdown.
    pub fn to_markdown(&self) -> String {
        let mut text = String::new();
        let mut line = |words: String| writeln!(text, "{words}").expect("a string takes everything");
        line(format!("## {}, {} players\n", self.title, self.players));
        line(format!(
            "Seeds from {}; blocks of one seed with all rotations; a difference of {:.0} % matters.\n",
            self.seed,
            100.0 * self.margin
        ));
        line("| Player | Rating | 95 % | ms per decision | no answer |\n|---|---:|---|---:|---:|".to_owned());
        self.ratings.iter().for_each(|rating| line(self.rating_row(rating)));
        line(
            "\n| Hero | Rivals | Wins | 95 % | Margin | Games | Verdict |\n|---|---|---:|---|---:|---:|---|".to_owned(),
        );
        self.pairs.iter().for_each(|pair| line(pair_row(pair)));
        let ends: Vec<String> = self.ends.iter().map(|(end, times)| format!("{end} {times}")).collect();
        line(format!("\nEnds: {}.", ends.join(", ")));
        text
    }

    fn thinking(&self, name: &str) -> &Thinking {
        self.thinking.iter().find(|thinking| thinking.name == name).expect("everybody who has a rating thought")
    }

    fn rating_row(&self, rating: &Rating) -> String {
        let Rating { name, points, low, high } = rating;
        let Thinking { ms_per_decision, faults, .. } = self.thinking(name);
        format!("| {name} | {points:+.0} | {low:+.0} to {high:+.0} | {ms_per_decision:.2} | {faults} |")
    }

    /// The report as a page of its own: the tables, the ratings and the matrix drawn.
    pub fn to_html(&self) -> String {
        let mut body = format!("<h1>{}, {} players</h1>\n", self.title, self.players);
        body += &format!("<h2>Ratings</h2>\n{}\n<h2>Who beats whom</h2>\n{}\n", self.plot(), self.matrix());
        body += &format!("<h2>Numbers</h2>\n<pre>{}</pre>\n", escaped(&self.to_markdown()));
        format!("<!doctype html>\n<meta charset=\"utf-8\">\n<title>Arena</title>\n<style>{STYLE}</style>\n{body}")
    }

    /// Ratings with their intervals, a line each.
    fn plot(&self) -> String {
        let ends = || self.ratings.iter().flat_map(|rating| [rating.low, rating.high, 0.0]);
        let (least, most) = (ends().fold(f64::MAX, f64::min) - 20.0, ends().fold(f64::MIN, f64::max) + 20.0);
        let at = |points: f64| NAMES + (points - least) / (most - least) * (WIDTH - NAMES - 20.0);
        let height = ROW * (self.ratings.len() as f64 + 1.0);
        let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"Ratings\">");
        svg += &format!("<path d=\"M{:.1} 0V{height}\" class=\"zero\"/>", at(0.0));
        for (row, rating) in self.ratings.iter().enumerate() {
            let (y, name) = (ROW * (row as f64 + 0.7), escaped(&rating.name));
            let (low, high, points) = (at(rating.low), at(rating.high), at(rating.points));
            svg += &format!("<text x=\"0\" y=\"{:.1}\">{name}</text>", y + 5.0);
            svg += &format!(
                "<path d=\"M{low:.1} {y:.1}H{high:.1}\" class=\"span\"/><circle cx=\"{points:.1}\" cy=\"{y:.1}\" r=\"5\"/>"
            );
            svg +=
                &format!("<text x=\"{points:.1}\" y=\"{:.1}\" class=\"value\">{:+.0}</text>", y - 9.0, rating.points);
        }
        svg + "</svg>"
    }

    /// A row a hero, a column a rival.
    fn matrix(&self) -> String {
        let names: Vec<&str> = self.ratings.iter().map(|rating| rating.name.as_str()).collect();
        let head: String = names.iter().map(|name| format!("<th scope=\"col\">{}</th>", escaped(name))).collect();
        let row = |hero: &&str| {
            let cells: String = names.iter().map(|rival| self.cell(hero, rival)).collect();
            format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", escaped(hero))
        };
        format!("<table><tr><td></td>{head}</tr>{}</table>", names.iter().map(row).collect::<String>())
    }

    fn cell(&self, hero: &str, rival: &str) -> String {
        let met = |pair: &&Pair| pair.hero == hero && pair.rival == rival;
        let turned = |pair: &&Pair| self.players == 2 && pair.hero == rival && pair.rival == hero;
        let share = self.pairs.iter().find(met).map(|pair| pair.win.share);
        let share = share.or_else(|| self.pairs.iter().find(turned).map(|pair| 1.0 - pair.win.share));
        let Some(share) = share else { return "<td></td>".to_owned() };
        // Half the strongest tint where wins are as many as chance would give.
        let fair = 1.0 / f64::from(self.players);
        let tint = if share < fair { share / fair / 2.0 } else { 0.5 + (share - fair) / (1.0 - fair) / 2.0 };
        format!("<td style=\"--tint:{tint:.2}\">{:.0} %</td>", 100.0 * share)
    }
}

const WIDTH: f64 = 720.0;
const NAMES: f64 = 180.0;
const ROW: f64 = 40.0;
const STYLE: &str = "body{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}\
    .span{stroke:#667;stroke-width:3}.zero{stroke:#bbb}circle{fill:#146}.value{text-anchor:middle;font-size:12px}\
    table{border-collapse:collapse}td,th{padding:.4rem .7rem;text-align:right}\
    td[style]{background:color-mix(in srgb,#2a8 calc(var(--tint)*100%),#fff)}";

fn pair_row(pair: &Pair) -> String {
    let Pair { hero, rival, games, margin, verdict, .. } = pair;
    let Share { share, low, high } = pair.win;
    let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
    let verdict = verdict.map_or("undecided", Verdict::word);
    format!("| {hero} | {rival} | {share:.1} % | {low:.1} to {high:.1} | {margin:+.1} | {games} | {verdict} |")
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Verdict::Stronger => "stronger",
            Verdict::Weaker => "weaker",
            Verdict::Even => "even",
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

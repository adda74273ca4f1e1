//! The hall on paper: measured costs against a day's load, and the processes, databases and buses that it takes.

/// What things cost on two cores. `docs/scale.md` says which of it was measured, by which command, and which is a guess.
struct Costs {
    /// Microseconds of a processor per move at a table with boards, in the process that runs it.
    move_us: f64,
    /// The same for a move whose player sits at another process: the command relayed, the frames handed on.
    relay_us: f64,
    /// Microseconds to open a table from the database.
    open_us: f64,
    /// Bytes on the wire per move and viewer.
    frame_bytes: f64,
    /// Rows written per move.
    rows: f64,
    /// Bytes that a move adds to the database, indices included.
    row_bytes: f64,
    /// Rows that one database on two cores takes in a second.
    database_rows: f64,
    /// Bytes of memory per table with its people connected.
    table_bytes: f64,
}

const COSTS: Costs = Costs {
    move_us: 700.0,
    relay_us: 250.0,
    open_us: 2_500.0,
    frame_bytes: 2_400.0,
    rows: 2.0,
    row_bytes: 260.0,
    database_rows: 12_000.0,
    table_bytes: 161_000.0,
};

/// People at a table, those who look on among them, and how many seconds pass between two moves.
const AT_A_TABLE: f64 = 2.8;
const BETWEEN_MOVES: f64 = 12.0;
/// How much of its processors a process is planned to use at most, so that one may fail.
const FULL: f64 = 0.5;
const CORES: f64 = 2.0;
/// Minutes that a new process takes to be there.
const STARTING: usize = 5;
/// Seconds within which the tables of a process that died are open elsewhere.
const TAKEOVER: f64 = 5.0;

/// How many are there in each hour of a day, as a share of the most: an evening's pastime.
const HOURS: [f64; 24] = [
    0.62, 0.42, 0.27, 0.18, 0.14, 0.14, 0.18, 0.26, 0.34, 0.40, 0.44, 0.48, 0.54, 0.56, 0.54, 0.55, 0.60, 0.68, 0.78,
    0.90, 0.98, 1.00, 0.94, 0.80,
];
/// Where people live: the share of them, and by how many hours their evening is later than in Europe.
const REGIONS: [(f64, usize); 3] = [(0.55, 0), (0.33, 7), (0.12, 17)];
const MINUTES: usize = 24 * 60;

/// The load of one minute.
#[derive(Clone, Copy)]
struct Minute {
    people: f64,
    moves: f64,
}

impl Minute {
    fn tables(self) -> f64 {
        self.people / AT_A_TABLE
    }

    /// Processors kept busy. With several processes most people sit at another than the one that runs their table.
    fn cores(self, processes: f64) -> f64 {
        let elsewhere = if processes > 1.0 { 1.0 - 1.0 / processes } else { 0.0 };
        self.moves * (COSTS.move_us + elsewhere * COSTS.relay_us) / 1e6
    }

    fn processes(self) -> f64 {
        let alone = (self.cores(1.0) / (CORES * FULL)).ceil().max(1.0);
        if alone > 1.0 { (self.cores(alone + 1.0) / (CORES * FULL)).ceil() } else { alone }
    }
}

/// A day minute by minute, for so many people at the busiest moment.
fn day(peak: f64) -> Vec<Minute> {
    let share = |minute: usize, later: usize| {
        let at = (minute + MINUTES - later * 60 % MINUTES) % MINUTES;
        let (hour, past) = (at / 60, (at % 60) as f64 / 60.0);
        HOURS[hour] * (1.0 - past) + HOURS[(hour + 1) % HOURS.len()] * past
    };
    let curve = |minute: usize| REGIONS.iter().map(|(part, later)| part * share(minute, *later)).sum::<f64>();
    let most = (0..MINUTES).map(curve).fold(0.0, f64::max);
    let minute = |minute: usize| {
        let people = peak * curve(minute) / most;
        let mean = people / AT_A_TABLE / BETWEEN_MOVES;
        // Moves come by chance: what a second has more than the mean once in a thousand.
        Minute { people, moves: mean + 3.1 * mean.sqrt() }
    };
    (0..MINUTES).map(minute).collect()
}

/// What a day came to.
struct Plan {
    tables: f64,
    moves: f64,
    processes: (f64, f64),
    /// The fullest that a process ever was, while new ones were still starting.
    fullest: f64,
    /// Processors that opening a dead process's tables keeps busy, of those that are free.
    takeover: f64,
    databases: f64,
    gigabytes: f64,
    bus_messages: f64,
    megabytes: f64,
    memory: f64,
}

fn plan(peak: f64) -> Plan {
    let day = day(peak);
    let needed: Vec<f64> = day.iter().map(|minute| minute.processes()).collect();
    // Processes are started for the need that was seen some minutes ago, and one more than needed.
    let there = |minute: usize| needed[(minute + MINUTES - STARTING) % MINUTES] + 1.0;
    let use_at = |minute: usize| day[minute].cores(there(minute)) / (there(minute) * CORES);
    let busiest = day.iter().copied().max_by(|a, b| a.moves.total_cmp(&b.moves)).expect("a day has minutes");
    let most = needed.iter().copied().fold(0.0, f64::max) + 1.0;
    let moved = busiest.tables() / most;
    let elsewhere = 1.0 - 1.0 / most;
    let moves_a_day: f64 = day.iter().map(|minute| minute.moves * 60.0).sum();
    Plan {
        tables: busiest.tables(),
        moves: busiest.moves,
        processes: (needed.iter().copied().fold(f64::MAX, f64::min) + 1.0, most),
        fullest: (0..MINUTES).map(use_at).fold(0.0, f64::max),
        takeover: moved * COSTS.open_us / 1e6 / TAKEOVER / ((most - 1.0) * CORES * (1.0 - FULL)),
        databases: (busiest.moves * COSTS.rows / (COSTS.database_rows * FULL)).ceil(),
        gigabytes: moves_a_day * COSTS.row_bytes / 1e9,
        bus_messages: busiest.moves * elsewhere * (1.0 + AT_A_TABLE),
        megabytes: busiest.moves * AT_A_TABLE * COSTS.frame_bytes / 1e6,
        memory: moved * COSTS.table_bytes / 1e9,
    }
}

/// Prints the plan for halls of three sizes.
pub fn run() {
    println!("| People at the busiest moment | 10,000 | 100,000 | 1,000,000 |\n|---|---|---|---|");
    let plans = [1e4, 1e5, 1e6].map(plan);
    let row = |name: &str, cell: &dyn Fn(&Plan) -> String| {
        println!("| {name} | {} |", plans.iter().map(cell).collect::<Vec<_>>().join(" | "));
    };
    row("tables", &|plan| format!("{:.0}", plan.tables));
    row("moves a second", &|plan| format!("{:.0}", plan.moves));
    row("processes of two cores, night to evening", &|plan| {
        format!("{:.0} to {:.0}", plan.processes.0, plan.processes.1)
    });
    row("fullest process", &|plan| format!("{:.0} %", 100.0 * plan.fullest));
    row("memory of tables in a process", &|plan| format!("{:.2} GB", plan.memory));
    row("a process dies: spare time used by those that open its tables", &|plan| {
        format!("{:.0} %", 100.0 * plan.takeover)
    });
    row("databases, split by match", &|plan| format!("{:.0}", plan.databases));
    row("written in a day", &|plan| format!("{:.1} GB", plan.gigabytes));
    row("messages a second on the bus", &|plan| format!("{:.0}", plan.bus_messages));
    row("to browsers", &|plan| format!("{:.1} MB/s", plan.megabytes));
}

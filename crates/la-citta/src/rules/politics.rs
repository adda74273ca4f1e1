//! LC-5.2 to LC-5.8: the political rounds. The first choice of an action is here; cards go on in `cards`.

use engine::Log;

use crate::action::Action;
use crate::content::content;
use crate::effects::{self, Effect, Target};
use crate::event::Event;
use crate::ids::{Building, Card, Hex, Size};
use crate::rules::building;
use crate::rules::{Flow, cards, founding, migration};
use crate::state::{Open, Phase, Prompt, Standing};

/// Phase 5 begins: whoever is under penalty turns down an Action card and sits out the first round (LC-5.3).
pub fn begin(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.round = 1;
    for seat in open.seats.iter() {
        let player = &mut open.players[seat];
        if player.standing == Standing::Penalised {
            player.standing = Standing::SitsOut;
            player.action_cards -= 1;
        }
    }
    open.phase = Phase::Politics;
    open.actor = open.first;
    ask(flow);
}

/// Asks the actor, or passes over one who sits out.
fn ask(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.prompt = Prompt::Act;
    if open.acting().standing == Standing::SitsOut {
        open.acting_mut().standing = Standing::Free;
        let seat = open.actor;
        flow.log.add(Event::SatOut { seat });
        next(flow);
    }
}

/// LC-5.4: the next player, the next round, or phase 6.
pub fn next(flow: &mut Flow<'_, impl Log<Event>>) {
    let open = flow.open();
    open.actor = open.seats.next(open.actor);
    if open.actor == open.first {
        if open.round == content().numbers.rounds {
            return migration::begin(flow);
        }
        open.round += 1;
    }
    ask(flow);
}

/// LC-5.2: the first choice. A choice is offered only if the chain behind it can be completed.
pub fn offer(open: &Open, out: &mut impl Extend<Action>) {
    let ground = building::ground(open, open.actor);
    out.extend([Action::Pass]); // LC-6.6.1
    if open.acting().action_cards > 0 {
        out.extend([Action::Gold]);
        out.extend(founding::possible(open).then_some(Action::Found));
        out.extend(simple_buildings().filter(|&kind| !ground.hexes(open, kind).is_empty()).map(Action::Build));
    }
    let shown = |card: &Card| open.display.contains(card);
    out.extend(
        Card::ALL.into_iter().filter(shown).filter(|&card| cards::takeable(open, &ground, card)).map(Action::Card),
    );
}

/// LC-6.4.5: what an Action card can build.
pub fn simple_buildings() -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(|building| content().buildings[building.index()].size == Size::Simple)
}

/// Carries out the first choice: most only lead to the next question (LC-5.8).
pub fn act(flow: &mut Flow<'_, impl Log<Event>>, action: Action) {
    match action {
        Action::Pass => pass(flow),
        Action::Gold => play_action_card(flow, Effect::TakeGold(content().action_gold), Target::Nothing),
        Action::Found => flow.open().prompt = Prompt::FoundHex,
        Action::Build(building) => flow.open().prompt = Prompt::BuildHex { building },
        Action::Card(card) => flow.open().prompt = cards::first_question(card),
        action => unreachable!("{action} is no political action"),
    }
}

/// LC-6.6.1: the top card, unseen by everybody.
fn pass(flow: &mut Flow<'_, impl Log<Event>>) {
    let seat = flow.open().actor;
    flow.log.add(Event::Passed { seat });
    let card = cards::draw(flow);
    flow.position.secret.unseen[seat].add(card);
    next(flow);
}

/// LC-6.3
pub fn found(flow: &mut Flow<'_, impl Log<Event>>, hex: Hex, source: u8) {
    play_action_card(flow, Effect::FoundCity, Target::Castle(hex, source));
}

/// LC-6.4
pub fn build(flow: &mut Flow<'_, impl Log<Event>>, building: Building, hex: Hex) {
    play_action_card(flow, Effect::Build([building].into_iter().collect()), Target::Site(building, hex));
}

fn play_action_card(flow: &mut Flow<'_, impl Log<Event>>, effect: Effect, target: Target) {
    flow.open().acting_mut().action_cards -= 1;
    effects::carry_out(flow, effect, target);
    next(flow);
}

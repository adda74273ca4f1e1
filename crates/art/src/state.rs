//! How the browser shows what may be picked, what is picked, and what changed: classes only, the drawing stays.

/// Rules for a page that shows boards. The browser toggles these classes on elements with `data-pick` or `data-piece`:
///
/// | class | meaning | look |
/// |---|---|---|
/// | `can-pick` | you may pick it | dashed outline that breathes |
/// | `picked` | you have picked it | solid outline |
/// | `changed` | it changed since you last looked | ring of another colour, where it may not be picked |
/// | `ghost` | inside a pick: what would be there then | unseen until the pick is hovered, focused or picked |
///
/// With `prefers-reduced-motion` nothing moves.
pub const STATE_CSS: &str = "\
.pick-outline{opacity:0;vector-effect:non-scaling-stroke}\
.can-pick{cursor:pointer}\
.can-pick>.pick-outline{opacity:1;stroke-dasharray:5 4;animation:breathe 2.4s ease-in-out infinite}\
.can-pick:hover>.pick-outline,.can-pick:focus-visible>.pick-outline{animation:none;stroke-width:3.4;stroke-dasharray:none}\
.can-pick:focus-visible{outline:none}\
.picked>.pick-outline{opacity:1;stroke-dasharray:none;stroke-width:3.4;animation:none}\
.ghost{transition:opacity .12s}\
.can-pick:hover>.ghost,.can-pick:focus-visible>.ghost,.picked>.ghost{opacity:1}\
.changed:not(.can-pick,.picked)>.pick-outline{opacity:1;fill:none;stroke:var(--ring);stroke-width:3;stroke-dasharray:none}\
.piece.changed{filter:drop-shadow(0 0 2px var(--ring)) drop-shadow(0 0 2px var(--ring))}\
@keyframes breathe{0%,100%{stroke-opacity:1;fill-opacity:1}50%{stroke-opacity:.45;fill-opacity:.35}}\
@media (prefers-reduced-motion:reduce){.can-pick>.pick-outline{animation:none}}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_has_a_rule_and_motion_can_be_stopped() {
        for class in [".can-pick", ".picked", ".changed", ".ghost", "prefers-reduced-motion"] {
            assert!(STATE_CSS.contains(class), "{class}");
        }
        assert_eq!(STATE_CSS.matches('{').count(), STATE_CSS.matches('}').count());
    }
}

//! chess.
use super::*;
pub(super) struct Chess;
impl Variant for Chess {
    fn id(&self) -> &'static str {
        "chess"
    }
    fn name(&self) -> &'static str {
        todo!()
    }
    fn summary(&self) -> &'static str {
        todo!()
    }
    fn rules(&self) -> &'static [RulesPage] {
        todo!()
    }
    fn geometry(&self) -> Geometry {
        Geometry::EIGHT
    }
    fn start_fen(&self) -> &'static str {
        todo!()
    }
    fn has_die(&self) -> bool {
        todo!()
    }
    fn die_meaning(&self, _n: u8, _r: Color) -> Option<(String, Vec<Square>)> {
        todo!()
    }
    fn legal_actions(&self, _p: &Position, _a: &mut Vec<Action>) {
        todo!()
    }
    fn play(&self, _p: &Position, _a: Action) -> Position {
        todo!()
    }
    fn events(&self, _p: &Position, _a: Action) -> Vec<Event> {
        todo!()
    }
    fn checked(&self, _p: &Position, _c: Color) -> Option<Square> {
        todo!()
    }
    fn end(&self, _p: &Position) -> Option<End> {
        todo!()
    }
    fn is_settled(&self, _p: &Position) -> bool {
        todo!()
    }
    fn complete_fen(&self, _p: &mut Position, _f: &[&str]) -> Result<(), FenError> {
        todo!()
    }
    fn extra_fen(&self, _p: &Position) -> String {
        todo!()
    }
    fn notation(&self, _p: &Position, _a: Action) -> String {
        todo!()
    }
}

//! Triggers by which rows are refused, changed or counted.

use super::Database;

impl Database {
    /// Lets nobody write a turn or decision of the engine's: each try fails. Its rolls are written.
    pub async fn hold_engine(&self) {
        let is_engines = "NEW.interaction_id IS NULL AND NEW.detail NOT LIKE 'r_'";
        self.hold_rows("game_entries", is_engines).await;
    }

    /// Lets the engine's turns be written again.
    pub async fn let_engine_go(&self) {
        self.let_rows_go("game_entries").await;
    }

    /// Lets nobody write a review: each try fails.
    pub async fn hold_reviews(&self) {
        self.hold_rows("reviews", "TRUE").await;
    }

    /// Lets reviews be written again.
    pub async fn let_reviews_go(&self) {
        self.let_rows_go("reviews").await;
    }

    /// Lets nobody write a rating: each try fails.
    pub async fn hold_ratings(&self) {
        self.hold_rows("ratings", "TRUE").await;
    }

    /// Lets ratings be written again.
    pub async fn let_ratings_go(&self) {
        self.let_rows_go("ratings").await;
    }

    /// Lets nobody write a new row of a table of which this holds.
    async fn hold_rows(&self, table: &str, condition: &str) {
        let trigger = format!("CREATE TRIGGER held BEFORE INSERT ON {table}");
        let statements = match self {
            Self::Sqlite(_) => {
                format!("{trigger} WHEN {condition} BEGIN SELECT RAISE(ABORT, 'held'); END")
            }
            Self::Postgres { .. } => format!(
                "CREATE FUNCTION held() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'held'; END $$
                LANGUAGE plpgsql;
                {trigger} FOR EACH ROW WHEN ({condition}) EXECUTE FUNCTION held()"
            ),
        };
        self.execute(statements).await;
    }

    async fn let_rows_go(&self, table: &str) {
        self.execute(match self {
            Self::Sqlite(_) => "DROP TRIGGER held".to_owned(),
            Self::Postgres { .. } => format!("DROP TRIGGER held ON {table}; DROP FUNCTION held"),
        })
        .await;
    }

    /// Has a file store another channel than it is told of the first game.
    pub async fn garble_first_game(&self) {
        self.execute(
            "CREATE TRIGGER garbling AFTER INSERT ON games WHEN NEW.game_id = 1
            BEGIN UPDATE games SET channel_id = 7 WHERE game_id = 1; END",
        )
        .await;
    }

    /// Has the file store what it is told again.
    pub async fn garble_nothing(&self) {
        self.execute("DROP TRIGGER garbling").await;
    }

    /// Counts from now on how often a review is written.
    pub async fn count_reviews(&self) {
        self.execute("CREATE TABLE counted (game_id BIGINT)").await;
        let counts = "BEGIN INSERT INTO counted VALUES (NEW.game_id)";
        self.execute(match self {
            Self::Sqlite(_) => format!(
                "CREATE TRIGGER counting AFTER INSERT ON reviews {counts}; END;
                CREATE TRIGGER recounting AFTER UPDATE ON reviews {counts}; END"
            ),
            Self::Postgres { .. } => format!(
                "CREATE FUNCTION count_it() RETURNS trigger AS $$ {counts}; RETURN NEW; END $$
                LANGUAGE plpgsql;
                CREATE TRIGGER counting AFTER INSERT OR UPDATE ON reviews
                FOR EACH ROW EXECUTE FUNCTION count_it()"
            ),
        })
        .await;
    }

    /// How often one was written since then.
    pub async fn counted_reviews(&self) -> i64 {
        self.count_of("counted", "TRUE").await
    }
}

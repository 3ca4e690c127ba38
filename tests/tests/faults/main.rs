//! What goes wrong on the way, and that nothing is lost or done twice.
//!
//! Each fault that the storm (`tests/src/bin/storm`) plans has a story of its own, and so have a full
//! disk and a replaced file, after which nothing goes on:
//!
//! | fault | story |
//! |---|---|
//! | 429: of the route, shared, of all | `codes::a_429_of_the_route`, `.._that_others_have_caused`, `.._of_all_requests`; `edge_answers::retry_after_is_obeyed` |
//! | 500, 502 | `codes::a_500`, `codes::a_502`; `restart::a_post_that_fails_is_tried_again` |
//! | hang | `codes::a_request_that_hangs`, `edge_answers::a_channel_that_hangs_delays_no_other` |
//! | reset | `codes::a_reset_before_the_request_is_done`, `.._after_..`; `restart::an_answer_that_never_came_..` |
//! | a body that is no JSON | `codes::a_body_that_is_no_json`, `edge_answers::an_unreadable_post_is_made` |
//! | 10062, 40060 | `codes::a_10062_..`, `codes::a_40060_..` |
//! | 10003 | `jobs::a_board_of_a_deleted_channel_is_owed_no_more` |
//! | 10008, 30046, 50083 | `edits::a_board_that_cannot_be_changed_any_more_is_posted_anew` |
//! | 50001, 50013 | `edits::where_the_bot_may_not_the_click_changes_the_board`, `trouble::a_board_that_is_refused_rests_..` |
//! | op 7, op 9 both ways | `gateway::a_request_to_reconnect`, `gateway::an_invalid_session_that_can_be_resumed`, `.._that_cannot` |
//! | close 4000 to 4014 | `gateway::closes_after_which_it_may_come_again`, `gateway::closes_after_which_it_ends` |
//! | lost acknowledgements, half-open | `gateway::heartbeats_that_nobody_acknowledges`, `gateway::a_connection_that_is_open_on_one_side_alone`; `edge_watchdog` |
//! | the watchdog | `edge_watchdog` (`bot/tests/gateway.rs` for a process of its own) |
//! | late READY | `gateway::a_late_ready` |
//! | events twice, in the wrong order | `gateway::events_that_come_twice`, `gateway::events_in_the_wrong_order` |
//! | odd and unreadable interactions | `edge_reading` |
//! | disk full | `full_disk`, a program of its own |
//! | locked | `slow`: whoever wants to write waits; `slow::what_waits_for_a_locked_database_in_vain_..` |
//! | the file replaced | `replaced::a_file_that_is_taken_away_ends_the_bot`, `.._that_is_replaced_..` |
//! | PostgreSQL stopped, frozen, `pg_terminate_backend` | `server::a_server_that_is_stopped_and_started_while_games_go_on`, `.._that_goes_away_and_comes_back`, `.._that_stands_still`, `server::connections_that_the_server_ends` |
//! | more than can be answered in time | `crowd::who_waits_too_long_..`, `crowd::who_waits_is_attended_to_..` |
//! | the clock set back and forth | `trouble::a_board_that_is_owed_comes_though_the_clock_is_set_back`; `evening::outages::what_the_machine_sleeps_through_..` |
//! | killed | the storm itself; `restart` for what is owed then |
//! | killed while migrating | the storm itself; `migration` for every earlier state |

mod busy;
mod codes;
mod crowd;
mod edge_answers;
mod edge_gateway;
mod edge_reading;
mod edits;
mod endpoint;
mod forged;
mod gateway;
mod jobs;
mod limits;
mod migration;
mod once;
mod postgres;
mod processes;
mod replaced;
mod restart;
mod router;
mod server;
mod slow;
mod texts;
mod trouble;
mod wire;

"""The promises of engine/game.py, for every registered ruleset, number of seats and representative options."""

from __future__ import annotations

from arktable.conformance import contract, knowledge, telling
from tests.builders.rulesets import EVERY, SOME, Setting


@EVERY
def test_a_random_game_ends_and_everything_is_accounted_for_at_every_step(setting: Setting) -> None:
    contract.ends_with_everything_accounted_for(setting)


@EVERY
def test_the_same_seed_and_the_same_moves_give_the_same_game(setting: Setting) -> None:
    contract.is_deterministic(setting)


@SOME
def test_another_seed_gives_another_game(setting: Setting) -> None:
    contract.another_seed_is_another_game(setting)


@EVERY
def test_why_not_and_moves_agree(setting: Setting) -> None:
    contract.why_not_and_moves_agree(setting)


@EVERY
def test_no_view_depends_on_what_its_viewer_cannot_know(setting: Setting) -> None:
    knowledge.views_leak_nothing(setting)


@EVERY
def test_a_secret_move_shows_the_others_nothing(setting: Setting) -> None:
    knowledge.secret_moves_stay_secret(setting)


@SOME
def test_a_sample_for_anybody_at_any_moment_can_be_played_to_its_end(setting: Setting) -> None:
    knowledge.samples_can_be_played_out(setting)


@SOME
def test_asking_changes_nothing(setting: Setting) -> None:
    contract.asking_changes_nothing(setting)


@SOME
def test_listening_changes_nothing(setting: Setting) -> None:
    assert telling.listening_changes_nothing(setting)


@SOME
def test_events_are_plain_and_their_secrets_are_for_one_seat_only(setting: Setting) -> None:
    assert telling.secrets_are_told_to_one_seat(setting)


@EVERY
def test_a_record_replays_exactly(setting: Setting) -> None:
    contract.records_replay(setting)


@SOME
def test_an_illegal_move_raises_and_changes_nothing(setting: Setting) -> None:
    assert contract.illegal_moves_are_refused(setting)


@SOME
def test_the_whole_catalogue_is_written_and_read_back(setting: Setting) -> None:
    contract.the_catalogue_is_read_back(setting)


@SOME
def test_moves_come_from_the_catalogue_of_the_game(setting: Setting) -> None:
    contract.moves_come_from_the_catalogue(setting)


@SOME
def test_the_view_says_for_whom_it_is_and_offers_moves_only_to_who_decides(setting: Setting) -> None:
    contract.views_say_for_whom_they_are(setting)

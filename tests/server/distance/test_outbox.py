"""The outbox: notices are written once, sent when they are needed, tried again, and given up."""

from __future__ import annotations

import asyncio

import pytest

from arktable.server.distance.notices.outbox import PAUSE_AFTER, RETRIES, Outcome
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from tests.server.distance.house import DAY, HOUR, House, house_of

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 6 * HOUR}


class Receiver:
    """Remembers what it got, and fails as a test says."""

    def __init__(self) -> None:
        self.got: list[tuple[str, str, str]] = []
        self.outcome = Outcome(True)

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        self.got.append((channel.account_id, notice.kind, notice.table_id))
        return self.outcome


house = house_of("Ada", "Ben")


async def channel_of(house: House, name: str, wishes: str = "{}") -> tuple[Receiver, str]:
    """A channel of this person that arrives in the test."""
    account = (await house[name].get("/me"))["id"]
    receiver = Receiver()
    house.distance.outbox.senders["webhook"] = receiver
    row = ChannelRow(f"channel-{name}", account, "webhook", "https://example.org", house.clock.now(), settings=wishes)
    await house.distance.store.notices.add_channel(row)
    return receiver, account


async def test_somebody_is_told_that_it_is_their_turn_once(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    table = await house.open("Ada", "Ben", pace=DAYS)
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    assert await house.distance.outbox.once() == 0  # not at once: the move may be taken back
    house.clock.wait(121)
    assert await house.distance.outbox.once() == 1
    assert await house.distance.outbox.once() == 0
    assert receiver.got == [(ben, "turn", table)]


async def test_nobody_is_told_who_has_moved_or_looks_at_the_table_or_whose_turn_was_taken_back(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    table = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    house.clock.wait(200)
    house.app.services.presence.look(table, ben, True)
    assert await house.distance.outbox.once() == 0
    house.app.services.presence.look(table, ben, False)
    await house["Ben"].play_on(table)
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    await house["Ada"].undo(table)
    house.clock.wait(200)
    assert await house.distance.outbox.once() == 0
    assert receiver.got == []


async def test_a_notice_is_tried_again_with_growing_waits_and_given_up(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    receiver.outcome = Outcome(False, "HTTP 500")
    await house.distance.outbox.tell(ben, "invitation", table="Larch Mill")
    for wait in RETRIES:
        assert await house.distance.outbox.once() == 0
        house.clock.wait(wait.total_seconds() * 1.21)
    assert len(receiver.got) == len(RETRIES)
    await house.distance.outbox.once()
    house.clock.wait(DAY)
    await house.distance.outbox.once()
    assert len(receiver.got) == len(RETRIES) + 1
    row = await house.distance.store.notices.channel("channel-Ben")
    assert row is not None
    assert (row.failures, row.last_error, row.state) == (len(RETRIES) + 1, "HTTP 500", "on")
    assert await house.distance.store.notices.waiting() == 0


async def test_a_channel_pauses_after_ten_failures_and_a_success_forgets_them(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    receiver.outcome = Outcome(False, "HTTP 404", is_final=True)
    for number in range(PAUSE_AFTER - 1):
        await house.distance.outbox.tell(ben, "invitation", "", number)
        await house.distance.outbox.once()
    row = await house.distance.store.notices.channel("channel-Ben")
    assert row is not None
    assert (row.state, row.failures, row.last_error) == ("on", PAUSE_AFTER - 1, "HTTP 404")
    receiver.outcome = Outcome(True)
    await house.distance.outbox.tell(ben, "invitation", "t", 100)
    assert await house.distance.outbox.once() == 0  # the table does not exist: not needed
    await house.distance.outbox.tell(ben, "invitation", "", 101)
    assert await house.distance.outbox.once() == 1
    row = await house.distance.store.notices.channel("channel-Ben")
    assert row is not None
    assert (row.state, row.failures, row.last_error) == ("on", 0, "")


async def test_ten_failures_in_a_row_pause_a_channel(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    receiver.outcome = Outcome(False, "refused", is_final=True)
    for number in range(PAUSE_AFTER + 3):
        await house.distance.outbox.tell(ben, "invitation", "", number)
        await house.distance.outbox.once()
    row = await house.distance.store.notices.channel("channel-Ben")
    assert row is not None
    assert (row.state, row.failures) == ("paused", PAUSE_AFTER)
    assert len(receiver.got) == PAUSE_AFTER


async def test_a_revoked_channel_is_removed(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    receiver.outcome = Outcome(False, "HTTP 410", is_gone=True)
    await house.distance.outbox.tell(ben, "invitation")
    await house.distance.outbox.once()
    assert await house.distance.store.notices.channels_of(ben) == []


async def test_a_kind_that_is_switched_off_is_not_written(house: House) -> None:
    _, ben = await channel_of(house, "Ben", '{"over": false}')
    assert await house.distance.outbox.tell(ben, "over") == 0
    assert await house.distance.outbox.tell(ben, "turn") == 1


async def test_what_is_told_while_others_are_written_is_written_too(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    ada = (await house["Ada"].get("/me"))["id"]
    outbox = house.distance.outbox
    for number in range(5):
        outbox.tell_soon(ada, "invitation", version=number)  # she has no channel
        outbox.tell_soon(ben, "invitation", version=number)
        await asyncio.sleep(0)
    await outbox.written()
    outbox.tell_soon(ben, "invitation", version=9)
    await outbox.written()
    assert await outbox.once() == 6
    assert receiver.got == [(ben, "invitation", "")] * 6


async def test_all_people_are_told_that_a_game_is_over(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben")
    table = await house.open("Ada", "Ben")
    await house.act("Ada", table, "resign")
    await house.distance.outbox.written()
    house.clock.wait(10)
    await house.distance.outbox.once()
    assert receiver.got == [(ben, "over", table)]


async def test_somebody_is_told_an_hour_before_their_clock_runs_out_once(house: House) -> None:
    receiver, ben = await channel_of(house, "Ben", '{"turn": false}')
    table = await house.open("Ada", "Ben", pace=DAYS)
    await house["Ada"].play_on(table)
    house.clock.wait(2 * DAY + 4 * HOUR)
    assert await house.distance.reminders.once() == 0
    house.clock.wait(HOUR + 60)
    assert await house.distance.reminders.once() == 1
    assert await house.distance.reminders.once() == 0
    await house.distance.outbox.once()
    assert receiver.got == [(ben, "hour", table)]


async def test_a_turn_that_a_crash_left_untold_is_told_after_the_restart(house: House) -> None:
    table = await house.open("Ada", "Ben")
    await house["Ada"].play_on(table)
    await house.distance.outbox.written()
    receiver, ben = await channel_of(house, "Ben")  # as if the notice had not been written
    assert await house.distance.reminders.recover() == 1
    assert await house.distance.reminders.recover() == 0
    await house.distance.outbox.once()
    assert receiver.got == [(ben, "turn", table)]

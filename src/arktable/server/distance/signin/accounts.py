"""What players do with their account: passwords, recovery codes, the settings of the account."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.i18n.language import LANGUAGES
from arktable.server.distance.clocks.charging import is_zone
from arktable.server.distance.signin.attempts import Attempts
from arktable.server.distance.signin.becoming import RECOVERY, Becoming
from arktable.server.distance.signin.codes import code_hash, new_recovery_codes
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.signin.passwords import Passwords, check_form
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.sessions import hash_of
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.times import minutes_after
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.tickets import SqlTickets, TicketRow

RECOVERED: Final = "recovered"
RECOVERED_MINUTES: Final = 30
"""Time after the use of a recovery code in which the password can be set without the old one."""
LOCALES: Final = ("", *LANGUAGES)


class PlayerAccounts:
    """Passwords, recovery codes and settings."""

    def __init__(
        self,
        people: SqlPeople,
        tickets: SqlTickets,
        passwords: Passwords,
        becoming: Becoming,
        signing: Signing,
        attempts: Attempts,
        now: Callable[[], str],
    ) -> None:
        self._people = people
        self._tickets = tickets
        self._passwords = passwords
        self._becoming = becoming
        self._signing = signing
        self._attempts = attempts
        self._now = now

    async def sign_in(self, visitor: Visitor, name: str, password: str, bring: bool) -> tuple[PersonRow, str]:
        """The player of this name and password, and the token of a new session. A name that does not exist and a wrong
        password get the same answer after the same time.
        """
        folded = fold(name)
        await self._attempts.begin(visitor.client, folded)
        found = await self._people.by_fold(folded)
        right, better = await self._passwords.check(found[1] if found else None, password)
        if found is None or not right:
            raise self._attempts.failed(visitor.client, "sign-in-wrong", folded)
        if better is not None:
            await self._people.set_password(found[0].id, better)
        token = await self._signing.sign_in(found[0], visitor, bring)
        self._attempts.succeeded(visitor.client)
        return found[0], token

    async def set_password(
        self, visitor: Visitor, password: str, current: str, name: str
    ) -> tuple[PersonRow, list[str], str]:
        """Set a password. A guest becomes a player with this name. A player who has a password says it, or has just
        used a recovery code; all other sessions end.
        """
        person = await self._signing.somebody(visitor)
        wanted = person.name if person.is_player else await self._becoming.free_name(name, person.id)
        check_form(password, wanted)
        if person.is_player:
            await self._check_current(visitor, person, current)
        hashed = await self._passwords.hash(password)
        if not person.is_player:
            return await self._becoming.become(person, visitor, wanted, password=hashed)
        await self._people.set_password(person.id, hashed)
        token = await self._signing.new_token(visitor, person, end_others=True)
        return person, [], token

    async def _check_current(self, visitor: Visitor, person: PersonRow, current: str) -> None:
        """Refuse to replace a password unless the old one is right, or a recovery code was just used."""
        known = await self._people.password_of(person.id)
        if known is None:
            return
        recovered = await self._tickets.use(RECOVERED, self._now(), session_id=visitor.session_id, account_id=person.id)
        if recovered is not None:
            return
        await self._attempts.begin(visitor.client, fold(person.name))
        right, _ = await self._passwords.check(known, current)
        if not right:
            raise self._attempts.failed(visitor.client, "password-wrong", fold(person.name))
        self._attempts.succeeded(visitor.client)

    # -- recovery codes -----------------------------------------------------------------------------------------

    async def new_codes(self, visitor: Visitor) -> list[str]:
        """New recovery codes; the old ones end."""
        player = await self._signing.player(visitor)
        codes = new_recovery_codes()
        await self._people.put_codes(player.id, [code_hash(RECOVERY, code) for code in codes])
        return codes

    async def recover(self, visitor: Visitor, name: str, code: str, bring: bool) -> tuple[PersonRow, str]:
        """Sign in with a recovery code. It works once, and all other sessions of the player end."""
        folded = fold(name)
        await self._attempts.begin(visitor.client, folded)
        found = await self._people.by_fold(folded)
        account_id = found[0].id if found else ""
        right = await self._people.use_code(account_id, code_hash(RECOVERY, code), self._now())
        if found is None or not right:
            raise self._attempts.failed(visitor.client, "recovery-wrong", folded)
        player = found[0]
        token = await self._signing.sign_in(player, visitor, bring)
        await self._signing.end_others(player, hash_of(token))
        now, session_id = self._now(), hash_of(token)
        until = minutes_after(now, RECOVERED_MINUTES)
        row = TicketRow(hash_of(f"{RECOVERED}:{session_id}"), RECOVERED, until, player.id, session_id)
        await self._tickets.put(row, now)
        self._attempts.succeeded(visitor.client)
        return player, token

    # -- settings -----------------------------------------------------------------------------------------------

    async def set_details(
        self, visitor: Visitor, zone: str | None, locale: str | None, hides_presence: bool | None
    ) -> PersonRow:
        """Change the settings that are given."""
        person = await self._signing.somebody(visitor)
        if zone and not is_zone(zone):
            raise malformed("zone is a name as Europe/Paris")
        if locale is not None and locale not in LOCALES:
            raise malformed("locale is en or fr")
        given = {"zone": zone, "locale": locale, "hides_presence": hides_presence}
        values = {key: value for key, value in given.items() if value is not None}
        if values:
            await self._people.set_details(person.id, **values)
        return await self._signing.somebody(visitor)

    async def codes_left(self, person: PersonRow) -> int:
        return await self._people.codes_left(person.id)

    async def check_leaving(self, person: PersonRow, leave: bool) -> None:
        """Refuse that a guest signs out unasked: nobody could sign in as this guest again."""
        if not person.is_player and not leave:
            raise Refused("conflict", "guest-leaves")

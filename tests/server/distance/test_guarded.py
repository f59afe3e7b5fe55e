"""The guarded client: nothing of our own network is asked, and no receiver keeps us busy."""

from __future__ import annotations

import pytest

from arktable.server.distance.notices.guarded import GuardedClient, Unsent
from arktable.server.distance.notices.inner import is_outer
from tests.server.distance.receivers import http_receiver

pytestmark = pytest.mark.anyio

INNER = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.0.8", "192.0.0.9", "192.0.2.1", "198.18.0.1", "224.0.0.1", "239.255.255.250", "240.0.0.1",
    "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "fec0::1",
    "no address", "",
]  # fmt: skip
OUTER = ["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", INNER)
def test_an_inner_address_is_recognised(address: str) -> None:
    assert not is_outer(address)


@pytest.mark.parametrize("address", OUTER)
def test_an_outer_address_is_recognised(address: str) -> None:
    assert is_outer(address)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"]
)
async def test_a_host_that_means_this_machine_is_refused(host: str) -> None:
    with pytest.raises(Unsent) as raised:
        await GuardedClient(False).post(f"https://{host}/hook", {}, b"")
    assert raised.value.key == "inner"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://example.org:8443/", "ftp://example.org/", "https://user:pass@example.org/",
        "https:///nowhere", "https://example.org:port/", "javascript:alert(1)", "https://example.org/\r\nx: y",
        "https://exam ple.org/", "https://example.org/" + "x" * 3000, "//example.org", "https://[::1",
    ],
)  # fmt: skip
async def test_only_https_at_its_usual_port_is_asked(url: str) -> None:
    with pytest.raises(Unsent) as raised:
        await GuardedClient(False).post(url, {}, b"")
    assert raised.value.key == "address"


async def test_a_name_is_refused_if_one_of_its_addresses_is_inner_and_is_resolved_once() -> None:
    asked = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["93.184.216.34", "10.0.0.7"]

    with pytest.raises(Unsent) as raised:
        await GuardedClient(False, resolve).post("https://example.org/hook", {}, b"")
    assert raised.value.key == "inner"
    assert asked == [("example.org", 443)]


async def test_the_connection_goes_to_the_checked_address_and_keeps_the_name() -> None:
    async with http_receiver() as receiver:
        asked = []

        async def resolve(host: str, _: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"]

        client = GuardedClient(True, resolve)
        port = receiver.url.rpartition(":")[2]
        assert (await client.post(f"http://hooks.example.org:{port}/a?b=c", {}, b"body")).status == 200
        await client.close()
    assert asked == ["hooks.example.org"]
    assert receiver.got[0].headers["host"] == f"hooks.example.org:{port}"
    assert (receiver.got[0].path, receiver.got[0].body) == ("/a?b=c", b"body")


async def test_a_name_that_leads_nowhere_is_said() -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        raise OSError("unknown")

    with pytest.raises(Unsent) as raised:
        await GuardedClient(False, resolve).post("https://example.org/", {}, b"")
    assert raised.value.key == "name"


async def test_redirects_are_not_followed_and_proxies_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with http_receiver() as receiver, http_receiver() as other:
        monkeypatch.setenv("http_proxy", other.url)
        monkeypatch.setenv("HTTP_PROXY", other.url)
        receiver.status, receiver.headers = 302, {"location": f"{other.url}/secret"}
        client = GuardedClient(True)
        assert (await client.post(receiver.url, {}, b"")).status == 302
        await client.close()
        assert (len(receiver.got), other.got) == (1, [])


async def test_a_silent_receiver_is_given_up_and_an_endless_answer_is_not_read() -> None:
    async with http_receiver() as receiver:
        client = GuardedClient(True, seconds=0.5)
        receiver.is_silent = True
        with pytest.raises(Unsent) as raised:
            await client.post(receiver.url, {}, b"")
        assert raised.value.key == "slow"
        receiver.is_silent, receiver.is_endless = False, True
        assert (await client.post(receiver.url, {}, b"")).status == 200
        await client.close()


async def test_a_closed_port_and_a_wrong_certificate_are_said() -> None:
    async with http_receiver() as receiver:
        client = GuardedClient(True)
        with pytest.raises(Unsent) as raised:
            await client.post(receiver.url.replace("http:", "https:"), {}, b"")
        assert raised.value.key == "tls"
    with pytest.raises(Unsent) as raised:
        await client.post(receiver.url, {}, b"")
    assert raised.value.key == "unreachable"
    await client.close()


@pytest.mark.parametrize(("text", "least", "most"), [("120", 120, 120), ("-5", 0, 0), ("soon", 0, 0), ("1e9", 0, 0)])
async def test_a_receiver_may_ask_to_wait(text: str, least: float, most: float) -> None:
    async with http_receiver() as receiver:
        receiver.status, receiver.headers = 429, {"retry-after": text}
        client = GuardedClient(True)
        assert least <= (await client.post(receiver.url, {}, b"")).after <= most
        receiver.headers = {"retry-after": "Fri, 01 Jan 2100 00:00:00 GMT"}
        assert (await client.post(receiver.url, {}, b"")).after == 86_400
        await client.close()

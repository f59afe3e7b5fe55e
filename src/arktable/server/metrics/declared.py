"""All metrics of a server. No label names a table, a person or an address.

`docs/reference/server.md` has the same list; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from arktable.server.metrics.kinds import Counter, Gauge, Histogram, Metric, Overdue, Total

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100)

BUILD: Final = Gauge("arktable_build_info", "Always 1; the versions are its labels.", "version", "python", "bots")

# -- requests -------------------------------------------------------------------------------------------------------

REQUESTS: Final = Counter(
    "arktable_requests_total", "Answered requests, by the pattern of the route.", "method", "route", "status"
)
REQUEST_SECONDS: Final = Histogram(
    "arktable_request_seconds", "Time from the arrival of a request to its answer.", SECONDS
)
REFUSED_CONNECTIONS: Final = Counter(
    "arktable_connections_refused_total", "Connections that were closed before a request was read.", "status"
)
SOCKETS: Final = Gauge("arktable_sockets", "Open WebSockets.")
SOCKETS_CLOSED: Final = Counter("arktable_sockets_closed_total", "WebSockets that have ended, by close code.", "code")

# -- moves ----------------------------------------------------------------------------------------------------------

MOVES: Final = Counter(
    "arktable_moves_total",
    "Committed entries with moves: of people, of bots, or given ahead (standing answers and orders).",
    "by",
).known("person", "bot", "ahead")
MOVE_SECONDS: Final = Histogram(
    "arktable_move_seconds",
    "Time from the arrival of a person's move to its commit, and to its answer.",
    SECONDS,
    "until",
).known("commit", "answer")
COMMIT_SECONDS: Final = Histogram("arktable_commit_seconds", "Time of a commit of the database.", SECONDS)
COMMIT_WRITES: Final = Histogram("arktable_commit_writes", "Writes that share a commit.", SIZES)
FAULTS: Final = Counter(
    "arktable_database_faults_total",
    "Requests, bots, background work and probes that failed because of the database.",
    "work",
).known("request", "bot", "background", "probe")
TABLES: Final = Gauge("arktable_tables", "Tables in memory.")
WORK_WAITING: Final = Gauge("arktable_work_waiting", "Expensive requests that wait for a thread.")

# -- bots -----------------------------------------------------------------------------------------------------------

BOTS_THINKING: Final = Gauge("arktable_bots_thinking", "Decisions that bots are thinking about.")
BOTS_WAITING: Final = Gauge("arktable_bots_waiting", "Decisions that wait for a process in which bots think.")
BOT_SECONDS: Final = Histogram("arktable_bot_seconds", "Time in which a bot answered, without waiting.", LONG_SECONDS)
BOT_FAILURES: Final = Counter(
    "arktable_bot_failures_total", "Decisions drawn by lot because a bot failed.", "why"
).known("bot-failed", "bot-slow")

# -- in the background ----------------------------------------------------------------------------------------------

NOTICES_WAITING: Final = Gauge("arktable_notices_waiting", "Notices that are not sent yet; all processes together.")
SWEEP_LAG: Final = Overdue(
    "arktable_sweep_lag_seconds",
    "Time by which repeated work is overdue in the process that does it; 0 while it is on time.",
    "work",
)
LOOP_LAG: Final = Histogram(
    "arktable_loop_lag_seconds", "Time by which the event loop is late, measured twice a second.", SECONDS
)
READY: Final = Gauge("arktable_ready", "1 if the last probe could store a move, 0 if not. A scrape is a probe, too.")

# -- the process: names that Prometheus's own clients use -------------------------------------------------------------

CPU: Final = Total("process_cpu_seconds_total", "CPU time of this process, without the processes of bots.")
MEMORY: Final = Gauge("process_resident_memory_bytes", "Memory of this process.")
STARTED: Final = Gauge("process_start_time_seconds", "When this process started, in seconds since 1970.")
FILES: Final = Gauge("process_open_fds", "Open files and sockets.")
MOST_FILES: Final = Gauge("process_max_fds", "Limit of open files and sockets.")

ALL: Final[tuple[Metric, ...]] = (
    BUILD, REQUESTS, REQUEST_SECONDS, REFUSED_CONNECTIONS, SOCKETS, SOCKETS_CLOSED,
    MOVES, MOVE_SECONDS, COMMIT_SECONDS, COMMIT_WRITES, FAULTS, TABLES, WORK_WAITING,
    BOTS_THINKING, BOTS_WAITING, BOT_SECONDS, BOT_FAILURES,
    NOTICES_WAITING, SWEEP_LAG, LOOP_LAG, READY,
    CPU, MEMORY, STARTED, FILES, MOST_FILES,
)  # fmt: skip

// Speaks with the desk as another page of the same browser would.
const deskOf = (name) => {
  const channel = new BroadcastChannel(name);
  const tab = `tab of a test ${Math.random()}`;
  const asked = new Map();
  let id = 0;
  channel.onmessage = ({ data }) => {
    if (data.to === tab) asked.get(data.id)?.([data.status, data.text]);
  };
  const ask = (method, path, body, type = 'application/json') =>
    new Promise((resolve) => {
      const letter = { to: 'desk', kind: 'ask', tab, id: ++id, method, path, body, type };
      const send = () => channel.postMessage(letter);
      // While one tab takes over from another nobody hears: looking twice does no harm.
      const again = method === 'GET' ? setInterval(send, 1000) : undefined;
      asked.set(letter.id, (answer) => {
        clearInterval(again);
        resolve(answer);
      });
      send();
    });
  /** The same with JSON; refusals are errors. */
  const tell = async (method, path, body) => {
    const [status, text] = await ask(method, path, body && JSON.stringify(body));
    if (status >= 300) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
  /** What my seat may do now, as texts. */
  const offered = async (table) => {
    const { version, moves } = await tell('GET', `/tables/${table}/moves`);
    return { version, moves: moves.flatMap((group) => group.moves.map(([text]) => text)) };
  };
  return { ask, tell, offered };
};

/** One question. */
const askOnce = ([name, ...question]) => deskOf(name).ask(...question);

/** Decide for my seat until the game is over, now by one legal move, now by another; the last snapshot. */
const playOn = async ([name, table, patience]) => {
  const { tell, offered } = deskOf(name);
  const end = performance.now() + patience;
  for (let n = 1; performance.now() < end; n++) {
    const { version, moves } = await offered(table);
    if (moves.length) {
      await tell('POST', `/tables/${table}/moves`, { version, key: `test-${n}`, moves: [moves[(n * 7919) % moves.length]] });
      continue;
    }
    const now = await tell('GET', `/tables/${table}`);
    if (now.view.over) return now;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the game is not over');
};

/** Decide so often, and take the time: of each move until it is answered, and of each turn of the bots after it. */
const measured = async ([name, table, most]) => {
  const { tell, offered } = deskOf(name);
  const answers = [];
  const turns = [];
  let longest = 0;
  let frame = performance.now();
  let mine = null;
  const look = (now) => {
    longest = Math.max(longest, now - frame);
    frame = now;
    if (answers.length < most) requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => look((frame = now)));
  while (answers.length < most) {
    const { version, moves } = await offered(table);
    if (!moves.length) {
      if ((await tell('GET', `/tables/${table}`)).view.over) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const begin = performance.now();
    if (mine) {
      const { log } = await tell('GET', `/tables/${table}`);
      const theirs = log.filter((entry) => entry.version > mine.version && entry.seat > 0 && entry.kind === 'move');
      const seats = new Set(theirs.map(({ seat }) => seat)).size;
      if (seats) turns.push((begin - mine.at) / seats);
    }
    const sent = performance.now();
    const taken = await tell('POST', `/tables/${table}/moves`, { version, key: `test-${sent}`, moves: [moves[0]] });
    mine = { version: taken.version, at: performance.now() };
    answers.push(mine.at - sent);
  }
  return { answers, turns, longest };
};

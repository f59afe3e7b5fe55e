// A bot over HTTP in JavaScript: it sits at tables of a server and plays moves that are offered, at random.
//
//     node examples/bots/http_bot.mjs http://localhost:8000 token.txt
//
// The page of your account makes a bot account and its token (docs/how-to/let-a-bot-sit-at-a-table.md). Invite the bot
// by its name; it accepts invitations of its owner.
import { readFileSync } from 'node:fs';

const [server, file] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${readFileSync(file, 'utf8').trim()}`, 'Content-Type': 'application/json' };
const address = (path) => `${server.replace(/\/$/, '')}/api/bot${path}`;

// A refused move is not sent again: the stream says how the game goes on.
const post = (path, body) => fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) });

// The messages of a stream. Empty lines only show that the connection lives.
async function* messages(path) {
  const response = await fetch(address(path), { headers });
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status });
  let held = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (held + text).split('\n');
    held = lines.pop();
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
  }
}

async function play(table) {
  for await (const message of messages(`/tables/${table}?wants=moves`)) {
    if (message.type === 'decide') {
      const texts = message.offer.flatMap(({ moves }) => moves.map(([text]) => text));
      const move = texts[Math.floor(Math.random() * texts.length)];
      await post(`/tables/${table}/moves`, { version: message.id, move });
    } else if (message.type === 'over') console.log(`${table}: over, the winners are ${message.winners}`);
  }
}

async function takePart() {
  const playing = new Set();
  for await (const { type, table, by_owner } of messages('/events')) {
    if (type === 'hello') console.log('connected');
    else if (type === 'invitation') await post(`/tables/${table.id}/answer`, { accept: by_owner });
    else if (type === 'game-start' && !playing.has(table.id)) {
      playing.add(table.id);
      play(table.id).catch((error) => console.log(`${table.id}: ${error.message}`));
    }
  }
}

while (true) {
  try {
    await takePart();
  } catch (error) {
    if (error.status === 401 || error.status === 403) throw error;
    console.log(`trying again: ${error.message}`);
  }
  await new Promise((resume) => setTimeout(resume, 5000));
}

// A bot in JavaScript: it answers with one of the moves that are offered, at random.
//
//     arktable simulate arkadia --seats 2 --bots "pipe:node examples/bots/random_move.mjs,random" --games 10
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'random-move', wants: 'moves' });
  else if (message.type === 'start') say({ type: 'ready' });
  else if (message.type === 'decide') {
    const texts = message.offer.flatMap(({ moves }) => moves.map(([text]) => text));
    say({ type: 'move', id: message.id, move: texts[Math.floor(Math.random() * texts.length)] });
  } else if (message.type === 'quit') process.exit(0);
}

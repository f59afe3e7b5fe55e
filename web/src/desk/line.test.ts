import { beforeEach, describe, expect, test } from 'vitest';
import { NoAnswer } from '../wire/transport';
import type { Letter, ToDesk } from './letters';
import { DeskLine } from './line';

describe('the line from a page to the desk', () => {
  let sent: ToDesk[];
  let line: DeskLine;
  const here = (desk: string): void => line.hear({ to: 'all', kind: 'here', desk });

  beforeEach(() => {
    sent = [];
    const channel = { onmessage: null, postMessage: (letter: Letter) => void sent.push(letter as ToDesk), close: () => undefined };
    line = new DeskLine(channel, 'tab me');
  });

  test('what is asked waits for a desk, and each answer finds its question', async () => {
    const first = line.ask('GET', '/me');
    const second = line.ask('POST', '/tables', '{}');
    expect(sent).toEqual([]);
    here('one');
    expect(sent.map((letter) => letter.kind)).toEqual(['ask', 'ask']);
    line.hear({ to: 'tab me', kind: 'answer', id: 2, status: 201, text: 'made' });
    line.hear({ to: 'tab somebody else', kind: 'answer', id: 1, status: 500, text: 'not mine' });
    line.hear({ to: 'tab me', kind: 'answer', id: 1, status: 200, text: 'Ada' });
    expect([await first, await second]).toEqual([
      { status: 200, text: 'Ada' },
      { status: 201, text: 'made' },
    ]);
  });

  test('a desk that goes leaves its questions unanswered and its lines closed; the next one is asked again', async () => {
    here('one');
    const asked = line.ask('POST', '/tables/t1/moves', '{}');
    const socket = line.connect('/tables/t1/live');
    const heard: string[] = [];
    let closed = 0;
    socket.onmessage = ({ data }) => heard.push(data);
    socket.onclose = () => closed++;
    line.hear({ to: 'tab me', kind: 'said', id: 2, text: 'snapshot' });
    line.hear({ to: 'all', kind: 'loading', desk: 'two', progress: { step: 'fetch', bytes: 0, of: 1 } });
    await expect(asked).rejects.toBeInstanceOf(NoAnswer);
    expect([heard, closed]).toEqual([['snapshot'], 1]);
    const again = line.connect('/tables/t1/live');
    expect(sent).toHaveLength(2);
    here('two');
    expect(sent.at(-1)).toEqual({ to: 'desk', kind: 'open', tab: 'tab me', id: 3, path: '/tables/t1/live' });
    again.send('{"kind":"ping"}');
    again.close();
    expect(sent.slice(-2).map((letter) => letter.kind)).toEqual(['say', 'hang-up']);
  });

  test('a line that is given up before there is a desk is never opened', () => {
    line.connect('/tables/t1/live').close();
    here('one');
    expect(sent).toEqual([]);
  });

  test('the same desk may say again that it is here: nothing is lost', () => {
    here('one');
    let closed = 0;
    line.connect('/tables/t1/live').onclose = () => closed++;
    here('one');
    expect([closed, sent.length]).toEqual([0, 1]);
  });
});

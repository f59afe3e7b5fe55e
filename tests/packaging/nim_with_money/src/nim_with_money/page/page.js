// Nim's page: plain JavaScript, no build step. See docs/how-to/add-a-game.md for what `host` offers.
import { button, line } from './parts.js';

export function mount(element, host) {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('page.css', import.meta.url).href;
  document.head.append(style);

  function update() {
    const { view, moves } = host;
    const heaps = view.heaps.map((stones, at) => {
      const offered = moves.filter(({ kind, args }) => kind === 'take' && args.heap === at + 1);
      const takes = offered.map((move) => button(host.t('nim-do-take', move.args), () => host.send([move])));
      return line(host.t('nim-heap', { n: at + 1, stones }), '●'.repeat(stones), takes);
    });
    const more = moves
      .filter(({ kind }) => kind !== 'take')
      .map((move) => button(host.t(`nim-do-${move.kind}`, { n: host.kit.price, ...move.args }), () => host.send([move])));
    const guess = view.guesses[host.seat];
    if (guess) more.push(line(host.t('nim-guess', { heap: guess }), '', []));
    const coins = view.coins.map((n, seat) => line(host.t('nim-coins', { who: host.nameOf(seat), n }), '', []));
    const said = view.over ? host.t('nim-over') : view.to_move === host.seat ? '' : host.t('nim-wait', { who: host.nameOf(view.to_move) });
    element.replaceChildren(...heaps, ...more, ...coins, line(said, '', []));
    element.classList.add('nim');
  }

  update();
  return { update, unmount: () => style.remove() };
}

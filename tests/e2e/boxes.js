// Measures the page as it stands and gives a list of faults in words; an empty list is what is wanted.
// `wide`: the page itself may not scroll, and whatever may be pressed is in sight or one scroll of its own panel away.
({ wide }) => {
  const faults = [];
  const main = document.getElementById('main');
  const tray = document.querySelector('.traybox');
  const say = (one) => (one.getAttribute?.('aria-label') || one.textContent || one.className?.baseVal || one.className || one.tagName).replace(/\s+/g, ' ').trim().slice(0, 60);
  const round = (n) => Math.round(n * 10) / 10;
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  // What is said to readers' voices only: `.vh`, or the same in the style of a component.
  const forVoices = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) if (styleOf(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const shown = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !forVoices(one);

  // The page.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 0.5) faults.push(`page: ${root.scrollWidth} px wide on a screen of ${innerWidth}`);
  if (wide && root.scrollHeight > innerHeight + 0.5) faults.push(`page scrolls: ${root.scrollHeight} px high on a screen of ${innerHeight}`);

  // Above a phone's width the board of Arkadia comes before everything that explains it.
  const top = (one) => document.querySelector(one)?.getBoundingClientRect().top;
  if (innerWidth >= 860 && top('#panel-board') > top('#panel-cards')) faults.push('the board stands below the open cards');

  // Whatever may be pressed.
  const scroller = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(styleOf(at).overflowY)) return at;
      if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(styleOf(at).overflowX)) return at;
    }
    return null;
  };
  const inside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const covered = (one) => {
    const box = one.getBoundingClientRect();
    return [0.3, 0.5, 0.7].some((part) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
      // Choices above the tray can be folded away; what may be decided now never lies beneath them.
      if (hit?.closest('.upwards') && !one.matches('.is-legal') && !one.closest('.traybox')) return false;
      return !hit || !(one.contains(hit) || hit.contains(one));
    });
  };
  // On a phone a scene is a sheet: what lies beneath waits until it is folded.
  const sheet = [...main.querySelectorAll('.scene')].find((one) => styleOf(one).position === 'fixed');
  if (sheet && sheet.scrollWidth > sheet.clientWidth) faults.push(`the sheet holds ${sheet.scrollWidth} px and is ${sheet.clientWidth} wide`);
  const controls = [...main.querySelectorAll('button, a[href], input, select, summary, [role=gridcell].is-legal')].filter((one) => shown(one) && (!sheet || one.closest('.scene, .traybox')));
  const before = [scrollX, scrollY];
  for (const one of controls.filter((one) => one.getAttribute('aria-disabled') !== 'true')) {
    const panel = scroller(one);
    if (wide) {
      // Scrolled away, or under the names of the rows that stay in place.
      if (panel && (!inside(one.getBoundingClientRect(), panel.getBoundingClientRect()) || covered(one))) {
        if (!inside(panel.getBoundingClientRect(), screen)) faults.push(`out of sight: ${say(one)} in a panel that is out of sight`);
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      }
      if (!inside(one.getBoundingClientRect(), screen)) faults.push(`out of sight: ${say(one)}`);
    } else one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (covered(one)) faults.push(`covered: ${say(one)}`);
  }
  for (const one of main.querySelectorAll('*')) if (one.scrollTop && shown(one)) one.scrollTop = 0;
  scrollTo(...before);

  // Controls do not lie on one another.
  const still = controls.filter((one) => !one.closest('svg') && inside(one.getBoundingClientRect(), scroller(one)?.getBoundingClientRect() ?? one.getBoundingClientRect()));
  const layer = (one) => (one.closest('.upwards') ? 2 : tray?.contains(one) ? 1 : sheet?.contains(one) ? 5 : 0);
  overlaps(still.map((one) => ({ one, box: one.getBoundingClientRect(), layer: layer(one) }))).forEach(([a, b]) => faults.push(`controls overlap: ${say(a.one)} / ${say(b.one)}`));

  // Words: none broken, none cut, none outside of its box, none on another.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || !shown(one) || one.closest('script, style, option, title')) continue;
    // A box no higher than its letters cuts off what hangs below the line, less than the rule about cut words sees.
    if (/hidden|clip/.test(styleOf(one).overflowY) && Number.parseFloat(styleOf(one).lineHeight) < 1.05 * Number.parseFloat(styleOf(one).fontSize)) faults.push(`cut at its foot: ${say(one)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (lines.length === 0) continue;
    if (new Set(lines.map((box) => Math.round(box.top))).size > 1) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}£+−]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top))).size > 1) faults.push(`broken: ${word} in ${say(one)}`);
      }
    }
    // What a box with a border of its own, a panel or the screen cuts off or lets out.
    const frames = [];
    const free = { x: false, y: false };
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const cuts = /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);
      const holds = cuts || at.matches('button, .panel, .tray, .btn, .chip, td, th');
      if (!holds || style.display === 'inline' || at.namespaceURI.endsWith('svg')) continue;
      const box = at.getBoundingClientRect();
      free.x ||= /auto|scroll/.test(style.overflowX);
      free.y ||= /auto|scroll/.test(style.overflowY);
      for (const line of lines) {
        const out = [free.x ? 0 : box.left - line.left, free.x ? 0 : line.right - box.right, free.y ? 0 : box.top - line.top - 3, free.y ? 0 : line.bottom - box.bottom - 3];
        if (Math.max(...out) > 1 && !at.matches('.ell')) {
          faults.push(`${cuts ? 'cut' : 'pours out'}: “${node.data.trim().slice(0, 40)}” by ${round(Math.max(...out))} px of ${at.tagName.toLowerCase()}.${at.className}`);
          break;
        }
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || at.matches('.ell')) frames.push(box);
      if (at.matches('.ell')) free.x = free.y = true;
    }
    const seen = lines.filter((line) => frames.every((frame) => inside(line, frame)));
    for (const box of seen) texts.push({ one, box, layer: one.closest('.tabnav') ? 3 : one.closest('.topbar, .status') ? 4 : layer(one) });
  }
  overlaps(texts).forEach(([a, b]) => faults.push(`words overlap: ${say(a.one)} / ${say(b.one)}`));

  // Names of rows and totals stay in sight while the figures scroll beneath them.
  function sticky(one) {
    const held = one.closest('th, dl');
    return Boolean(held && styleOf(held).position === 'sticky');
  }

  function overlaps(boxes) {
    const found = [];
    const sorted = boxes.toSorted((a, b) => a.box.top - b.box.top);
    for (const [i, a] of sorted.entries()) {
      for (let j = i + 1; j < sorted.length; j++) {
        const b = sorted[j];
        if (b.box.top > a.box.bottom - 3) break;
        if (a.layer !== b.layer || sticky(a.one) !== sticky(b.one) || a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (x > 2 && y > 3) found.push([a, b]);
      }
    }
    return found;
  }

  // The forecast scrolls downwards only, and its four cycles to come are in sight.
  const forecast = document.querySelector('#panel-forecast .body');
  if (forecast && shown(forecast)) {
    if (forecast.scrollWidth > forecast.clientWidth) faults.push(`the forecast holds ${forecast.scrollWidth} px and is ${forecast.clientWidth} wide`);
    const cycles = document.querySelector('#panel-forecast .cyc4');
    if (wide && cycles && !inside(cycles.getBoundingClientRect(), document.querySelector('#panel-forecast').getBoundingClientRect())) faults.push('the cycles to come are cut');
  }
  // No edge runs through a line: where a panel ends or a total sticks, what goes on beneath fades.
  for (const body of wide ? [...document.querySelectorAll('.side .panel > .body')].filter(shown) : []) {
    body.dispatchEvent(new Event('scroll')); // what came since the last frame is looked at now, and not in the next one
    const held = body.querySelector('[data-sticks]');
    const edges = [];
    if (held && getComputedStyle(held, '::before').backgroundImage === 'none') edges.push(held.getBoundingClientRect().top);
    if (styleOf(body).maskImage === 'none' && !held?.matches('[data-stuck]')) edges.push(body.getBoundingClientRect().bottom);
    const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (!node.data.trim() || !shown(node.parentElement) || held?.contains(node)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (edges.some((edge) => lines.some((line) => line.top < edge - 3 && line.bottom > edge + 3))) faults.push(`an edge runs through: ${say(node.parentElement)}`);
    }
  }

  // The tray and its main button, to be compared from question to question, and the lines of the log.
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const traySize = box('.traybox');
  const button = [...document.querySelectorAll('.traybox .primary')].filter(shown).at(-1)?.getBoundingClientRect();
  const log = box('.logp .body');
  return { faults: [...new Set(faults)], tray: traySize && [round(traySize.top), round(traySize.height)], button: button && [round(button.right), round(button.bottom), round(button.width)], log: log && round(log.height) };
}

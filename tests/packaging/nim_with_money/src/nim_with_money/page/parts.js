export function button(text, onclick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn';
  made.textContent = text;
  made.addEventListener('click', onclick);
  return made;
}

export function line(text, drawn, buttons) {
  const made = document.createElement('p');
  const stones = document.createElement('span');
  stones.className = 'stones';
  stones.setAttribute('aria-hidden', 'true');
  stones.textContent = drawn;
  made.append(text, ' ', stones, ...buttons);
  return made;
}

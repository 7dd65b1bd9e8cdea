/**
 * Suggestions under the search box while somebody types: the editable combobox of the ARIA practices (1.2). Earlier searches
 * are among them; they are kept on the device and never sent. `/` leads to the box.
 */
const WAIT_MS = 120;
const EARLIER = 'searches';
const MOST_EARLIER = 8;
const EARLIER_AMONG_OTHERS = 2;

const readEarlier = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(EARLIER) ?? '[]');
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, MOST_EARLIER) : [];
  } catch {
    return [];
  }
};

const keepEarlier = (searches) => {
  try {
    if (searches.length === 0) localStorage.removeItem(EARLIER);
    else localStorage.setItem(EARLIER, JSON.stringify(searches.slice(0, MOST_EARLIER)));
  } catch {
    // Where nothing may be kept there are no earlier searches.
  }
};

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest('input, textarea, select, [contenteditable]')) return;
  const box = [...document.querySelectorAll('form[data-suggest] input[name="q"]')].find((one) => one.checkVisibility());
  const way = document.querySelector('.search-link');
  if (!box && !way) return;
  event.preventDefault();
  if (box) {
    box.focus();
    box.select();
  } else location.assign(way.href);
});

for (const form of document.querySelectorAll('form[data-suggest]')) enhance(form);

function enhance(form) {
  const input = form.querySelector('input[name="q"]');
  const list = document.createElement('ul');
  const status = document.createElement('div');
  list.id = `${input.id}-suggestions`;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', form.dataset.label);
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  form.append(list, status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
    ['aria-controls', list.id],
  ]) {
    input.setAttribute(name, value);
  }

  let timer = 0;
  let asking = new AbortController();
  let shownFor = '';
  let chosen = -1;

  const stopAsking = () => {
    clearTimeout(timer);
    asking.abort();
  };

  const close = () => {
    stopAsking();
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const choose = (index) => {
    const { length } = list.children;
    // A late answer must not take the list away under whoever moves in it.
    stopAsking();
    if (chosen >= 0) list.children[chosen].setAttribute('aria-selected', 'false');
    // One step beyond either end leads back into the box.
    chosen = index >= length || index < -1 ? -1 : index;
    if (chosen < 0) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    const option = list.children[chosen];
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  };

  const earlierOf = (q) => {
    const typed = q.toLowerCase();
    const fitting = readEarlier().filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed);
    return fitting.slice(0, q === '' ? MOST_EARLIER : EARLIER_AMONG_OTHERS).map((one) => ({
      name: one,
      note: form.dataset.earlier,
      href: `${form.getAttribute('action')}?q=${encodeURIComponent(one)}`,
    }));
  };

  /** What an empty box offers: earlier searches, and the way to forget them. */
  const showEarlier = () => {
    const items = earlierOf('');
    if (items.length === 0) return;
    shownFor = '';
    show({ items: [...items, { name: form.dataset.forget, note: '', href: '' }], said: form.dataset.earlier });
  };

  const follow = (option) => {
    if (option.dataset.href !== '') location.assign(option.dataset.href);
    else {
      keepEarlier([]);
      close();
    }
  };

  const show = ({ items, said }) => {
    list.replaceChildren(...items.map((item, index) => optionOf(item, `${list.id}-${index}`)));
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
    list.hidden = items.length === 0;
    input.setAttribute('aria-expanded', String(items.length > 0));
    status.textContent = said;
  };

  const ask = async () => {
    const q = input.value.trim();
    shownFor = q;
    asking.abort();
    if (q === '') {
      close();
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    try {
      const reply = await fetch(`${form.dataset.suggest}?q=${encodeURIComponent(q)}`, { signal });
      if (!reply.ok || signal.aborted) return;
      const { items, said } = await reply.json();
      const earlier = earlierOf(q);
      show({
        items: [...earlier, ...items],
        said: earlier.length === 0 ? said : `${form.dataset.earlier}: ${earlier.length}. ${said}`,
      });
    } catch {
      // Without an answer the box is what it is without scripts.
    }
  };

  input.addEventListener('input', (event) => {
    clearTimeout(timer);
    if (!event.isComposing) timer = setTimeout(ask, WAIT_MS);
  });
  form.addEventListener('submit', () => {
    const q = input.value.trim();
    if (q !== '') keepEarlier([q, ...readEarlier().filter((one) => one.toLowerCase() !== q.toLowerCase())]);
  });
  input.addEventListener('click', () => {
    if (input.value.trim() === '' && list.hidden) showEarlier();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isOpen = !list.hidden;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const { length } = list.children;
      if (!isOpen) {
        if (shownFor === input.value.trim() && length > 0) {
          list.hidden = false;
          input.setAttribute('aria-expanded', 'true');
          choose(event.key === 'ArrowDown' ? 0 : length - 1);
        } else if (input.value.trim() === '') showEarlier();
        else void ask();
      } else if (event.key === 'ArrowDown') choose(chosen + 1);
      else choose(chosen < 0 ? length - 1 : chosen - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && chosen >= 0) {
      event.preventDefault();
      follow(list.children[chosen]);
    } else if (event.key === 'Tab') close();
  });
  // The box keeps the focus, so that a press on an option does not close the list before the click arrives.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = event.target.closest('[role="option"]');
    if (option) follow(option);
  });
}

function optionOf({ name, note, href, lang, dir }, id) {
  const option = document.createElement('li');
  const title = document.createElement('bdi');
  const more = document.createElement('span');
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.href = href;
  title.textContent = name;
  more.textContent = note;
  more.className = 'suggestion-note';
  if (lang) {
    more.lang = lang;
    more.dir = dir;
  }
  option.append(title, ' ', more);
  return option;
}

/** Checks the submission form while somebody fills it in: the same verdict as on sending it, shown at the fields they have touched. */
const WAIT_MS = 600;

for (const form of document.querySelectorAll('form[data-check]')) enhance(form);

function enhance(form) {
  const touched = new Set();
  const status = document.createElement('p');
  const card = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  card.className = 'known-entries';
  card.hidden = true;
  form.append(status);
  form.querySelector('#field-url').closest('.field').append(card);

  for (const control of form.querySelectorAll('[data-longest]')) count(control);
  countChosen(form.querySelector('#field-categories'), form.dataset.chosen);
  joinMainCategory(form);
  const suggest = suggestCategories(form.querySelector('#field-categories'));
  form.querySelector('#field-tagline').addEventListener('keydown', (event) => {
    // It is one sentence, and the server makes a blank of a line end.
    if (event.key === 'Enter' && !event.isComposing) event.preventDefault();
  });

  const preview = document.querySelector('[data-preview]');
  if (preview !== null) followPreview(form, preview);

  let timer = 0;
  let asking = new AbortController();

  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const body = new URLSearchParams(new FormData(form));
    try {
      const reply = await fetch(form.dataset.check, { method: 'POST', body, signal: asking.signal });
      if (reply.ok) show(await reply.json());
    } catch {
      // Nothing is lost: the server checks again when the form is sent.
    }
  };

  const show = (verdict) => {
    for (const name of touched) {
      showLine(form, name, 'changed', verdict.changed[name]);
      showLine(form, name, 'hinted', verdict.hints[name]);
      showLine(form, name, 'error', verdict.fields[name]?.join(' '));
    }
    suggest(verdict.suggested);
    showCard(card, touched.has('url') ? verdict : { entries: [] });
    status.textContent = verdict.said;
  };

  const touch = (event, wait) => {
    const { name } = event.target;
    if (!name) return;
    if (form.dataset.correcting === undefined || event.type === 'input') touched.add(name);
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
  };
  form.addEventListener('input', (event) => touch(event, WAIT_MS));
  form.addEventListener('change', (event) => touch(event, 0));
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    asking.abort();
  });
}

/** Shows, changes or takes away the line of one kind above a field, and names it to screen readers. */
function showLine(form, name, kind, sentence) {
  const control = document.getElementById(`field-${name}`);
  if (control === null || !form.contains(control)) return;
  const id = `field-${name}-${kind}`;
  const described = new Set((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  const isGroup = control.tagName === 'FIELDSET';
  let line = document.getElementById(id);
  if (sentence === undefined) {
    line?.remove();
    described.delete(id);
  } else {
    if (line === null) {
      line = document.createElement('p');
      line.className = `field-${kind}`;
      line.id = id;
      const error = document.getElementById(`field-${name}-error`);
      (error ?? (isGroup ? control.querySelector('.choices') : control)).before(line);
    }
    line.textContent = sentence;
    described.add(id);
  }
  if (kind === 'error' && !isGroup) {
    if (sentence === undefined) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  if (described.size > 0) control.setAttribute('aria-describedby', [...described].join(' '));
  else control.removeAttribute('aria-describedby');
}

/** How many of a group of choices are chosen; `words` has `#` for the figure and ends in the most that may be. */
function countChosen(group, words) {
  const line = document.createElement('span');
  const most = Number(/\d{1,3}$/.exec(words)?.[0]);
  line.className = 'chosen-count';
  line.setAttribute('aria-hidden', 'true');
  group.querySelector('legend').after(line);
  const show = () => {
    const chosen = group.querySelectorAll(':checked').length;
    line.textContent = words.replace('#', chosen);
    line.classList.toggle('chosen-count-over', chosen > most);
  };
  group.addEventListener('change', show);
  show();
}

/** Categories that fit the texts stand above the others; they go back to their group when they fit no more. */
function suggestCategories(group) {
  const above = group.querySelector('.choices');
  const homes = new Map();
  const boxOf = (id) => group.querySelector(`[value="${CSS.escape(id)}"]`);
  return (ids) => {
    for (const label of above.querySelectorAll('label')) {
      const box = label.querySelector('input');
      if (!box.checked && !ids.includes(box.value)) homes.get(box.value)?.append(label);
    }
    for (const id of ids) {
      const label = boxOf(id)?.closest('label');
      if (label === undefined || label.parentElement === above) continue;
      homes.set(id, label.parentElement);
      above.append(label);
    }
  };
}

/** The main category is one of the checked ones. */
function joinMainCategory(form) {
  const main = form.elements.main_category;
  main.addEventListener('change', () => {
    const box = form.querySelector(`[name="categories"][value="${CSS.escape(main.value)}"]`);
    if (box === null || box.checked) return;
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  });
  form.querySelector('#field-categories').addEventListener('change', ({ target }) => {
    if (!target.checked && target.value === main.value) main.value = '';
  });
}

/** How much of a field's room is used; screen readers are told by the hint and, once it is too much, by the check. */
function count(control) {
  const line = document.createElement('p');
  const figure = document.createElement('bdi');
  const longest = Number(control.dataset.longest);
  const { lang } = document.documentElement;
  const shown = new Intl.NumberFormat(lang === 'ar' ? 'ar-u-nu-latn' : lang);
  line.className = 'field-count';
  line.setAttribute('aria-hidden', 'true');
  figure.dir = 'ltr';
  line.append(figure);
  const show = () => {
    const used = [...control.value.trim()].length;
    figure.textContent = `${shown.format(used)} / ${shown.format(longest)}`;
    line.classList.toggle('field-count-over', used > longest);
  };
  control.after(line);
  control.addEventListener('input', show);
  show();
}

function showCard(card, { title, entries }) {
  card.hidden = entries.length === 0;
  card.replaceChildren();
  if (entries.length === 0) return;
  const heading = document.createElement('p');
  heading.className = 'known-entries-title';
  heading.textContent = title;
  card.append(
    heading,
    ...entries.map(({ name, address, href }) => {
      const link = document.createElement('a');
      const shown = document.createElement('span');
      link.className = 'known-entry';
      link.href = href;
      const bold = document.createElement('bdi');
      bold.textContent = name;
      shown.textContent = address;
      shown.dir = 'ltr';
      link.append(bold, shown);
      return link;
    }),
  );
}

/** Keeps the card of the page as the entry would look in a list; its colours follow the name, as on the server. */
function followPreview(form, card) {
  const part = (name) => card.querySelector(name);
  const labelOf = (control) => control.labels[0]?.textContent.trim() ?? '';
  const show = () => {
    const name = form.elements.name.value.trim() || card.dataset.name;
    part('.card-name bdi').textContent = name;
    part('.card-tagline bdi').textContent = form.elements.tagline.value.trim() || card.dataset.tagline;
    const price = form.querySelector('[name="pricing_model"]:checked');
    part('.price').textContent = price === null ? '' : labelOf(price);
    const main = form.elements.main_category.value;
    const chosen = [...form.querySelectorAll('[name="categories"]:checked')]
      .sort((a, b) => Number(b.value === main) - Number(a.value === main))
      .slice(0, 2);
    part('.tags').replaceChildren(
      ...chosen.map((box) => {
        const item = document.createElement('li');
        const tag = document.createElement('span');
        tag.className = 'tag';
        tag.textContent = labelOf(box);
        item.append(tag);
        return item;
      }),
    );
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    let hash = 0;
    for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) % 65_521;
    const mark = part('.monogram');
    mark.className = `monogram monogram-small hue-${hash % 10}`;
    mark.textContent = words
      .slice(0, 2)
      .map(([letter]) => letter)
      .join('')
      .toUpperCase();
  };
  form.addEventListener('input', show);
  show();
}

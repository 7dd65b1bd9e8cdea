/* Pickers of the desk: tools by name, colours, and lists in order. A field keeps what is sent, so that all of them work without scripts. */
(() => {
  'use strict';

  /* Tools are offered by name while one types; the field takes the slug. */
  function offerTools(box) {
    const list = document.createElement('datalist');
    list.id = `${box.id}-tools`;
    box.after(list);
    box.setAttribute('list', list.id);
    let asking = new AbortController();
    box.addEventListener('input', async () => {
      asking.abort();
      asking = new AbortController();
      try {
        const reply = await fetch(`${box.dataset.tools}?q=${encodeURIComponent(box.value)}`, { signal: asking.signal });
        const { items } = await reply.json();
        const tools = items.filter(({ href }) => href.includes('/tools/'));
        list.replaceChildren(...tools.map(({ name, href }) => new Option(name, href.slice(href.lastIndexOf('/') + 1))));
      } catch {
        // Without offers the field takes what is typed.
      }
    });
  }

  /* A picker of colours and the field beside it follow each other. */
  function pickColor(picker) {
    const text = document.getElementById(picker.dataset.picks);
    const showTyped = () => {
      if (/^#[0-9a-f]{6}$/i.test(text.value)) picker.value = text.value;
    };
    picker.addEventListener('input', () => {
      text.value = picker.value;
    });
    text.addEventListener('input', showTyped);
    addEventListener('pageshow', showTyped);
    picker.hidden = false;
  }

  function create(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  /*
   * A field of lines as a list: rows are dragged, or moved by the buttons beside them. Past an end, a row goes on to the list
   * before or after, if both share a name in `data-among`.
   */
  const lists = [];
  let dragged = null;

  function keep(list) {
    list.field.value = [...list.children].map((row) => row.dataset.value).join('\n');
    list.field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const areJoined = (one, other) => one === other || (one.among !== undefined && one.among === other?.among);

  function move(row, step) {
    const list = row.parentElement;
    const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
    const other = lists[lists.indexOf(list) + step];
    if (next !== null) next[step < 0 ? 'before' : 'after'](row);
    else if (other !== undefined && areJoined(list, other)) other[step < 0 ? 'append' : 'prepend'](row);
    keep(list);
    if (row.parentElement !== list) keep(row.parentElement);
  }

  function rowOf(list, value) {
    const { names, up, down, remove } = list.field.dataset;
    const name = (names === undefined ? {} : JSON.parse(names))[value] ?? value;
    const row = create('li', { draggable: true });
    row.dataset.value = value;
    const act = (sign, label, does) => {
      const button = create('button', { type: 'button', className: 'line-act', title: label }, sign);
      button.setAttribute('aria-label', `${label}: ${name}`);
      button.addEventListener('click', () => {
        does();
        if (button.isConnected) button.focus();
      });
      return button;
    };
    row.append(
      create('bdi', {}, name),
      act('↑', up, () => move(row, -1)),
      act('↓', down, () => move(row, 1)),
    );
    if (remove !== undefined)
      row.append(
        act('×', remove, () => {
          const of = row.parentElement;
          row.remove();
          keep(of);
        }),
      );
    row.addEventListener('dragstart', () => {
      dragged = row;
    });
    row.addEventListener('dragend', () => {
      dragged = null;
      lists.forEach(keep);
    });
    return row;
  }

  /* What is dragged stands where it would be dropped. */
  function showPlace(list, event) {
    if (dragged === null || !areJoined(dragged.parentElement, list)) return;
    event.preventDefault();
    const over = event.target.closest('li');
    if (over === dragged) return;
    if (over === null) list.append(dragged);
    else {
      const { top, height } = over.getBoundingClientRect();
      over[event.clientY < top + height / 2 ? 'before' : 'after'](dragged);
    }
  }

  function adder(list) {
    const { add, tools } = list.field.dataset;
    const box = create('input', {
      id: `${list.id}-add`,
      type: 'text',
      autocomplete: 'off',
      dir: 'ltr',
      spellcheck: false,
    });
    box.setAttribute('aria-label', add);
    box.dataset.tools = tools;
    const button = create('button', { type: 'button', className: 'button button-quiet' }, add);
    const take = () => {
      const value = box.value.trim();
      if (value === '') return;
      list.append(rowOf(list, value));
      box.value = '';
      keep(list);
    };
    button.addEventListener('click', take);
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      take();
    });
    return create('div', { className: 'line-adder' }, box, button);
  }

  function listLines(field) {
    const list = create('ul', { className: 'plain lines', tabIndex: -1 });
    const label = document.querySelector(`label[for="${field.id}"]`);
    label.id = `${field.id}-label`;
    // Links of the summary of errors lead to the list.
    list.id = field.id;
    field.removeAttribute('id');
    list.setAttribute('aria-labelledby', label.id);
    list.field = field;
    list.among = field.dataset.among;
    list.append(
      ...field.value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((value) => rowOf(list, value)),
    );
    list.addEventListener('dragover', (event) => showPlace(list, event));
    lists.push(list);
    field.hidden = true;
    field.after(list);
    if (field.dataset.add !== undefined) list.after(adder(list));
  }

  document.querySelectorAll('textarea[data-up]').forEach(listLines);
  document.querySelectorAll('input[data-tools]').forEach(offerTools);
  document.querySelectorAll('input[data-picks]').forEach(pickColor);
})();

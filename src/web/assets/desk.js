/* Makes an editor faster: single keys, the countdown of undo, the sign of life of a claim. Everything it does is a link or a form of the page. */
(() => {
  'use strict';
  const find = (selector, root = document) => root.querySelector(selector);
  const review = find('[data-review]');
  const queue = find('[data-queue]');
  const dialog = find('dialog.desk-help');
  const form = find('form[data-decide]');
  const SETTING = 'toolshelf-desk-keys';

  function stored(value) {
    try {
      if (value === undefined) return localStorage.getItem(SETTING) !== 'off';
      localStorage.setItem(SETTING, value ? 'on' : 'off');
    } catch {
      // Storage may be forbidden; then the setting lasts as long as the page.
    }
    return value ?? true;
  }
  let areKeysOn = stored();

  const isTyping = (target) =>
    target instanceof HTMLElement &&
    (target.matches('textarea, select, input:not([type=radio], [type=checkbox])') || target.isContentEditable);

  /* Layouts that have no Latin letters still have the keys. */
  function letterOf(event) {
    if (/^[\x20-\x7E]$/.test(event.key)) return event.key.toLowerCase();
    if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase();
    if (/^(?:Digit|Numpad)[1-9]$/.test(event.code)) return event.code.slice(-1);
    return event.code === 'Slash' && event.shiftKey ? '?' : event.key;
  }

  /* One act at a time: a key that is held down decides one entry, not three. */
  let isLeaving = false;
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  function follow(element) {
    if (element === null || isLeaving) return;
    isLeaving = true;
    element.click();
  }
  if (form !== null) {
    form.addEventListener('submit', () => {
      isLeaving = true;
    });
  }

  let mode = '';
  function enter(next) {
    mode = next;
    const line = find('[data-mode]');
    if (line === null) return;
    line.textContent =
      next === 'reject' ? dialog.dataset.pickReason : next === 'changes' ? dialog.dataset.writeNote : '';
    form.dataset.now = next;
  }

  function askForChanges() {
    const note = find('textarea[name=note]', form);
    if (note.value.trim() !== '') return follow(find('[data-key=c]', form));
    enter('changes');
    note.focus();
  }

  function reject(number) {
    const reason = find(`input[data-number="${number}"]`, form);
    if (reason === null) return;
    reason.checked = true;
    follow(find('[data-key=r]', form));
  }

  const rows = queue === null ? [] : [...queue.querySelectorAll('[data-row]')];
  let current = -1;
  function mark(index) {
    if (rows.length === 0) return;
    rows[current]?.classList.remove('is-current');
    current = Math.max(0, Math.min(rows.length - 1, index));
    rows[current].classList.add('is-current');
    const link = find('[data-open]', rows[current]);
    link.focus({ preventScroll: true });
    rows[current].scrollIntoView({ block: 'nearest' });
  }

  /* The row that is marked; nothing is in what stands for none. */
  const marked = () => rows[current] ?? document.createElement('i');

  const KEYS = {
    j: () => (queue === null ? follow(find('a[rel=next]')) : mark(current + 1)),
    k: () => (queue === null ? follow(find('a[rel=prev]')) : mark(current - 1)),
    o: () =>
      follow(
        queue === null ? null : (find('[data-open]', rows[Math.max(0, current)] ?? queue) ?? find('[data-start]')),
      ),
    x: () => find('input[type=checkbox]', marked())?.click(),
    a: () => follow(find('[data-key=a]', form ?? marked())),
    r: () => (form === null ? follow(find('[data-key=r]', marked())) : enter('reject')),
    l: () => find('[data-logo]') !== null && mark(rows.findIndex((row) => row.matches('[data-logo]'))),
    c: () => form !== null && askForChanges(),
    d: () => form !== null && follow(find('[data-key=d]')),
    e: () => review !== null && follow(find('a[data-key=e]')),
    p: () => follow(find('[data-key=p]')),
    n: () => form !== null && find('textarea[name=note]', form).focus(),
    u: () => follow(find('[data-undo]:not([hidden]) [data-key=u]')),
    '?': () => dialog !== null && !dialog.open && dialog.showModal(),
  };

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.key === 'Escape') {
      if (dialog?.open) return;
      if (isTyping(event.target)) event.target.blur();
      enter('');
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter' || event.repeat) return;
      const save = find('[data-save]');
      if (save !== null) follow(save);
      else if (form !== null && mode === 'changes') follow(find('[data-key=c]', form));
      return;
    }
    if (isTyping(event.target) || dialog?.open || !areKeysOn) return;
    const key = letterOf(event);
    if (mode === 'reject' && /^[1-9]$/.test(key)) {
      event.preventDefault();
      if (!event.repeat) reject(key);
      return;
    }
    if (!Object.hasOwn(KEYS, key)) return;
    if (event.repeat && key !== 'j' && key !== 'k') return;
    event.preventDefault();
    KEYS[key]();
  });

  if (form !== null) {
    find('textarea[name=note]', form).addEventListener('focus', () => {
      if (mode === 'reject') enter('');
    });
  }

  /* A reply that is chosen stands in the note, where it can be changed; its reason is chosen with it. */
  const replies = find('[data-replies]');
  if (replies !== null) {
    replies.addEventListener('change', () => {
      const { text, purpose } = replies.selectedOptions[0].dataset;
      if (text === undefined) return;
      const note = find('textarea[name=note]', form);
      note.value = [text, note.value.trim()].filter((part) => part !== '').join('\n\n');
      const reason = find(`input[name=reason][value="${purpose}"]`, form);
      if (reason !== null) reason.checked = true;
      replies.value = '';
      note.focus();
    });
  }

  const help = find('[data-help]');
  if (help !== null && dialog !== null) {
    help.hidden = false;
    help.addEventListener('click', () => dialog.showModal());
    const toggle = find('[data-keys]', dialog);
    toggle.checked = areKeysOn;
    toggle.addEventListener('change', () => {
      areKeysOn = stored(toggle.checked);
    });
  }

  /* The server decides whether a decision can still be taken back; this only says how long. */
  const undo = find('[data-undo]');
  if (undo !== null) {
    const shown = find('[data-left]', undo);
    const ends = performance.now() + Number(undo.dataset.undo) * 1000;
    const sentence = shown.textContent;
    const number = /\d+/.exec(sentence)?.[0] ?? '';
    const timer = setInterval(() => {
      const left = Math.ceil((ends - performance.now()) / 1000);
      if (left > 0) {
        shown.textContent = sentence.replace(number, String(left));
        return;
      }
      clearInterval(timer);
      shown.textContent = '';
      find('form', undo).remove();
    }, 250);
  }

  /* A claim lives as long as somebody does something on the page; an open window alone does not hold it. */
  if (review !== null && form !== null) {
    let hasActed = false;
    for (const type of ['keydown', 'pointerdown', 'pointermove', 'scroll']) {
      addEventListener(type, () => (hasActed = true), { passive: true, capture: true });
    }
    setInterval(() => {
      if (!hasActed || document.visibilityState !== 'visible') return;
      hasActed = false;
      fetch(review.dataset.heartbeat, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      }).catch(() => undefined);
    }, 120_000);
  }

  const all = find('[data-all]');
  if (all !== null) {
    const boxes = [...document.querySelectorAll('input[name=ids]')];
    const show = () => {
      const ticked = boxes.filter((box) => box.checked).length;
      all.checked = ticked === boxes.length;
      all.indeterminate = ticked > 0 && ticked < boxes.length;
    };
    all.hidden = false;
    all.addEventListener('change', () => {
      for (const box of boxes) box.checked = all.checked;
    });
    for (const box of boxes) box.addEventListener('change', show);
    addEventListener('pageshow', show);
  }

  /* Filters are open without scripts; on a narrow window they make room for the list. */
  const fold = find('[data-fold]');
  if (fold !== null) {
    const wide = matchMedia('(width >= 46rem)');
    const fit = () => {
      fold.open = wide.matches;
    };
    wide.addEventListener('change', fit);
    fit();
    fold.dataset.folds = '';
  }

  /* Of a bar that scrolls, the entry of this page is in sight. */
  function showCurrent() {
    for (const link of document.querySelectorAll('.desk-bar a[aria-current], .tabs a[aria-current]')) {
      const bar = link.closest('nav');
      const [shown, around] = [link.getBoundingClientRect(), bar.getBoundingClientRect()];
      bar.scrollLeft += shown.left + shown.width / 2 - (around.left + around.width / 2);
    }
  }
  matchMedia('(width < 56rem)').addEventListener('change', showCurrent);
  showCurrent();
})();

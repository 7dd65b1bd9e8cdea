/**
 * Saved tools: the device stores their slugs and sends them in the address of the page that shows them. A signed-in account
 * stores them, too; then the device has a copy until the sign-out.
 */
{
  const KEY = 'kept';
  // The sign-in whose account the device has a copy of, as account.js notes it.
  const COPY = 'kept-of';
  const SIGNED_IN = 'signed-in';
  const MOST = 50;
  const COMPARED = 4;
  const bar = document.querySelector('.kept-bar');

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const read = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, MOST) : [];
    } catch {
      return [];
    }
  };
  const write = (kept) => {
    try {
      if (kept.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
    } catch {
      // Where nothing may be kept, nothing is.
    }
    show();
  };
  let hasChanged = false;
  // What the account does not take, as after a session that has ended, is taken back here.
  const change = (kept, told) => {
    const before = read();
    write(kept);
    if (bar === null || stored(SIGNED_IN) === null) return Promise.resolve();
    hasChanged = true;
    const takeBack = () => write(before);
    return fetch(bar.dataset.saved, { method: 'POST', body: new URLSearchParams(told), keepalive: true }).then(
      (answer) => (answer.ok && !answer.redirected ? undefined : takeBack()),
      takeBack,
    );
  };
  const addressOf = (page, slugs) => `${page}?tools=${slugs.map(encodeURIComponent).join(',')}`;

  const show = () => {
    const kept = read();
    for (const button of document.querySelectorAll('button[data-keep]'))
      button.setAttribute('aria-pressed', String(kept.includes(button.dataset.keep)));
    // A list that somebody else has shared is not this device's to empty.
    const shared = (new URLSearchParams(location.search).get('tools') ?? '').split(',');
    for (const button of document.querySelectorAll('button[data-forget-kept]'))
      button.parentElement.hidden = !shared.every((slug) => kept.includes(slug));
    if (bar === null) return;
    const [list, compare] = bar.querySelectorAll('a');
    bar.hidden = kept.length === 0;
    bar.querySelector('.count').textContent = String(kept.length);
    list.href = addressOf(bar.dataset.kept, kept);
    compare.href = addressOf(bar.dataset.compare, kept.slice(0, COMPARED));
    compare.hidden = kept.length < 2;
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-keep], button[data-forget-kept]');
    if (button === null) return;
    const slug = button.dataset.keep;
    if (slug === undefined) {
      void change([], { all: 'yes' }).then(() => location.assign(bar.dataset.kept));
      return;
    }
    const kept = read();
    const isKept = kept.includes(slug);
    void change(isKept ? kept.filter((one) => one !== slug) : [slug, ...kept], { [isKept ? 'forget' : 'save']: slug });
  });
  // Another tab may have kept something, or the browser may bring back this page as it was.
  addEventListener('storage', show);
  addEventListener('pageshow', show);

  // Tools that were merged into others since they were kept here.
  for (const { dataset, value } of document.querySelectorAll('data[data-was]'))
    if (read().includes(dataset.was)) write([...new Set(read().map((slug) => (slug === dataset.was ? value : slug)))]);

  // After signing out, or when somebody else has signed in, the copy is not the device's own.
  const leave = () => {
    if (stored(COPY) === null || stored(COPY) === stored(SIGNED_IN)) return;
    write([]);
    if (stored(SIGNED_IN) === null) localStorage.removeItem(COPY);
  };
  leave();
  // The account's tools come after the page; what was kept before signing in joins them, once.
  document.addEventListener('account', ({ detail: saved }) => {
    if (saved === null) leave();
    else if (!hasChanged) {
      const own = stored(COPY) === null ? read().filter((slug) => !saved.includes(slug)) : [];
      if (own.length > 0) void change([...own, ...saved], { save: own.join(',') });
      else write(saved);
      try {
        localStorage.setItem(COPY, stored(SIGNED_IN));
      } catch {
        // Where nothing may be kept, nothing is.
      }
    }
    open();
  });
  const isEmptyPage = location.pathname === bar?.dataset.kept && !new URLSearchParams(location.search).has('tools');
  const open = () => {
    const kept = read();
    if (isEmptyPage && kept.length > 0) location.replace(addressOf(bar.dataset.kept, kept));
    else show();
  };
  // Who is signed in has the list from the account, which another device may have changed.
  if (stored(SIGNED_IN) === null) open();
  else show();

  for (const button of document.querySelectorAll('button[data-share]')) {
    const { title, copied } = button.dataset;
    if (navigator.share !== undefined) button.textContent = button.dataset.send;
    // A status within a button would take its name away.
    const say = () => void (button.textContent = button.nextElementSibling.textContent = copied);
    // Given up, or not allowed here: the address is in the browser's own bar.
    const giveUp = () => undefined;
    button.addEventListener('click', () => {
      const url = document.querySelector('link[rel="canonical"]')?.href ?? location.href;
      if (navigator.share !== undefined) navigator.share({ title, url }).catch(giveUp);
      else navigator.clipboard?.writeText(url).then(say, giveUp);
    });
  }

  // Some browsers send no `ping`; a beacon says the same of all of them, once.
  for (const link of document.querySelectorAll('a[ping]')) {
    const to = link.getAttribute('ping');
    link.removeAttribute('ping');
    const tell = (event) => event.button < 2 && void navigator.sendBeacon?.(to);
    link.addEventListener('click', tell);
    link.addEventListener('auxclick', tell);
  }
}

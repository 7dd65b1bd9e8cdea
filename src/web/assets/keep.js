/** Tools that a visitor keeps: their slugs lie on the device, and are sent only as the address of a page that is asked for. */
{
  const KEY = 'kept';
  const MOST = 50;
  const COMPARED = 4;
  const bar = document.querySelector('.kept-bar');

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
  const addressOf = (page, slugs) => `${page}?tools=${slugs.map(encodeURIComponent).join(',')}`;

  const show = () => {
    const kept = read();
    for (const button of document.querySelectorAll('button[data-keep]'))
      button.setAttribute('aria-pressed', String(kept.includes(button.dataset.keep)));
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
      write([]);
      location.assign(bar.dataset.kept);
      return;
    }
    const kept = read();
    write(kept.includes(slug) ? kept.filter((one) => one !== slug) : [slug, ...kept]);
  });
  // Another tab may have kept something, or the browser may bring back this page as it was.
  addEventListener('storage', show);
  addEventListener('pageshow', show);

  const kept = read();
  const isEmptyPage = location.pathname === bar?.dataset.kept && !new URLSearchParams(location.search).has('tools');
  if (isEmptyPage && kept.length > 0) location.replace(addressOf(bar.dataset.kept, kept));
  else show();

  for (const button of document.querySelectorAll('button[data-share]')) {
    const { title, copied } = button.dataset;
    if (navigator.share !== undefined) button.textContent = button.dataset.send;
    // A status within a button would take its name away.
    const say = () => void (button.textContent = button.nextElementSibling.textContent = copied);
    // Given up, or not allowed here: the address is in the browser's own bar.
    const leave = () => undefined;
    button.addEventListener('click', () => {
      const url = document.querySelector('link[rel="canonical"]')?.href ?? location.href;
      if (navigator.share !== undefined) navigator.share({ title, url }).catch(leave);
      else navigator.clipboard?.writeText(url).then(say, leave);
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

/** Pages that are the same for everyone show who is signed in: the account's menu in place of the link to it. */
{
  const KEY = 'signed-in';
  const place = document.querySelector('[data-account-menu]');
  const noted = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  let shown = null;
  // A note on the device, another after each sign-in: without one, nothing is asked, so visitors cost no request.
  const note = (isIn) => {
    try {
      if (!isIn) localStorage.removeItem(KEY);
      else if (noted() === null) localStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Where nothing may be noted, the link to the account stays.
    }
    shown = noted();
  };
  const ask = async () => {
    const edit = document.querySelector('[data-edit-tool]');
    const tool = edit === null ? '' : `?tool=${encodeURIComponent(edit.dataset.editTool)}`;
    const answer = await fetch(place.dataset.accountMenu + tool, { headers: { accept: 'application/json' } });
    if (!answer.ok) return;
    const found = await answer.json();
    note(found.entries !== null);
    document.dispatchEvent(new CustomEvent('account', { detail: found.entries && found.saved }));
    if (found.entries === null) return;
    const entries = document.createElement('template');
    entries.innerHTML = found.entries;
    const focused = place.contains(document.activeElement);
    const parent = place.parentElement;
    place.replaceWith(entries.content);
    if (focused) parent.querySelector('.account-menu summary').focus();
    if (found.edit === null) return;
    const link = document.createElement('a');
    link.href = found.edit.href;
    link.textContent = found.edit.label;
    edit.append(link);
  };

  if (place === null) note(document.querySelector('.account-menu') !== null);
  // What cannot be asked now is asked by the next page.
  else if (noted() !== null) ask().catch(() => undefined);
  // The browser may bring back a page from before a sign-out, also when somebody else has signed in since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && noted() !== shown && document.querySelector('.account-menu') !== null) location.reload();
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll('.site-header details[open]'))
      if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.querySelector('.site-header details[open]');
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
}

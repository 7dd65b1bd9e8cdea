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
    for (const name of touched) showProblems(form, name, verdict.fields[name] ?? []);
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

function showProblems(form, name, sentences) {
  const control = document.getElementById(`field-${name}`);
  if (control === null || !form.contains(control)) return;
  const field = control.closest('.field');
  const id = `field-${name}-error`;
  const described = new Set((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  const isGroup = control.tagName === 'FIELDSET';
  let problem = document.getElementById(id);
  if (sentences.length === 0) {
    problem?.remove();
    described.delete(id);
    if (!isGroup) control.removeAttribute('aria-invalid');
  } else {
    if (problem === null) {
      problem = document.createElement('p');
      problem.className = 'field-error';
      problem.id = id;
      if (isGroup) field.querySelector('.choices').before(problem);
      else control.before(problem);
    }
    problem.textContent = sentences.join(' ');
    described.add(id);
    if (!isGroup) control.setAttribute('aria-invalid', 'true');
  }
  if (described.size > 0) control.setAttribute('aria-describedby', [...described].join(' '));
  else control.removeAttribute('aria-describedby');
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

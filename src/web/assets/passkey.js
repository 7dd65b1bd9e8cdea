/** Buttons that have the browser make or use a passkey and send its answer with their form; without this script they stay hidden. */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0));
const textOf = (buffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const withBytes = (credential) => ({ ...credential, id: bytesOf(credential.id) });

/** What the server sends as JSON, in the form that browsers take (WebAuthn Level 3, 5.1.8 and 5.1.9). */
function optionsOf(json) {
  const options = { ...json, challenge: bytesOf(json.challenge) };
  if (json.user) options.user = withBytes(json.user);
  if (json.excludeCredentials) options.excludeCredentials = json.excludeCredentials.map(withBytes);
  if (json.allowCredentials) options.allowCredentials = json.allowCredentials.map(withBytes);
  return { publicKey: options };
}

/** The browser's answer as JSON (5.1.7). */
function answerOf({ id, rawId, type, authenticatorAttachment, response }) {
  const read = {};
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'])
    if (response[name]) read[name] = textOf(response[name]);
  if (response.getTransports) read.transports = response.getTransports();
  return JSON.stringify({
    id,
    rawId: textOf(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: read,
  });
}

for (const button of document.querySelectorAll('button[data-passkey]')) {
  if (window.PublicKeyCredential === undefined) continue;
  const { parentElement: frame, form } = button;
  const failure = frame.querySelector('[role=alert]');
  button.hidden = false;
  frame.querySelector('[data-passkey-missing]').hidden = true;
  const ask = async () => {
    // Nothing is made that the form would be refused for.
    for (const field of form.querySelectorAll('[data-first]')) if (!field.reportValidity()) return;
    button.disabled = true;
    failure.hidden = true;
    try {
      const reply = await fetch(button.dataset.challenge, { method: 'POST', body: new URLSearchParams() });
      if (!reply.ok) throw new Error(String(reply.status));
      const credential = await navigator.credentials[button.dataset.passkey](optionsOf(await reply.json()));
      form.elements.namedItem('passkey').value = answerOf(credential);
      form.requestSubmit();
    } catch {
      failure.hidden = false;
    } finally {
      button.disabled = false;
    }
  };
  button.addEventListener('click', () => void ask());
  // Where the form is for nothing else, Enter in a field of it is the button.
  form.addEventListener('submit', (event) => {
    if (button.dataset.passkey !== 'create' || form.elements.namedItem('passkey').value !== '') return;
    event.preventDefault();
    void ask();
  });
}

/** A button at each password field that shows what was typed; without this script the fields stay as they are. */
for (const field of document.querySelectorAll('input[type=password][data-show]')) {
  const frame = document.createElement('div');
  const button = document.createElement('button');
  frame.className = 'password';
  button.type = 'button';
  button.className = 'password-show';
  button.setAttribute('aria-controls', field.id);
  const turn = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? field.dataset.hide : field.dataset.show;
  };
  turn(false);
  button.addEventListener('click', () => turn(field.type === 'password'));
  // Sent as a password, so that browsers offer to keep it and none keeps it among the texts.
  field.form.addEventListener('submit', () => turn(false));
  field.replaceWith(frame);
  frame.append(field, button);
}

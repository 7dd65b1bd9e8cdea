/** Buttons that copy a text of the page, a list with a line for each item; without this script they stay hidden and the text can be selected. */
const textOf = (source) =>
  source.localName === 'ol'
    ? [...source.children].map((item) => item.textContent.trim()).join('\n')
    : source.textContent;

for (const button of document.querySelectorAll('button[data-copy]')) {
  const id = button.dataset.copy;
  const source = id ? document.getElementById(id) : button.closest('.sample').querySelector('code');
  const label = button.textContent;
  if (source === null || navigator.clipboard === undefined) continue;
  button.hidden = false;
  let timer = 0;
  const say = (text, shown) => {
    button.textContent = shown;
    document.getElementById('copy-status').textContent = text;
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(textOf(source)).then(
      () => {
        say(button.dataset.done, button.dataset.done);
        clearTimeout(timer);
        timer = setTimeout(say, 2_500, '', label);
      },
      // The browser does not allow it: the text is selected for the keyboard instead.
      () => getSelection()?.selectAllChildren(source),
    );
  });
}

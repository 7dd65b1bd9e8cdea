/** Buttons that copy a text of the page; without this script they stay hidden and the text can be selected. */
for (const button of document.querySelectorAll('button[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  if (source === null || navigator.clipboard === undefined) continue;
  button.hidden = false;
  let timer = 0;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      // The browser does not allow it: the text is selected for the keyboard instead.
      getSelection()?.selectAllChildren(source);
      return;
    }
    button.textContent = button.dataset.done;
    document.getElementById('copy-status').textContent = button.dataset.done;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
      document.getElementById('copy-status').textContent = '';
    }, 2_500);
  });
}

/** The theme that somebody has chosen, kept on the device. Runs before the page is drawn, so that no other one flashes up. */
{
  const root = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem('theme') ?? 'system';
    } catch {
      return 'system';
    }
  };
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    // Pictures and colours that follow the system follow the choice.
    for (const part of document.querySelectorAll('[media*="prefers-color-scheme"], [data-media]')) {
      part.dataset.media ??= part.media;
      const isMeant = part.dataset.media.includes(theme);
      part.media = root.dataset.theme === undefined ? part.dataset.media : isMeant ? 'all' : 'not all';
    }
  };
  apply(read());
  document.addEventListener('DOMContentLoaded', () => {
    apply(read());
    const choices = document.querySelectorAll('input[name="theme"]');
    for (const choice of choices) {
      choice.checked = choice.value === (root.dataset.theme ?? 'system');
      choice.addEventListener('change', () => {
        try {
          localStorage.setItem('theme', choice.value);
        } catch {
          // Where nothing may be kept, the choice holds for this page.
        }
        apply(choice.value);
      });
    }
  });
}

/** Texts that would run, load or calculate something wherever they were not put as text (RELIABILITY 2.3, row 41, and more of the kind). */

export const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><svg/onload=alert(1)>',
  '</textarea></script><script>alert(1)</script>',
  'x{{7*7}}y x${7*7}y x<%=7*7%>y',
  'javascript:alert(1)//',
  ']]>&<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '=cmd|\' /c calc\'!A1 <iframe srcdoc="<script>alert(1)</script>">',
  '--><math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '" autofocus onfocus=alert(1) style=background:url(//evil.test/x) x="',
] as const;

/** Legal e-mail addresses of the kind: a dot-atom may hold these signs. */
export const HOSTILE_EMAILS = ["x'onload=alert`1`{{7*7}}&lt@example.org", '=cmd|calc@example.org'] as const;

/** A text of people with the next payload before it, so that every field of a world meets several of them. */
export function hostileSay(): (plain: string, longest: number) => string {
  let turn = 0;
  return (plain, longest) => {
    turn += 1;
    return Array.from(`${PAYLOADS[turn % PAYLOADS.length]} ${plain}`)
      .slice(0, longest)
      .join('')
      .trim();
  };
}

/** A page without what may hold such texts unescaped: structured data, in which no sign of markup may stand at all. */
const withoutStructuredData = (html: string): string =>
  html.replaceAll(/<script type="application\/ld\+json">[^<>&]*<\/script>/g, '');

/** Bytes of payloads that stand in a document as markup, or that a template has calculated. */
export function findLiveBytes(html: string): string[] {
  const text = withoutStructuredData(html);
  return [
    /<(?:svg\/|iframe|math|mi\/|img src=x)[^>]*>?/i,
    /<script(?! src="\/assets\/[\w.-]+"(?: defer)?><\/script>)[^>]*>/i,
    /x49y/,
    /<\/(?:title|textarea)>\s*<(?:svg\/|\/script)/i,
  ].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** Runs in a page: every element or attribute that could act and is not of our own making. */
export const FIND_LIVE_NODES = `[...document.querySelectorAll('*')].flatMap((element) => {
  const found = [];
  const kind = element.localName;
  if (['iframe', 'object', 'embed', 'base', 'math', 'style', 'frame', 'applet'].includes(kind)) found.push(kind);
  if (kind === 'script' && element.type !== 'application/ld+json' && !/^\\/assets\\//.test(element.getAttribute('src') ?? '')) found.push('script');
  if (kind === 'meta' && element.httpEquiv === 'refresh') found.push('refresh');
  for (const { name, value } of element.attributes) {
    if (/^on/.test(name) || name === 'style' || name === 'srcdoc') found.push(kind + ' ' + name);
    if (/^(?:href|src|action|formaction|poster|data|xlink:href|ping|background|cite)$/.test(name)) {
      const { protocol } = new URL(value, document.baseURI);
      // A link to a mailbox, as an operator's page has one, does nothing by itself.
      const isMailLink = kind === 'a' && name === 'href' && protocol === 'mailto:';
      if (protocol !== 'http:' && protocol !== 'https:' && !isMailLink) found.push(kind + ' ' + name + '=' + value);
    }
  }
  return found;
})`;

/** Title and description of a page as its head states them, read without a browser and without trusting a word of it. */

export interface PageTexts {
  title: string | null;
  description: string | null;
}

/** A head is at the beginning. */
const HEAD_BYTES = 128 * 1024;
const LONGEST = 500;
/** Heads of real pages have some thirty. */
const MOST_TAGS = 200;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function unescape(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
    },
  );
}

/** One line without signs that cannot be seen; null for nothing. */
function clean(text: string | undefined): string | null {
  if (text === undefined) return null;
  const line = unescape(text)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, LONGEST).join('');
}

function charsetOf(type: string, start: string): string {
  return (
    /charset\s*=\s*"?([\w-]{1,40})/i.exec(type)?.[1] ??
    /<meta\b[^<>]{0,200}?charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1] ??
    'utf-8'
  );
}

function decode(body: Buffer, type: string): string {
  const head = body.subarray(0, HEAD_BYTES);
  try {
    return new TextDecoder(charsetOf(type, head.subarray(0, 2_048).toString('latin1'))).decode(head);
  } catch {
    // An encoding that nobody knows.
    return head.toString('utf8');
  }
}

/** The attributes of a tag by lower-case name. */
function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(
    /(?<![a-z:-])([a-z:-]{1,40})\s{0,20}=\s{0,20}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/gi,
  );
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

/** The contents of the meta elements of that name in the head of a page; none for what is no HTML. */
export function readMeta(
  { body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> },
  name: string,
): string[] {
  const type = headers['content-type'] ?? '';
  if (type !== '' && !/html/i.test(type)) return [];
  const html = decode(body, type).replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  // What visitors have written stands in the body.
  const end = html.search(/<(?:\/head|body)\b/i);
  const head = end === -1 ? html : html.slice(0, end);
  return [...head.matchAll(/<meta\b[^<>]{0,4000}>/gi).take(MOST_TAGS)].flatMap(([tag]) => {
    const attributes = attributesOf(tag);
    return attributes.get('name')?.toLowerCase() === name ? [unescape(attributes.get('content') ?? '').trim()] : [];
  });
}

/** What a page says it is; both null for what is no HTML. The description for search engines comes before that for shared links. */
export function readPageTexts({
  body,
  headers,
}: {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}): PageTexts {
  const type = headers['content-type'] ?? '';
  if (type !== '' && !/html/i.test(type)) return { title: null, description: null };
  const html = decode(body, type);
  const described = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\b[^<>]{0,4000}>/gi).take(MOST_TAGS)) {
    const attributes = attributesOf(tag);
    const name = (attributes.get('name') ?? attributes.get('property') ?? '').toLowerCase();
    const content = attributes.get('content');
    if (content !== undefined && !described.has(name)) described.set(name, content);
  }
  return {
    title: clean(/<title\b[^<>]{0,200}>([^<]{0,5000})/i.exec(html)?.[1] ?? described.get('og:title')),
    description: clean(described.get('description') ?? described.get('og:description')),
  };
}

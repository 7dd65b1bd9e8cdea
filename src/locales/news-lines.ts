/** News about followed tools, in words: as paragraphs of a mail, and one by one. */
import type { Locale } from '#catalog/locales.ts';
import { fieldNamed, valueText } from './entry-lines.ts';
import { formatMessage, readSubject } from './fluent.ts';
import { isolated, listSeparator } from './quotable.ts';
import { everyPageMessages } from './subjects.ts';

/** A tool of a digest as its JSON has it, with the address of its page. */
interface NewsTool {
  kind: string;
  name: string;
  tagline: string;
  address: string;
  fields: readonly string[];
  facts: readonly { field: string; from: unknown; to: unknown }[];
}

const { bundles } = readSubject('mails');
const say = (locale: Locale, id: string, given: Record<string, string> = {}): string =>
  formatMessage(bundles[locale], `news-${id}`, given) ?? '';

/** Changed facts, one on a line, then the names of the other changed fields. */
export function changeLines(locale: Locale, { fields, facts }: Pick<NewsTool, 'fields' | 'facts'>): string[] {
  const labels = everyPageMessages(locale).fields;
  const lines = facts.flatMap(({ field, from, to }) => {
    const name = fieldNamed(field);
    if (name === undefined) return [say(locale, to === 'dead' ? 'dead' : 'alive')];
    const shown = (value: unknown): string => (value === null ? '–' : valueText(locale, name, value));
    return [say(locale, 'fact', { field: labels[name].label, from: shown(from), to: shown(to) })];
  });
  const others = fields
    .filter((field) => !facts.some((fact) => fact.field === field))
    .flatMap((field) => fieldNamed(field) ?? [])
    .map((name) => labels[name].label);
  return others.length === 0
    ? lines
    : [...lines, say(locale, 'fields', { fields: others.join(listSeparator(locale)) })];
}

function toolLines(locale: Locale, tool: NewsTool): string {
  const own = (text: string): string => (locale === 'ar' ? isolated(text) : text);
  const said = tool.kind === 'changed' ? changeLines(locale, tool) : [own(tool.tagline)];
  return [own(tool.name), tool.address, ...said].join('\n');
}

const KINDS = ['new', 'changed', 'confirmed'] as const;
/** The heading of a kind of news. */
export const headingOf = (locale: Locale, kind: (typeof KINDS)[number]): string => say(locale, kind);

/** The headings in a digest. */
export const newsHeadings = (locale: Locale): readonly string[] => KINDS.map((kind) => headingOf(locale, kind));

/** The tools of a JSON array under headings by kind, with a blank line between them. */
export function newsLines(locale: Locale, news: string): string {
  const tools = news === '' ? [] : (JSON.parse(news) as NewsTool[]);
  return KINDS.flatMap((kind) => {
    const some = tools.filter((tool) => tool.kind === kind);
    return some.length === 0 ? [] : [headingOf(locale, kind), ...some.map((tool) => toolLines(locale, tool))];
  }).join('\n\n');
}

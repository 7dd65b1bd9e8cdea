/** Hints for makers while they type, about flaws that are no reason to refuse an entry. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { publishedLookups } from '#catalog/screening/lookups.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { RULES, screen, type Entry, type Finding, type RuleMode } from '#catalog/screening/screening.ts';
import type { Database } from '#database/database.ts';
import { FIELDS } from '#fields/fields.ts';
import type { OnRuleError } from './validation.ts';

const HINTING: ReadonlySet<string> = new Set(['same_name', 'look_alike_name', 'keyword_stuffing', 'shouting']);
/** Matches of `same_name` that concern the name as a whole; `look_alike_name` has none. */
const OF_NAME: ReadonlySet<unknown> = new Set([
  undefined,
  'same_name',
  'same_name_but_for_common_words',
  'same_name_in_other_letters',
]);

export interface Hint {
  field: 'name' | 'tagline';
  rule: string;
  /** A published tool of this name on another site. */
  tool: { name: string; url: string } | null;
}

/** The texts of an entry that may not be complete, as typed. */
export type TypedTexts = Pick<Entry, 'url' | 'name' | 'tagline' | 'description'>;

/** At most one hint for each of name and tagline, of rules that are on. Nothing about overlong texts. */
export async function listHints(db: Database, typed: TypedTexts, onError?: OnRuleError): Promise<Hint[]> {
  const { name, tagline, description } = FIELDS;
  if (typed.name.length > name.max || typed.tagline.length > tagline.max) return [];
  if ((typed.description ?? '').length > description.max) return [];
  const modes: Partial<Record<string, RuleMode>> = await readModes(db.read);
  for (const { id } of RULES) if (!HINTING.has(id)) modes[id] = 'off';
  const entry: Entry = { ...typed, categories: [], contactEmail: null };
  const findings = await screen(entry, publishedLookups(db), modes, onError);
  const hints = findings.flatMap((finding) => hintOf(typed, finding) ?? []);
  return hints.filter(({ field }, at) => hints.findIndex((hint) => hint.field === field) === at);
}

function hintOf({ url }: TypedTexts, { rule, field, evidence, existing }: Finding): Hint | undefined {
  if (existing === undefined) return field === 'tagline' ? { field, rule, tool: null } : undefined;
  if (!OF_NAME.has(evidence['match'])) return undefined;
  const [own, known] = [checkPublicUrl(url), checkPublicUrl(existing.url)];
  // The form shows tools of the same site beside the address.
  if (own.ok && known.ok && own.site === known.site) return undefined;
  return { field: 'name', rule, tool: { name: existing.name, url: existing.url } };
}

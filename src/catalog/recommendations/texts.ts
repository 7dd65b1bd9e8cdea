/** Validation and screening of the texts of recommendations and answers. */
import type { Database } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { createFields } from '#catalog/problems.ts';
import { listBlocksThatHold } from '#catalog/screening/blocks.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { hasContact } from '#catalog/screening/rules/contacts.ts';
import { screen, TEXT_RULES, type Finding } from '#catalog/screening/screening.ts';

/** Longest texts, in characters. */
export const RECOMMENDATION_LENGTHS = { text: 280, to_know: 140, answer: 280 } as const;
type TextField = keyof typeof RECOMMENDATION_LENGTHS;

export type OnRuleError = (rule: string, error: unknown) => void;

/** A name of a site or an address, also one that is spelled out: an editor reads it before others can type it. */
const SITE_NAME =
  /[\p{L}\d]\.\p{L}{2,}|[([{] ?(?:\.|dot|at) ?[)\]}]| (?:\. ?|dot )(?:com|net|org|info|biz|io|me|ai|app|co|ru|su|ua|de|fr|es|pl|xyz|shop|site)\b/iu;
/** What name servers read as a dot (IDNA, UTS 46). */
const DOTS = /[。．｡]/g;

interface CheckOptions {
  onRuleError?: OnRuleError | undefined;
  missing?: readonly string[];
  /** False where no editor reads the texts first: doubtful ones are refused. */
  canWait?: boolean;
}

/**
 * The cleaned texts of one paragraph each, and whether an editor must read them. Throws
 * `validation_failed` on other `missing` fields and on each field that is empty, too long, gives a contact or link, or is spam.
 */
export async function checkTexts<Field extends TextField>(
  db: Database,
  texts: Readonly<Record<Field, string>>,
  { onRuleError, missing = [], canWait = true }: CheckOptions = {},
): Promise<{ texts: Record<Field, string>; isDoubtful: boolean }> {
  const { fields, add, isEmpty } = createFields();
  for (const field of missing) add(field, { rule: 'required' });
  const names = Object.keys(texts) as Field[];
  const cleaned = {} as Record<Field, string>;
  for (const field of names) {
    const text = cleanText(
      texts[field]
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' '),
    );
    cleaned[field] = text;
    const [dirt, max] = [findTextProblem(text, 'single'), RECOMMENDATION_LENGTHS[field]];
    if (dirt) add(field, dirt);
    else if (text === '') add(field, { rule: 'required' });
    else if (countCharacters(text) > max) add(field, { rule: 'too_long', max });
    else if (!/[\p{L}\p{N}]/u.test(text)) add(field, { rule: 'no_letters' });
    else if (hasContact(text) || (!canWait && namesSite(text))) add(field, { rule: 'contact_data' });
  }
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  const found = await screenTexts(
    db,
    names.map((name) => cleaned[name]),
    onRuleError,
  );
  const refused = found.find(({ action }) => !canWait || action === 'refuse');
  if (refused !== undefined) {
    const at = refused.field === 'description' ? 1 : 0;
    add(names[at] ?? names[0]!, { rule: 'spam', screening: refused.rule });
    throw new CatalogError('validation_failed', { fields });
  }
  return { texts: cleaned, isDoubtful: found.length > 0 || names.some((name) => isOdd(cleaned[name])) };
}

/** Whether a text names a site or has no letter. */
const isOdd = (text: string): boolean => namesSite(text) || !/\p{L}/u.test(text);

const namesSite = (text: string): boolean => SITE_NAME.test(text.replaceAll(DOTS, '.'));

/** Screens the texts with the rules of entries, as the tagline and the description of an entry without a name. */
async function screenTexts(
  db: Database,
  [tagline = '', description]: readonly string[],
  onRuleError?: OnRuleError,
): Promise<Finding[]> {
  const lookups = { ...lookupsOver([]), blocks: () => listBlocksThatHold(db) };
  const entry = { name: '', tagline, description: description ?? null, url: 'https://example.com/' };
  return screen(
    { ...entry, categories: [], contactEmail: null },
    lookups,
    await readModes(db.read),
    onRuleError,
    undefined,
    TEXT_RULES,
  );
}

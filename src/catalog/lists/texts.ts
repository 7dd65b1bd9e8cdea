/** Validation of the texts of a list, and of blocked words in published ones. */
import type { Reader } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { listBlocks } from '#catalog/screening/blocks.ts';
import { findBlockedWord } from '#catalog/screening/rules/block-lists.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { LIST_LENGTHS } from './lists.ts';

export interface ListTexts {
  title: string;
  intro: string;
}

/** The cleaned texts; problems go to `add` under `title`, `intro` and `note` with its index. */
export function checkTexts(
  { title, intro }: ListTexts,
  members: readonly { note: string }[],
  add: (field: keyof typeof LIST_LENGTHS, problem: Problem, at?: number) => void,
): ListTexts & { notes: readonly string[] } {
  const clean = (field: keyof typeof LIST_LENGTHS, text: string, at?: number): string => {
    // Browsers send both characters of a line break.
    const cleaned = cleanText(field === 'intro' ? text.replaceAll('\r\n', '\n') : text);
    const problems = textProblems(cleaned, field === 'intro' ? 'multiple' : 'single', LIST_LENGTHS[field]);
    for (const problem of problems) add(field, problem, at);
    return cleaned;
  };
  const cleaned = { title: clean('title', title), intro: clean('intro', intro) };
  if (cleaned.title === '') add('title', { rule: 'required' });
  return { ...cleaned, notes: members.map(({ note }, at) => clean('note', note, at)) };
}

/** Throws `validation_failed` on each public text with a blocked word. */
export async function requireFit(db: Reader, now: Date, texts: Readonly<Record<string, string>>): Promise<void> {
  const blocks = await listBlocks(db, now);
  const { fields, add, isEmpty } = createFields();
  for (const [field, text] of Object.entries(texts))
    if (findBlockedWord(text, blocks) !== undefined) add(field, { rule: 'spam', screening: 'blocked_word' });
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
}

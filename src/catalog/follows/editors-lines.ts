/** Lines that editors put above the next weekly mail of readers, in each language for itself. */
import { createHash } from 'node:crypto';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { nextEdition } from './editions.ts';

export const EDITORS_LINES_MOST = 3;
/** Longest text of all lines of a language. */
export const EDITORS_LINES_LENGTH = 600;
/** For mails that are late. */
const KEPT_MS = 28 * DAY_MS;

export type EditorsLines = Partial<Record<Locale, string>>;

/** The field of a language in forms. */
export const linesField = (locale: Locale): string => `lines_${locale}`;

/** The lines of an edition by language; those without any are left out. */
export async function readEditorsLines(db: Reader, edition: Date): Promise<EditorsLines> {
  const rows = await db
    .selectFrom('digest_lines')
    .select(['locale', 'lines'])
    .where('edition', '=', timestamp(edition))
    .execute();
  return Object.fromEntries(rows.map(({ locale, lines }) => [locale, lines]));
}

/** The lines of the next weekly mail, when it is sent, and a mark that changes with either. */
export async function readNextLines(db: Database): Promise<{ edition: Date; lines: EditorsLines; mark: string }> {
  const edition = nextEdition('week', db.now());
  const lines = await readEditorsLines(db.read, edition);
  return { edition, lines, mark: markOf(edition, lines) };
}

function markOf(edition: Date, lines: EditorsLines): string {
  const texts = LOCALES.map((locale) => lines[locale] ?? '');
  return createHash('sha256')
    .update(JSON.stringify([timestamp(edition), ...texts]))
    .digest('hex')
    .slice(0, 24);
}

/**
 * Replaces the lines of the next weekly mail, whose `mark` the editor has seen; languages that are not given stay as they are. Throws `forbidden`,
 * `validation_failed` on `lines_<language>` (at most three lines and 600 characters), and `conflict`
 * after another editor's change or when that mail has been sent meanwhile.
 */
export async function writeNextLines(
  db: Database,
  editor: Account,
  { mark, ...typed }: EditorsLines & { mark: string },
): Promise<void> {
  requireRole(editor, 'editor');
  const { fields, add, isEmpty } = createFields();
  const lines: EditorsLines = {};
  for (const locale of LOCALES) {
    const text = cleanText((typed[locale] ?? '').replaceAll('\r\n', '\n'));
    if (text === '') continue;
    const dirt = findTextProblem(text, 'multiple');
    if (dirt) add(linesField(locale), dirt);
    if (countCharacters(text) > EDITORS_LINES_LENGTH)
      add(linesField(locale), { rule: 'too_long', max: EDITORS_LINES_LENGTH });
    if (text.split('\n').length > EDITORS_LINES_MOST)
      add(linesField(locale), { rule: 'too_many', max: EDITORS_LINES_MOST });
    lines[locale] = text;
  }
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const edition = nextEdition('week', trx.now());
    // Two editors who write at the same time wait for each other.
    await trx.lockRows(trx.selectFrom('site_settings').select('id').where('id', '=', 1)).execute();
    const before = await readEditorsLines(trx, edition);
    if (markOf(edition, before) !== mark) throw new CatalogError('conflict');
    for (const locale of LOCALES) {
      const earlier = before[locale];
      if (typed[locale] === undefined && earlier !== undefined) lines[locale] = earlier;
    }
    const changed = LOCALES.filter((locale) => before[locale] !== lines[locale]);
    if (changed.length === 0) return;
    const kept = timestamp(new Date(edition.getTime() - KEPT_MS));
    await trx.deleteFrom('digest_lines').where('edition', '<', kept).execute();
    await trx.deleteFrom('digest_lines').where('edition', '=', timestamp(edition)).execute();
    const rows = LOCALES.flatMap((locale) => {
      const text = lines[locale];
      return text === undefined ? [] : [{ edition: timestamp(edition), locale, lines: text }];
    });
    if (rows.length > 0) await trx.insertInto('digest_lines').values(rows).execute();
    await recordHistory(trx, editor.id, 'edit', ['site', 'digest'], {
      detail: { locales: changed, old: before, new: lines },
    });
  });
}

/** Decided submissions as training rows for the classifier (form: corpus/README.md). */
import type { Database } from '#database/database.ts';
import { kindOf, type Finding } from '#catalog/screening/screening.ts';
import { languageOf } from '#catalog/language/detection.ts';

const BATCH = 500;

/** Corpus classes by reason of rejection; other reasons say nothing about the text. */
const CLASSES: Readonly<Record<string, 'other' | 'spam'>> = { not_an_ai_tool: 'other', spam: 'spam' };

/** A line of the export, without sender and editor. */
interface TrainingRow {
  class: 'ai' | 'other' | 'spam';
  kind: 'judged';
  /**
   * Group for cross-validation: the first category of an AI tool, or the rule that found another.
   */
  topic: string;
  style: 'judged';
  name: string;
  url: string;
  tagline: string;
  description: string;
  locale: string;
}

interface DecidedRow {
  id: string;
  state: string;
  reason_code: string | null;
  name: string;
  url: string;
  tagline: string;
  description: string | null;
  categories: string;
  findings: string;
  tool_state: string | null;
}

function trainingRow(row: DecidedRow): TrainingRow | undefined {
  const { name, url, tagline, description } = row;
  // A tool removed later may not be an AI tool.
  const isTool = row.state === 'published' && row.tool_state === 'published';
  const judged = isTool ? 'ai' : row.state === 'rejected' ? CLASSES[row.reason_code ?? ''] : undefined;
  if (judged === undefined) return undefined;
  const [category] = JSON.parse(row.categories) as string[];
  const finding = (JSON.parse(row.findings) as Finding[]).find((one) => kindOf(one) === row.reason_code);
  return {
    class: judged,
    kind: 'judged',
    topic: (judged === 'ai' ? category : finding?.rule) ?? 'unnamed',
    style: 'judged',
    name,
    url,
    tagline,
    description: description ?? '',
    locale: languageOf({ tagline, description }),
  };
}

const DECIDED = ['published', 'rejected'];

/** Most submissions in an export. */
export async function countDecided(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('submissions')
    .select((e) => e.fn.countAll().as('count'))
    .where('state', 'in', DECIDED)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** JSON Lines, some hundred at a time: published AI tools, and rejections as spam or no AI tool. */
export async function* exportTrainingRows(db: Database): AsyncGenerator<{ text: string; rows: number }> {
  for (let after = ''; ;) {
    const decided: DecidedRow[] = await db.read
      .selectFrom('submissions')
      .leftJoin('tools', 'tools.id', 'submissions.tool_id')
      .select([
        'submissions.id',
        'submissions.state',
        'submissions.reason_code',
        'submissions.name',
        'submissions.url',
        'submissions.tagline',
        'submissions.description',
        'submissions.categories',
        'submissions.findings',
        'tools.state as tool_state',
      ])
      .where('submissions.state', 'in', DECIDED)
      .where('submissions.id', '>', after)
      .orderBy('submissions.id')
      .limit(BATCH)
      .execute();
    const last = decided.at(-1);
    if (last === undefined) return;
    const rows = decided.map(trainingRow).filter((row) => row !== undefined);
    yield { text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows: rows.length };
    after = last.id;
  }
}

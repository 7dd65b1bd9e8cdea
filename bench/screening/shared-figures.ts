/** The figures of the sets that no model of ours is trained on: real lists, their translations, the demo catalog. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { comAddressOf } from '../../training/screening/addresses.ts';
import { CORPUS_LOCALES } from '../../training/screening/corpus.ts';
import { judgeRow } from './outcomes.ts';
import { rows } from '../../training/screening/rows.ts';
import type { Row } from '../../training/screening/rows.ts';
import { print, report, type Outcome } from './tables.ts';

const AI_MUST = 'refused <= 0.05 %, seen <= 2 %';
const OTHER_MUST = 'refused >= 75 %, seen >= 98 %';

/** The demo catalog in one language, or nothing where it is not there. */
function demoRows(locale: string): Row[] {
  const files = existsSync('demo')
    ? readdirSync('demo').filter((file) => file.startsWith('tools') && file.endsWith('.jsonl'))
    : [];
  const demo = files.sort().flatMap((file) => rows(join('demo', file)) ?? []);
  if (locale === 'en') return demo;
  return demo.flatMap((row) => {
    const texts = row.translations?.[locale];
    return texts?.tagline === undefined
      ? []
      : [{ ...row, tagline: texts.tagline, description: texts.description ?? null }];
  });
}

/** Prints a set at its own addresses and at name.com; with `show` the rows that are not as they should be. */
async function figure(set: string, list: readonly Row[], must: string, show: boolean): Promise<void> {
  if (list.length === 0) return;
  for (const com of [false, true]) {
    const outcomes: Outcome[] = [];
    for (const row of list) {
      const judged = await judgeRow(com ? { ...row, url: comAddressOf(row.name) } : row);
      outcomes.push(judged.outcome);
      if (show && !com && (judged.outcome === 'accepted') !== must.includes('<='))
        print(`   ${judged.score.toFixed(1)} ${row.name} | ${row.tagline.slice(0, 110)} => ${judged.why}`);
    }
    report(com ? `  the same under .com` : set, outcomes, must);
  }
}

/** All sets by the shipped models. */
export async function printShared(folder: string, show: boolean): Promise<void> {
  const of = (file: string, keep: (row: Row) => boolean = () => true) => {
    const list = rows(join(folder, file));
    if (list === undefined) print(`skipped: ${file} is not there`);
    return (list ?? []).filter(keep);
  };
  await figure('not_ai.dev', of('not_ai.dev.jsonl'), OTHER_MUST, show);
  const hard = of('screening_hard.dev.jsonl');
  for (const [label, must] of [
    ['ai', 'refused 0, seen <= 15 %'],
    ['not_ai', 'seen >= 85 %'],
    ['spam', 'refused >= 85 %, seen 100 %'],
    ['dead', '(no figure)'],
  ] as const) {
    await figure(
      `screening_hard, ${label}`,
      hard.filter((row) => row.label === label),
      must,
      show,
    );
  }
  await figure('tools.jsonl', of('tools.jsonl'), AI_MUST, show);
  for (const locale of ['es', 'fr', 'ru'])
    await figure(
      `tools_i18n, ${locale}`,
      of('tools_i18n.jsonl', (row) => row.locale === locale),
      AI_MUST,
      show,
    );
  for (const locale of CORPUS_LOCALES) await figure(`demo, ${locale}`, demoRows(locale), AI_MUST, show);
}

/** Commands about screening: dry runs, reports, training data, rule modes. */
import { RULE_MODES } from '#catalog/screening/rule.ts';
import type { Trial } from '#catalog/transfer/dry-run.ts';
import { columns, counted, AS_OPTION, misuse, orMissing, tabbed, type Command, type Invocation } from './command.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { CATEGORY_MAP_OPTION, DEFAULT_PRICING_OPTION, readCategoryMap, requireFile } from './input-files.ts';
import { STANDARD_OUTPUT, writeExport } from './output-files.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function describe(call: Invocation) {
  const { evidenceSentence, ruleMessage } = await import('#locales/screening.ts');
  const { errorSentence, problemSentence } = await import('#locales/errors.ts');
  const { fieldSentences } = await import('./sentences.ts');
  const onError = (rule: string, error: unknown): void =>
    call.say(`the rule ${rule} failed: ${error instanceof Error ? error.message : String(error)}`);
  return {
    onError,
    /** A line for the entry, then one for each finding: action, rule, mode, message, evidence. */
    text(of: string | number, { verdict, name, url, findings, refusal, fields }: Trial): string {
      const code = refusal?.code ?? (fields === null ? '' : 'validation_failed');
      const about = fields === null ? [name, url] : [fieldSentences(fields)];
      return tabbed([
        [of, verdict, code, ...about],
        ...findings.map((finding) => {
          const { action, rule, mode } = finding;
          return ['', action, rule, mode, ruleMessage('en', rule) ?? '', evidenceSentence('en', finding)];
        }),
      ]);
    },
    json({ verdict, name, url, findings, refusal, fields }: Trial) {
      const problems = Object.entries(fields ?? {}).map(([field, list]) => [
        field,
        list.map((problem) => problemSentence('en', problem)),
      ]);
      return {
        verdict,
        code: refusal?.code ?? (fields === null ? null : 'validation_failed'),
        message: refusal === null ? null : errorSentence('en', refusal.code),
        name,
        url,
        fields:
          refusal === null
            ? Object.fromEntries(problems)
            : { [refusal.field]: [problemSentence('en', refusal.problem)] },
        findings: findings.map(({ rule, verdict: claim, mode, action, field, evidence, existing }) => ({
          rule,
          verdict: claim,
          mode,
          action,
          field,
          message: ruleMessage('en', rule) ?? null,
          evidence,
          sentence: evidenceSentence('en', { rule, evidence }),
          existing: existing === undefined ? null : { kind: existing.kind, id: existing.id, slug: existing.slug },
        })),
      };
    },
  };
}

export const screeningCommands: Command[] = [
  {
    name: 'submissions screen',
    arguments: ['FILE.jsonl|ID'],
    options: { 'default-pricing': DEFAULT_PRICING_OPTION, 'category-map': CATEGORY_MAP_OPTION },
    sentence:
      'Prints screening findings and evidence for a submission or every row of a file; stores nothing. Ends with 1 if a row is invalid.',
    async run(call) {
      const { screenFile, screenSubmission } = await import('#catalog/transfer/dry-run.ts');
      const { onError, text, json } = await describe(call);
      const what = call.args[0] ?? '';
      if (ID.test(what)) {
        const trial = await orMissing(`submission ${what}`, screenSubmission(call.db, what, onError));
        return { text: text(what, trial), json: { id: what, ...json(trial) } };
      }
      await requireFile(what);
      const mapFile = call.option('category-map');
      const options = {
        onError,
        defaultPricing: call.option('default-pricing') as PricingModel | undefined,
        categoryMap: mapFile === undefined ? undefined : await readCategoryMap(call, mapFile),
      };
      const rows = [];
      const counts = { rows: 0, accepted: 0, flagged: 0, refused: 0, invalid: 0 };
      for await (const { line, trial } of screenFile(call.db, what, options)) {
        counts.rows += 1;
        counts[trial.verdict] += 1;
        if (call.isSet('json')) rows.push({ line, ...json(trial) });
        else await call.write(text(line, trial));
      }
      const { rows: all, accepted, flagged, refused, invalid } = counts;
      call.say(
        `${counted(all, 'row')}: ${accepted} accepted, ${flagged} flagged, ${refused} refused, ${invalid} invalid`,
      );
      return {
        text: '',
        json: { ...counts, results: rows },
        failure: invalid === 0 ? undefined : `${counted(invalid, 'row is', 'rows are')} invalid`,
      };
    },
  },
  {
    name: 'screening report',
    sentence:
      'Lists each rule’s last 90 days: rule, mode, fired, refused, agreed, disagreed, precision, minimum precision.',
    async run(call) {
      const { readScreeningReport } = await import('#catalog/screening/feedback/report.ts');
      const report = await readScreeningReport(call.db);
      const rows = report.map((row) => ({ ...row, precision: row.precision?.toFixed(3) ?? null }));
      const text = columns(rows, ['rule', 'mode', 'fired', 'refused', 'agreed', 'disagreed', 'precision', 'floor']);
      return { text, json: report.map(({ defaultMode, ...figures }) => ({ ...figures, default_mode: defaultMode })) };
    },
  },
  {
    name: 'screening export',
    arguments: ['FILE.jsonl'],
    sentence:
      'Exports submissions that editors approved, or rejected as spam or as not an AI tool, as training data ' +
      'for the classifier (corpus/README.md). Includes texts that are not public; - writes to standard output.',
    async run(call) {
      const { countDecided, exportTrainingRows } = await import('#catalog/transfer/training-rows.ts');
      const file = call.args[0] ?? '';
      const rows = await writeExport(call, file, exportTrainingRows(call.db), await countDecided(call.db));
      return file === STANDARD_OUTPUT ? undefined : { text: `${counted(rows, 'submission')}\n`, json: { rows, file } };
    },
  },
  {
    name: 'screening mode',
    arguments: ['RULE', RULE_MODES.join('|')],
    options: { as: { ...AS_OPTION, sentence: 'Admin making the change.' } },
    sentence: 'Sets the mode of a rule for future submissions and prints both.',
    async run(call) {
      const { setMode } = await import('#catalog/screening/feedback/modes.ts');
      const [rule = '', mode = ''] = call.args;
      if (!RULE_MODES.some((known) => known === mode))
        throw misuse(`the mode must be one of ${RULE_MODES.join(', ')}, not ${JSON.stringify(mode)}`);
      await orMissing(`rule ${rule}`, setMode(call.db, await call.editor(), rule, mode));
      return { text: tabbed([[rule, mode]]), json: { rule, mode } };
    },
  },
];

/** Commands about the jobs of tools. */
import { counted, type Command } from './command.ts';
import { STANDARD_OUTPUT, writeExport } from './output-files.ts';

export const jobCommands: Command[] = [
  {
    name: 'jobs export',
    arguments: ['FILE.jsonl'],
    sentence:
      'Exports the phrases for jobs that editors have added (corpus/jobs/README.md); - writes to standard output.',
    async run(call) {
      const { exportJobPhrases, listJobPhrases } = await import('#catalog/tools/jobs/job-phrases.ts');
      const file = call.args[0] ?? '';
      const lists = (await listJobPhrases(call.db.read)).flatMap(({ phrases }) => Object.values(phrases)).length;
      const rows = await writeExport(call, file, exportJobPhrases(call.db.read), lists);
      return file === STANDARD_OUTPUT
        ? undefined
        : { text: `${counted(rows, 'list', 'lists')} of phrases\n`, json: { rows, file } };
    },
  },
];

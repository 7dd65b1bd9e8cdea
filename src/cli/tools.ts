/** Commands about published tools. */
import { REASON_CODES } from '#catalog/lifecycle.ts';
import { orMissing, AS_OPTION, tabbed, type Answer, type Command } from './command.ts';
import { editorOfTools } from './self-review.ts';

const answer = (slug: string, state: string): Answer => ({
  text: tabbed([[slug, state]]),
  json: { slug, status: state },
});

export const toolCommands: Command[] = [
  {
    name: 'tools quarantine',
    arguments: ['SLUG'],
    options: {
      reason: { value: 'CODE', required: true, choices: REASON_CODES, sentence: 'Reason code.' },
      as: AS_OPTION,
      note: { value: 'TEXT', sentence: 'A note for the history.' },
    },
    sentence: 'Hides a tool from the catalog until it is restored.',
    async run(call) {
      const { quarantineTool } = await import('#catalog/moderation/quarantine.ts');
      const slug = call.args[0] ?? '';
      const decision = { reason: call.need('reason'), note: call.option('note') };
      await orMissing(`tool ${slug}`, quarantineTool(call.db, await editorOfTools(call, [slug]), slug, decision));
      return answer(slug, 'quarantined');
    },
  },
  {
    name: 'tools restore',
    arguments: ['SLUG'],
    options: { as: AS_OPTION },
    sentence: 'Publishes a quarantined tool again at its old address.',
    async run(call) {
      const { restoreTool } = await import('#catalog/moderation/quarantine.ts');
      const slug = call.args[0] ?? '';
      await orMissing(`tool ${slug}`, restoreTool(call.db, await editorOfTools(call, [slug]), slug));
      return answer(slug, 'published');
    },
  },
  {
    name: 'tools merge',
    arguments: ['FROM', 'INTO'],
    options: { as: AS_OPTION },
    sentence: 'Removes a duplicate and redirects it to another published tool; both are slugs.',
    async run(call) {
      const { mergeTools } = await import('#catalog/moderation/merge.ts');
      const [from = '', into = ''] = call.args;
      await orMissing(
        `tool ${from} or no tool ${into}`,
        mergeTools(call.db, await editorOfTools(call, [from, into]), { from, into }),
      );
      return { text: tabbed([[from, 'removed', into]]), json: { slug: from, status: 'removed', merged_into: into } };
    },
  },
];

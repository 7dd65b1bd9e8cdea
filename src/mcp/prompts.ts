/** The prompts of the MCP server: find a tool, prepare a submission. */
import { PRICING_MODELS } from '#fields/pricing.ts';
import { UNTRUSTED } from './tools.ts';

interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
}

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text(args: Readonly<Record<string, string>>): string;
}

const optional = (name: string, description: string): PromptArgument => ({ name, description, required: false });

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'find_a_tool',
    title: 'Find a tool',
    description: 'Finds AI tools for a task and compares them.',
    arguments: [
      { name: 'task', description: 'What the tool should do.', required: true },
      optional('category', 'Id of a category.'),
      optional('pricing', `One of ${PRICING_MODELS.join(', ')}.`),
    ],
    text: ({ task = '', category, pricing }) =>
      [
        `Find AI tools for this task: ${task}`,
        'Start with recommend_tools.',
        `Search with search_tools${category === undefined ? '' : `, category ${category}`}${pricing === undefined ? '' : `, pricing ${pricing}`}; ` +
          `if little is found, try other words. Read the most promising ` +
          `ones with get_tool, and call list_alternatives for the best.`,
        'Compare three to five of them by what they do, their price and how well they fit, with a link to each.',
        UNTRUSTED,
      ].join('\n\n'),
  },
  {
    name: 'prepare_submission',
    title: 'Prepare a submission',
    description: 'Prepares the entry of an AI tool, checks it and submits it once the person agrees.',
    arguments: [{ name: 'url', description: 'Public page of the tool.', required: true }],
    text: ({ url = '' }) =>
      [
        `Prepare a submission of the AI tool at ${url} to this catalog.`,
        'Call draft_submission with the address: it proposes the fields, or names the tool that is already listed. Call ' +
          'list_categories and choose one to five ids. Write a tagline of one plain ' +
          'sentence that says what the AI does, and a description without advertising.',
        'Check the entry with validate_submission and fix the problems it names. Show the person the ' +
          'entry, and call submit_tool only after they agree. Then call get_submission now and then until ' +
          'an editor has decided; if changes are requested, correct the entry with resubmit_submission.',
      ].join('\n\n'),
  },
];

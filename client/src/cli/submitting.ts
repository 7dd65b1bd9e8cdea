/** The commands of makers: submit, status, correct, withdraw, appeal, suggest. */
import { readFile } from 'node:fs/promises';
import type { Submission, SubmissionStatus, SuggestedChange } from '../index.ts';
import { Misuse, type Answer, type Command, type Invocation, type Option } from './command.ts';
import { columns, facts, lineOf, linesOf, styled, type Style } from './terminal.ts';

const key: Option = {
  value: 'KEY',
  sentence: 'Idempotency key: repeating it with the same file within 24 hours submits only once. Random by default.',
};
const dryRun: Option = { sentence: 'Only checks the entry; submits nothing.' };
const wait: Option = { sentence: 'Waits for the editor’s decision; exits with 1 unless it is published.' };
const every: Option = { value: 'SECONDS', sentence: 'Time between checks; 60 by default.' };

const COLOURS: Partial<Record<SubmissionStatus['status'], Style>> = {
  published: 'green',
  rejected: 'red',
  changes_requested: 'yellow',
};

/** What most often keeps a file from being read; anything else is said in the system's words. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions do not allow it',
};

function failToRead(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new Error(`${path} cannot be read: ${UNREADABLE[error.code ?? ''] ?? error.message}`, { cause: error });
  };
}

/** The JSON object in a file, or on standard input for `-`. */
async function readEntry(call: Invocation, path: string): Promise<Record<string, unknown>> {
  const text = path === '-' ? await call.readInput() : await readFile(path, 'utf8').catch(failToRead(path));
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new Error(`${path} must hold one JSON object, the entry`);
  return entry as Record<string, unknown>;
}

/** An id, also out of a status link. */
function idOf(text: string): string {
  return /\/(?:submissions|change-requests)\/([^/?#]+)/.exec(text)?.[1] ?? text;
}

function place({ status, queue }: SubmissionStatus): string {
  return status === 'awaiting_moderation' && queue
    ? `awaiting an editor, number ${queue.position} in the queue`
    : status;
}

function statusText(status: SubmissionStatus): string {
  const style = COLOURS[status.status];
  const next = [
    ...(status.can_resubmit ? [`shelf correct ${status.id} FILE`] : []),
    ...(status.can_appeal ? [`shelf appeal ${status.id} --message TEXT`] : []),
    ...(status.can_withdraw ? [`shelf withdraw ${status.id}`] : []),
  ];
  return facts([
    ['id', status.id],
    ['tool', `${lineOf(status.name)} (${lineOf(status.url)})`],
    ['status', style === undefined ? place(status) : styled(style, status.status)],
    ['reason', status.reason?.message],
    ['note', status.editor_note ? linesOf(status.editor_note) : null],
    ['listed', status.tool?.links.html],
    ['link', status.html_status_url],
    ['next', next.join('  or  ')],
  ]);
}

const answerOf = (status: SubmissionStatus): Answer => ({ text: statusText(status), json: status });

/** What became of it, once somebody has decided. */
async function decided(call: Invocation, id: string): Promise<Answer> {
  const seconds = call.number('every');
  const status = await call.client.decision(id, {
    ...(seconds !== undefined && { every: seconds }),
    signal: call.signal,
    onStatus: (now) => call.progress(place(now)),
  });
  return { ...answerOf(status), ...(status.status !== 'published' && { failure: `not published: ${status.status}` }) };
}

async function check(call: Invocation, entry: Submission): Promise<Answer> {
  const verdict = await call.client.validate(entry, { signal: call.signal });
  const problems = verdict.problems.map(({ field, code, message }) => [field ?? '', code, lineOf(message)]);
  const similar = verdict.similar.map(({ slug, name }) => `similar: ${lineOf(name)} (${slug})\n`).join('');
  const head = verdict.acceptable ? `${styled('green', 'would be accepted for review')}\n` : '';
  return {
    text: head + columns(problems, ['bold', 'dim']) + similar,
    json: verdict,
    ...(!verdict.acceptable && { failure: 'would be refused' }),
  };
}

async function submit(call: Invocation): Promise<Answer> {
  const entry = (await readEntry(call, call.args[0] ?? '-')) as Submission;
  if (call.isSet('dry-run')) return check(call, entry);
  const idempotencyKey = call.option('key');
  const receipt = await call.client.submit(entry, {
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    signal: call.signal,
  });
  for (const { field, message } of receipt.warnings) call.say(`${lineOf(field)}: ${lineOf(message)}`);
  if (call.isSet('wait')) {
    call.say(`submitted as ${receipt.id}`);
    return decided(call, receipt.id);
  }
  const text = facts([
    ['id', receipt.id],
    ['tool', `${lineOf(receipt.name)} (${lineOf(receipt.url)})`],
    ['status', `awaiting an editor, number ${receipt.queue.position} in the queue`],
    ['link', receipt.html_status_url],
    ['next', `shelf status ${receipt.id} --wait`],
  ]);
  return { text, json: receipt };
}

async function showStatus(call: Invocation): Promise<Answer> {
  const [id] = call.args;
  if (id !== undefined && call.isSet('wait')) return decided(call, idOf(id));
  if (id !== undefined) return answerOf(await call.client.submission(idOf(id), { signal: call.signal }));
  if (call.isSet('wait')) throw new Misuse('--wait needs the ID of a submission');
  const data: SubmissionStatus[] = [];
  for await (const one of call.client.submissions({ per_page: 50 }, { signal: call.signal })) data.push(one);
  const rows = data.map((one) => [one.id, one.status, one.submitted_at.slice(0, 10), lineOf(one.name)]);
  return { text: columns(rows, ['dim', undefined, 'dim', 'bold']), json: data };
}

async function correct(call: Invocation): Promise<Answer> {
  const [id = '', path = '-'] = call.args;
  const entry = (await readEntry(call, path)) as Submission;
  const corrected = await call.client.correct(idOf(id), entry, { signal: call.signal });
  return call.isSet('wait') ? decided(call, corrected.id) : answerOf(corrected);
}

async function appeal(call: Invocation): Promise<Answer> {
  const message = call.option('message');
  if (message === undefined) throw new Misuse('--message is missing; - reads it from standard input');
  const text = message === '-' ? (await call.readInput()).trim() : message;
  return answerOf(await call.client.appeal(idOf(call.args[0] ?? ''), text, { signal: call.signal }));
}

async function suggest(call: Invocation): Promise<Answer> {
  const [slug = '', path = '-'] = call.args;
  const part = (await readEntry(call, path)) as SuggestedChange;
  const idempotencyKey = call.option('key');
  const change = await call.client.suggest(slug, part, {
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    signal: call.signal,
  });
  const text = facts([
    ['id', change.id],
    ['tool', change.tool.slug],
    ['status', change.status],
    ['fields', change.changes.map(({ field }) => field).join(', ')],
    ['link', change.html_status_url],
  ]);
  return { text, json: change };
}

export const SUBMITTING: readonly Command[] = [
  {
    name: 'submit',
    arguments: ['FILE'],
    options: { 'dry-run': dryRun, wait, every, key },
    sentence: 'Submits the tool described in a JSON file; - reads standard input.',
    run: submit,
  },
  {
    name: 'status',
    arguments: ['[ID]'],
    options: { wait, every },
    sentence: 'Shows the status of a submission, by id or link; without one, lists your own.',
    run: showStatus,
  },
  {
    name: 'correct',
    arguments: ['ID', 'FILE'],
    options: { wait, every },
    sentence: 'Resubmits a submission after an editor requested changes.',
    run: correct,
  },
  {
    name: 'withdraw',
    arguments: ['ID'],
    sentence: 'Withdraws an open submission.',
    run: async (call) => answerOf(await call.client.withdraw(idOf(call.args[0] ?? ''), { signal: call.signal })),
  },
  {
    name: 'appeal',
    arguments: ['ID'],
    options: { message: { value: 'TEXT', sentence: 'Why the decision is wrong; - reads standard input.' } },
    sentence: 'Asks another editor to review a rejection, once.',
    run: appeal,
  },
  {
    name: 'suggest',
    arguments: ['SLUG', 'FILE'],
    options: { key },
    sentence: 'Suggests a change to your published tool: the JSON file has the fields to change.',
    run: suggest,
  },
];

/** Twenty tasks of an agent that sees nothing but what the tools say: each in at most three calls and 6,000 tokens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import { openDemoWorld, say } from './context-figures.ts';

type Json = Record<string, any>;

/** A call, given the results of those before. */
type Step = (results: readonly Json[]) => [name: string, args: Json];

interface Task {
  what: string;
  steps: readonly Step[];
  /** Whether the last result solves it. */
  isDone(last: Json): boolean;
}

const MOST_CALLS = 3;
const MOST_TOKENS = 6_000;

/** Corrects arguments by what the refusal says. */
function corrected(args: Json, refusal: string): Json {
  const right = structuredClone(args);
  for (const [, name = '', meant = ''] of refusal.matchAll(
    /^([\w.]+): There is no such argument\. Did you mean `(\w+)`/gm,
  )) {
    const [inner = '', outer] = name.split('.').toReversed();
    const holder = (outer === undefined ? right : right[outer]) as Json;
    const value: unknown = holder[inner];
    delete holder[inner];
    holder[meant] = meant === 'constraints' ? { [inner]: value } : value;
  }
  for (const [, name = '', meant] of refusal.matchAll(/^([\w.]+): Choose .* Did you mean `(\w+)`/gm)) {
    const [inner = '', outer] = name.split('.').toReversed();
    ((outer === undefined ? right : right[outer]) as Json)[inner] = meant;
  }
  const [, slug] = /Slugs near to it: ([\w-]+)/.exec(refusal) ?? [];
  return slug === undefined ? right : { ...right, slug };
}

const one = (name: string, args: Json): readonly Step[] => [() => [name, args]];
const first = (result: Json | undefined): string => result!['data'][0].slug as string;
const hasTools = ({ tools }: Json): boolean => (tools as unknown[]).length > 0;
const isFull = ({ data }: Json): boolean => (data as unknown[]).length > 0;

/** `mine` is the id of a published submission of the account. */
function tasksOf(mine: string): Task[] {
  const entry = submission({ name: 'Quillmark of Tasks' });
  const isTool = ({ data }: Json): boolean => data.slug !== undefined;
  return [
    {
      what: 'recommend a tool that writes',
      steps: one('recommend_tools', { task: 'help me write letters' }),
      isDone: hasTools,
    },
    {
      what: 'recommend a free one, or a freemium one',
      steps: one('recommend_tools', { task: 'write a text', constraints: { pricings: ['free', 'freemium'] } }),
      isDone: ({ tools }) => tools.every(({ why }: Json) => ['free', 'freemium'].includes(why.price.model)),
    },
    {
      what: 'recommend in German',
      steps: one('recommend_tools', { task: 'E-Mails schreiben' }),
      isDone: hasTools,
    },
    {
      what: 'say what keeps one from being recommended',
      steps: one('recommend_tools', { task: 'write', constraints: { self_hosted: true, has_api: true } }),
      isDone: ({ missing }) => missing[0].includes('has_api, self_hosted'),
    },
    {
      what: 'read the best one',
      steps: [
        () => ['recommend_tools', { task: 'take notes in meetings' }],
        ([found]) => ['get_tool', { slug: found!['tools'][0].slug }],
      ],
      isDone: isTool,
    },
    { what: 'find by words', steps: one('search_tools', { q: 'notes' }), isDone: isFull },
    {
      what: 'find alternatives to what was found',
      steps: [() => ['search_tools', { q: 'notion' }], ([found]) => ['list_alternatives', { slug: first(found) }]],
      isDone: ({ data }) => Array.isArray(data),
    },
    {
      what: 'list the newest',
      steps: one('search_tools', { sort: 'newest', fields: ['published_at'] }),
      isDone: isFull,
    },
    {
      what: 'count by price',
      steps: one('search_tools', { facets: true, per_page: 1 }),
      isDone: ({ facets }) => facets.pricing,
    },
    { what: 'list categories', steps: one('list_categories', {}), isDone: isFull },
    {
      what: 'search and fetch',
      steps: [() => ['search', { query: 'notes' }], ([found]) => ['fetch', { id: found!['results'][0].id }]],
      isDone: ({ text }) => text.length > 0,
    },
    { what: 'read by address', steps: one('get_tool', { slug: 'https://quillmark.example.org/' }), isDone: isTool },
    {
      what: 'check, submit and follow a project',
      steps: [
        () => ['validate_submission', entry],
        ([verdict]) => ['submit_tool', verdict!['data'].acceptable === true ? entry : {}],
        ([, receipt]) => ['get_submission', { id: receipt!['data'].id }],
      ],
      isDone: ({ data }) => data.status === 'awaiting_moderation',
    },
    {
      what: 'see which entries are mine',
      steps: one('list_submissions', { status: 'published' }),
      isDone: ({ data }) => data.some(({ id }: Json) => id === mine),
    },
    {
      what: 'see which of my entries have dead links',
      steps: one('list_submissions', { status: 'published' }),
      isDone: ({ data }) => data.length > 1 && data.every(({ tool }: Json) => tool.link_status === 'unchecked'),
    },
    { what: 'a wrong argument', steps: one('search_tools', { query: 'notes' }), isDone: isFull },
    {
      what: 'a wrong value',
      steps: one('search_tools', { pricing: 'open-source' }),
      isDone: ({ data }) => Array.isArray(data),
    },
    { what: 'a wrong place', steps: one('recommend_tools', { task: 'write', pricing: 'freemium' }), isDone: hasTools },
    {
      what: 'a wrong constraint',
      steps: one('recommend_tools', { query: 'write', constraints: { price: 'freemium' } }),
      isDone: hasTools,
    },
    { what: 'a name that is almost right', steps: one('get_tool', { slug: 'quillmark-of-task' }), isDone: isTool },
  ];
}

test('each of twenty tasks takes at most three calls and 6,000 tokens', async () => {
  const w = await openDemoWorld();
  const owner = await w.person();
  const editor = await w.person('editor');
  const body = submission({ name: 'Quillmark', url: 'https://quillmark.example.org/' });
  const { json } = await owner.post('/api/v1/submissions', body);
  const id = json.data.id as string;
  await approveSubmission(w.db, editor.account, id);
  const other = submission({ name: 'Inkwell', url: 'https://inkwell.example.org/' });
  await approveSubmission(w.db, editor.account, (await owner.post('/api/v1/submissions', other)).json.data.id);
  await w.app.context.live.refresh();
  const tasks = tasksOf(id);
  assert.equal(tasks.length, 20);
  await assertEach(
    tasks,
    ({ what }) => what,
    async ({ steps, isDone }) => {
      const results: Json[] = [];
      let [calls, bytes] = [0, 0];
      for (const step of steps) {
        let [name, args] = step(results);
        for (let tries = 0; ; tries += 1) {
          const params = { name, arguments: args };
          const result = await say(w, 'tools/call', params, owner.token);
          calls += 1;
          bytes += Buffer.byteLength(JSON.stringify(params)) + Buffer.byteLength(JSON.stringify(result));
          const said = result['content'][0].text as string;
          if (result['isError'] !== true) {
            results.push(result['structuredContent'] as Json);
            break;
          }
          assert.equal(tries, 0, said);
          args = corrected(args, said);
        }
      }
      assert.ok(calls <= MOST_CALLS && bytes / 4 <= MOST_TOKENS, `${calls} calls, ${bytes / 4} tokens`);
      assert.ok(isDone(results.at(-1)!), JSON.stringify(results.at(-1)).slice(0, 500));
    },
  );
  await w.close();
});

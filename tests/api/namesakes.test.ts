/** The rest of a query for alternatives chooses among well-known tools of one name. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const slugs = await publish(w.db, [
  { name: 'Copilot', tagline: 'An everyday companion that answers questions', categories: ['chatbots'] },
  { name: 'GitHub Copilot', tagline: 'Suggests code in your editor', categories: ['coding-assistants'] },
  { name: 'Copilot of Quinces', tagline: 'Suggests code for orchards', categories: ['coding-assistants'] },
  { name: 'Medlar', tagline: 'Completes code in your editor', categories: ['coding-assistants'] },
  { name: 'Sorbus', tagline: 'Answers questions in a chat', categories: ['chatbots'] },
]);
await w.app.context.live.refresh();
const [plain = '', coding = ''] = slugs;
const named = async (q: string): Promise<string> =>
  (await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json.search.alternatives_to as string;

describe('a search for alternatives to a name that several tools have', () => {
  test('means the well-known one that does what the rest asks for', async () =>
    assertEach(
      [
        'alternatives to Copilot for programming',
        'alternativas a Copilot para programar',
        'alternatives à Copilot pour programmer',
        'альтернативы Copilot для программирования',
        'بدائل Copilot للبرمجة',
      ],
      String,
      async (q) => assert.equal(await named(q), coding),
    ));
  test('means the one of that very name where nothing else is asked for, or it does that itself', async () =>
    assertEach(
      ['alternatives to Copilot', 'альтернативы Copilot', 'alternatives to Copilot for a chat'],
      String,
      async (q) => assert.equal(await named(q), plain),
    ));
});

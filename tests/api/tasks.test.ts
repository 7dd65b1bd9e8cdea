/** listTasks and the filter by task: what published tools surely do, named in the asked language. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

const REMOVERS = ['Background remover', 'Automatic background remover', 'Free background eraser'];

describe('listTasks', () => {
  const world = sharedCheckedWorld();
  let removers: string[] = [];
  const get = async (path: string): Promise<any> => (await world.visitor.get(`/api/v1${path}`)).json;
  const slugsOf = ({ data }: any): string[] => data.map(({ slug }: any) => slug).toSorted();
  before(async () => {
    removers = await publish(
      world.db,
      REMOVERS.map((tagline, at) => ({ name: `Cutter ${at}`, tagline, description: null })),
    );
    await publish(world.db, [
      { name: 'Lonely', tagline: 'Write cover letters with AI', description: null },
      { name: 'Pair', tagline: 'Cover letter generator', description: null },
      { name: 'Vague', tagline: 'The best place for your ideas', description: null },
    ]);
    await world.app.context.live.refresh();
  });

  test('gives tasks that at least three tools do, and leaves out those of two', async () => {
    const { data, locale } = await get('/tasks');
    assert.equal(locale, 'en');
    assert.deepEqual(data, [
      {
        id: 'remove-background',
        name: 'Remove backgrounds',
        description: 'Cut people and products out of photos.',
        tool_count: 3,
        links: {
          self: `${world.config.publicUrl}/api/v1/tasks`,
          tools: `${world.config.publicUrl}/api/v1/tools?task=remove-background`,
          html: `${world.config.publicUrl}/en/tasks/remove-background`,
        },
      },
    ]);
  });

  test('names them in every language', async () => {
    const names = await Promise.all(LOCALES.map(async (locale) => (await get(`/tasks?locale=${locale}`)).data[0].name));
    assert.equal(new Set(names).size, LOCALES.length);
  });

  test('the filter by task finds the tools that do it, alone and within a search', async () => {
    assert.deepEqual(slugsOf(await get('/tools?task=remove-background')), removers.toSorted());
    assert.deepEqual(slugsOf(await get('/tools?task=remove-background&q=automatic')), [removers[1]]);
    assert.deepEqual(slugsOf(await get('/tools?task=remove-background&pricing=paid')), []);
    assert.equal((await get('/tools?task=write-cover-letters')).pagination.total, 2);
    assert.match((await get('/tools?task=remove-background')).links.self, /\?task=remove-background&page=1$/);
  });

  test('an unknown task matches nothing, an empty one everything', async () => {
    assert.equal((await get('/tools?task=dance')).pagination.total, 0);
    assert.equal((await get('/tools?task=')).pagination.total, 6);
  });

  test('a tool names the listed tasks that it does', async () => {
    const tasks = { id: 'remove-background', name: 'Hintergründe entfernen' };
    assert.deepEqual((await get(`/tools/${removers[0]}?locale=de`)).data.tasks, [tasks]);
    assert.deepEqual((await get('/tools/lonely')).data.tasks, []);
  });
});

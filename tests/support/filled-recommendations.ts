/** Recommendations of the filled world: shown ones with votes, an answer and a report, one that waits and one that is hidden. */
import { CatalogError } from '#catalog/errors.ts';
import { judgeRecommendation } from '#catalog/moderation/judged-recommendations.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { answer, recommend, vote } from '#catalog/recommendations/edits.ts';
import { findOwn } from '#catalog/recommendations/recommendations.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import type { Account } from '#catalog/roles.ts';
import type { Cast, Say } from './filled-submissions.ts';
import type { World } from './world.ts';

/** Markup that holds a link or names a site is refused here: then what is said next is tried. */
async function accepted(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await act();
      return;
    } catch (error) {
      if (!(error instanceof CatalogError && error.code === 'validation_failed') || tries === 50) throw error;
    }
}

/** `own` is the slug of the maker's tool. Gives the ids of one that the maker can answer, and of one that waits. */
export async function fillRecommendations(
  { db }: World,
  { maker, admin, editors, others: [tariq, vera] }: Pick<Cast, 'maker' | 'admin' | 'editors' | 'others'>,
  own: string,
  say: Say,
): Promise<Record<'shown' | 'waiting', string>> {
  const write = async (by: Account, slug: string, task: string, [text, toKnow]: readonly [string, string]) => {
    await accepted(() => {
      const said = { task, text: say(text, 280), toKnow: say(toKnow, 140), locale: 'en' } as const;
      return recommend(db, by, slug, said, { hasTask: () => true });
    });
    return (await findOwn(db.read, by.id, (await getDeskTool(db, slug)).id))?.id ?? '';
  };
  const NOISY = [
    'It hears every word of a noisy room, and names who speaks',
    'A laptop without a graphics card is slow',
  ] as const;
  const LONG = ['I caption my lessons with it in five languages', 'Read names again, it spells them by ear'] as const;
  const ids = [
    await write(maker, 'whisper', 'transcribe-audio', NOISY),
    await write(editors[1], 'whisper', 'transcribe-audio', LONG),
    await write(tariq, 'whisper', 'transcribe-videos', LONG),
    await write(vera, 'chatgpt', 'summarize-text', ['It shortens minutes of a meeting well', 'Check numbers yourself']),
    await write(vera, own, 'summarize-text', NOISY),
  ];
  const [first = '', , third = '', , shown = ''] = ids;
  for (const id of ids) {
    const state = await db.read.selectFrom('recommendations').select('state').where('id', '=', id).executeTakeFirst();
    if (state?.state === 'waiting') await judgeRecommendation(db, admin, id, { act: 'show' });
  }
  for (const voter of [tariq, vera]) await vote(db, voter, first, true);
  const answered = await write(tariq, own, 'summarize-text', LONG);
  const stated = await db.read
    .selectFrom('recommendations')
    .select('state')
    .where('id', '=', answered)
    .executeTakeFirst();
  if (stated?.state === 'waiting') await judgeRecommendation(db, admin, answered, { act: 'show' });
  await accepted(() => {
    const said = say('Thank you. The next version spells names better.', 280);
    return answer(db, maker, answered, { answer: said, locale: 'en' });
  });
  await reportTool(db, {
    slug: 'whisper',
    kind: 'other',
    message: say('It is an advertisement.', 1_000),
    locale: 'en',
    recommendation: third,
  });
  await judgeRecommendation(db, admin, await write(tariq, 'midjourney', 'generate-images', LONG), {
    act: 'hide',
    note: say('It is about another tool.', 1_000),
  });
  const doubtful = ['Far better than Otter.ai in a full train', 'It needs a microphone'] as const;
  return { shown, waiting: await write(vera, 'whisper', 'transcribe-audio', doubtful) };
}

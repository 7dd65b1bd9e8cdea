/** Lists of the maker's in the filled world: one that everybody sees, one that nobody else does, and one that an editor has hidden. */
import { createList, addToList, moveList } from '#catalog/lists/edits.ts';
import { judgeList, reportList } from '#catalog/moderation/reports/reported-lists.ts';
import type { Account } from '#catalog/roles.ts';
import type { Say } from './filled-submissions.ts';
import type { World } from './world.ts';

/** Gives the ids of the lists. */
export async function fillLists(
  { db }: World,
  maker: Account,
  editor: Account,
  say: Say,
): Promise<Record<'public' | 'private' | 'hidden', string>> {
  const make = async (title: string, slugs: readonly string[]): Promise<string> => {
    const intro = say('What I use every week, from the first recording to the last cut.', 600);
    const id = await createList(db, maker, { title: say(title, 80), intro, locale: 'en' });
    for (const slug of slugs) await addToList(db, maker, id, { slug, note: say(`Why I use ${slug}`, 200) });
    return id;
  };
  const publish = (id: string): Promise<void> => moveList(db, maker, id, 'publish', { verificationRequired: false });
  const lists = {
    public: await make('My podcast kit', ['whisper', 'descript', 'chatgpt', 'midjourney']),
    private: await make('To try in spring', ['grammarly']),
    hidden: await make('Cheap watches', ['whisper']),
  };
  for (const id of [lists.public, lists.hidden]) {
    await publish(id);
    await reportList(db, { id, message: say('This is an advertisement.', 1_000), locale: 'en' });
  }
  await judgeList(db, editor, lists.hidden, { act: 'hide', note: say('Advertising.', 500) });
  return lists;
}

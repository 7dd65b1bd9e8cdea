/** The command that moves pictures out of the database, or back. */
import { counted, type Command } from './command.ts';

export const pictureCommands: Command[] = [
  {
    name: 'pictures move',
    options: { back: { sentence: 'Moves them back into the database, for a server without PICTURES_URL.' } },
    sentence:
      'Moves the pictures of tools to PICTURES_URL, as the running server does behind requests: writes each, reads it ' +
      'again, and then takes it out of the database. Goes on where it was interrupted.',
    async run(call) {
      const { store } = call.db.objects;
      if (store === undefined) throw new Error('there is no PICTURES_URL; set it and its keys');
      const { countPictures, moveIn, moveOut, removeStrays } = await import('#catalog/pictures/outside-pictures.ts');
      const isBack = call.isSet('back');
      const { inside, outside } = await countPictures(call.db.read);
      const progress = call.startProgress('pictures');
      let moved = 0;
      const text = (): string => `${counted(moved, 'picture')} moved`;
      call.whenInterrupted(() => `interrupted; ${text()}, the others are where they were; run it again to go on`);
      try {
        for (let count = -1; count !== 0;) {
          count = await (isBack ? moveIn(call.db, store) : moveOut(call.db, store));
          moved += count;
          progress.show(moved, isBack ? outside : inside, moved);
        }
        while ((await removeStrays(call.db, store)) > 0);
      } finally {
        progress.end();
      }
      const left = await countPictures(call.db.read);
      const said = `${left.outside} in ${store.place}, ${left.inside} in the database`;
      if (!isBack && left.inside > 0)
        call.say('pictures that no tool has, such as those that wait for an editor, stay in the database');
      return { text: `${text()}; ${said}\n`, json: { moved, ...left } };
    },
  },
];

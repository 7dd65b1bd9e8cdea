/** Commands about readers, who get news by mail. */
import { CatalogError } from '#catalog/errors.ts';
import { orMissing, type Command } from './command.ts';

export const readerCommands: readonly Command[] = [
  {
    name: 'readers forget',
    options: { email: { value: 'EMAIL', required: true, sentence: 'E-mail address of the reader.' } },
    sentence: 'Deletes an address that follows something by e-mail, with everything that it follows.',
    async run(call) {
      const { forgetReader } = await import('#catalog/follows/edits.ts');
      const { foldEmailAddress } = await import('#catalog/email-addresses.ts');
      const email = foldEmailAddress(call.need('email'));
      const forgotten = call.db.write(async (trx) => {
        if ((await forgetReader(trx, 'email', email)) === 0) throw new CatalogError('not_found');
      });
      await orMissing(`reader ${email}`, forgotten);
      return { text: `${email}\tforgotten\n`, json: { email, forgotten: true } };
    },
  },
];

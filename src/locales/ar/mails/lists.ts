/** The mail about a list that an editor has hidden, in Arabic. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `قائمتك مخفية في ${site}`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `أبلغ قراء عن قائمتك «${name}»، فأخفاها محرِّر. لا يراها الآن سواك.`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `قائمتك:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;

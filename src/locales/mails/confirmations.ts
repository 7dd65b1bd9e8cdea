/** The yearly mail that asks owners to confirm their tools. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type PluralForms } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { toolLines } from './entry-lines.ts';
import { paragraphs, type MailMessages } from './texts.ts';

/** For one tool, two (in languages with a dual) or several, whose number the list shows. */
interface Forms {
  one: string;
  two?: string;
  several: string;
}

export interface ConfirmationWords {
  subject(site: string): Forms;
  lead(site: string): Forms;
  /** `#` is the number of tools that are only on the page. */
  more: PluralForms;
  press: string;
  suggest: string;
  suggestThere: string;
  end: string;
}

const WORDS = await loadMessages<ConfirmationWords>('mails/confirmations');

const formFor = (count: number, { one, two, several }: Forms): string =>
  count === 1 ? one : count === 2 ? (two ?? several) : several;

function mailIn(locale: Locale): MailMessages['mails']['still_right'] {
  const words = WORDS[locale];
  const format = formatOf(locale);
  return {
    subject: ({ count }, site) => formFor(Number(count), words.subject(site)),
    text: ({ count, tools, link, suggest_link }, site) => {
      const told = toolLines(locale, tools);
      const more = Number(count) - told.count;
      return paragraphs(
        formFor(Number(count), words.lead(site)),
        told.text,
        more > 0 ? format.plural(more, words.more) : '',
        `${words.press}\n${link}`,
        suggest_link === undefined ? words.suggestThere : `${words.suggest}\n${suggest_link}`,
        words.end,
      );
    },
  };
}

export const confirmationMails = (locale: Locale): Pick<MailMessages['mails'], 'still_right'> => ({
  still_right: mailIn(locale),
});

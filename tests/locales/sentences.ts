/** Every sentence of the eight languages, gathered from the files under src/locales by asking them with stand-ins. */
import { readdirSync } from 'node:fs';
import { REASON_CODES } from '#catalog/lifecycle.ts';
import { REPORT_OUTCOMES } from '#catalog/moderation/reports/reports.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { Format, PluralForms } from '#locales/format.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';

export interface Sentence {
  locale: Locale;
  /** The folder or file it stands in, such as `pages`. */
  room: string;
  /** Its key there, such as `tool.broken`; the same in every language. */
  key: string;
  text: string;
  /** It was told nothing, so blanks stand side by side. */
  hollow: boolean;
}

interface CountedSentence extends Sentence {
  forms: PluralForms;
}

const LOCALES_FOLDER = new URL('../../src/locales/', import.meta.url);

/** The subjects, such as `desk/queue`, as every language has them; what is part of another subject is heard there. */
export const ROOMS = readdirSync(new URL('en/', LOCALES_FOLDER), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.ts'.length))
  .filter((subject) => !/^(?:mails\/|screening\/|reasons$|report-outcomes$)/.test(subject));

/** Stand-ins for what a sentence is told: a number below and one above the turn from seconds to minutes, and nothing. */
const TOLD = ['37', '99', ''];

/** Something that reads as `text` wherever it is put, and whose every property does so, too. */
function readingAs(text: string): unknown {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive) return () => text;
        if (typeof key === 'symbol') return undefined;
        return key.endsWith('_at') ? '2026-12-01T08:00:00.000Z' : text;
      },
    },
  );
}

/** The plural forms that were asked for since they were last taken. */
const formsHeard: PluralForms[] = [];

/** Writes down the forms of each count; the form `other` stands in the sentence. */
const LISTENING: Format = {
  // A thousand is shown as less, so that what is found from 1000 on was written into the sentence.
  number: (value) => String(Math.min(Number(value), 999)),
  date: String,
  month: String,
  shortDate: String,
  dateTime: String,
  plural: (value, forms) => {
    formsHeard.push(forms);
    return forms.other.replaceAll('#', String(value));
  },
  unit: String,
  duration: String,
  language: String,
  compare: () => 0,
};

interface Gathered {
  sentences: Sentence[];
  counted: CountedSentence[];
}

type Place = Pick<Sentence, 'locale' | 'room' | 'key'>;

function gather(place: Place, value: unknown, into: Gathered, hollow = false): void {
  if (typeof value === 'string') {
    into.sentences.push({ ...place, text: value, hollow });
  } else if (typeof value === 'function') {
    for (const text of TOLD) {
      const told = readingAs(text);
      // A problem is told its figures and the format, all others what stands in them.
      const sentence: unknown = /^(?:problems|fields)\./.test(place.key) ? value(told, LISTENING) : value(told, told);
      const heard = formsHeard.splice(0);
      gather(place, sentence, into, text === '');
      for (const forms of heard) {
        into.counted.push({ ...place, text: forms.other, hollow: false, forms });
        for (const form of Object.values(forms)) into.sentences.push({ ...place, text: form, hollow: false });
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      gather({ ...place, key: place.key === '' ? key : `${place.key}.${key}` }, inner, into);
    }
  }
}

const FIELDS = 'url name tagline description logo_url pricing_model categories contact_email';

async function gatherAll(): Promise<Gathered> {
  const into: Gathered = { sentences: [], counted: [] };
  for (const locale of LOCALES) {
    for (const room of ROOMS) {
      const { messages } = (await import(new URL(`${locale}/${room}.ts`, LOCALES_FOLDER).href)) as {
        messages: unknown;
      };
      const told = room === 'mails' ? locale : LISTENING;
      const made: unknown = typeof messages === 'function' ? messages(told) : messages;
      gather({ locale, room, key: '' }, made, into);
    }
    const reasons = REASON_CODES.map((code) => [code, reasonSentence(locale, code)]);
    gather({ locale, room: 'reasons', key: '' }, Object.fromEntries(reasons), into);
    const outcomes = REPORT_OUTCOMES.map((outcome) => [outcome, outcomeSentence(locale, outcome)]);
    gather({ locale, room: 'report-outcomes', key: '' }, Object.fromEntries(outcomes), into);
    gather({ locale, room: 'mails/field-names', key: '' }, fieldLines(locale, FIELDS).split('\n'), into);
  }
  return into;
}

/** All sentences, and those among them that count something, each with its plural forms. */
export const { sentences, counted } = await gatherAll();

/** Every sentence of the eight languages, read from the files under src/locales and told stand-ins. */
import type { InlineExpression, Message, Pattern, Placeable, SelectExpression } from '@fluent/syntax';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { SUBJECTS, isPlural, readMessageFile, variablesOf } from '../../scripts/messages.ts';

export interface Sentence {
  locale: Locale;
  /** The subject whose file it stands in. */
  room: string;
  /** The id of its message, the same in every language. */
  key: string;
  text: string;
  /** It was told nothing, so blanks stand side by side. */
  hollow: boolean;
}

/** A text by plural category, with `#` for the number. */
export type PluralForms = Readonly<Record<string, string>> & { other: string };

export interface CountedSentence extends Sentence {
  /** The variable that counts. */
  variable: string;
  /** All that the message is told. */
  variables: readonly string[];
  forms: PluralForms;
}

export const ROOMS = SUBJECTS;

/** Stand-ins for variables: two numbers, and nothing. */
const TOLD = ['37', '99', ''];

type Shown = (name: string) => string;

function expressionText(expression: InlineExpression | Placeable['expression'], shown: Shown, variant: number): string {
  switch (expression.type) {
    case 'VariableReference':
      return shown(expression.id.name);
    case 'StringLiteral':
      return expression.parse().value;
    case 'NumberLiteral':
      // A thousand is shown as less, so that what is found from 1000 on was written into the sentence.
      return String(Math.min(expression.parse().value, 999));
    case 'FunctionReference': {
      const text = expression.arguments.positional.map((one) => expressionText(one, shown, variant)).join('');
      return expression.id.name === 'ISOLATE' ? `\u2068${text}\u2069` : text;
    }
    case 'SelectExpression': {
      const chosen = expression.variants[Math.min(variant, expression.variants.length - 1)];
      return chosen === undefined ? '' : patternText(chosen.value, shown, variant);
    }
    default:
      throw new Error(`${expression.type} is not used in messages`);
  }
}

/** A pattern with the variants of a place in their lists. */
function patternText({ elements }: Pattern, shown: Shown, variant: number): string {
  return elements
    .map((one) => (one.type === 'TextElement' ? one.value : expressionText(one.expression, shown, variant)))
    .join('');
}

function selectsOf({ elements }: Pattern): SelectExpression[] {
  return elements.flatMap((one) =>
    one.type === 'Placeable' && one.expression.type === 'SelectExpression'
      ? [one.expression, ...one.expression.variants.flatMap(({ value }) => selectsOf(value))]
      : [],
  );
}

function formsOf({ variants }: SelectExpression, variable: string): PluralForms {
  const shown: Shown = (name) => (name === variable ? '#' : '37');
  const texts = variants.map(({ key, value }) => [
    key.type === 'Identifier' ? key.name : key.value,
    patternText(value, shown, 0),
  ]);
  return Object.fromEntries(texts) as PluralForms;
}

const sentencesOf = (place: Pick<Sentence, 'locale' | 'room' | 'key'>, pattern: Pattern): Sentence[] => {
  const most = Math.max(1, ...selectsOf(pattern).map(({ variants }) => variants.length));
  const variants = Array.from({ length: most }, (_, at) => at);
  return TOLD.flatMap((told) =>
    variants
      .map((variant) => patternText(pattern, () => told, variant))
      // A part that is left out says nothing.
      .filter((text) => text !== '' || told === '')
      .map((text) => ({ ...place, text, hollow: told === '' })),
  );
};

const countedOf = (
  place: Pick<Sentence, 'locale' | 'room' | 'key'>,
  pattern: Pattern,
  variables: readonly string[],
): CountedSentence[] =>
  selectsOf(pattern)
    .filter((select) => isPlural(select) && select.variants.every(({ key }) => key.type === 'Identifier'))
    .flatMap((select) => {
      if (select.selector.type !== 'VariableReference') return [];
      const variable = select.selector.id.name;
      const forms = formsOf(select, variable);
      return [{ ...place, text: forms.other, hollow: false, variable, variables, forms }];
    });

const entries = LOCALES.flatMap((locale) =>
  ROOMS.flatMap((room) =>
    readMessageFile(locale, room).messages.map((message: Message) => ({
      place: { locale, room, key: message.id.name },
      value: message.value,
      variables: [...variablesOf(message).keys()],
    })),
  ),
).flatMap(({ value, ...entry }) => (value === null ? [] : [{ value, ...entry }]));

/** All sentences, and those among them that count something, each with its plural forms. */
export const sentences: readonly Sentence[] = entries.flatMap(({ place, value }) => sentencesOf(place, value));
export const counted: readonly CountedSentence[] = entries.flatMap(({ place, value, variables }) =>
  countedOf(place, value, variables),
);

/** A subject: the messages of one area in all languages, merged with those of a base subject. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type Format } from './format.ts';

/**
 * Returns a subject's messages by locale, created once. They include those of `base`, so that a
 * page needs one subject; no key may be in both.
 */
export function createSubject<Own extends object, Base extends object = object>(
  own: Record<Locale, (format: Format) => Own & { [Key in keyof NoInfer<Base>]?: never }>,
  base?: (locale: Locale) => Base,
): (locale: Locale) => Own & Base {
  const made = new Map<Locale, Own & Base>();
  return (locale) => {
    let messages = made.get(locale);
    if (messages === undefined) {
      messages = { ...base?.(locale), ...own[locale](formatOf(locale)) } as Own & Base;
      made.set(locale, messages);
    }
    return messages;
  };
}

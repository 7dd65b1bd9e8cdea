/** A subject: the sentences of one area of the pages in every language, together with those that it builds on. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type Format } from './format.ts';

/**
 * Gives the sentences of a subject by locale, made once for each. Those of `base` lie beside its own, so that a page
 * asks one subject only; no key may stand in both.
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

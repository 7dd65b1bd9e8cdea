/** The languages of the catalog, their names and directions, and language negotiation. */

/** Each has a folder in `src/locales/`; its name and direction come from Unicode data. */
export const LOCALES = ['en', 'ar', 'ru', 'uk', 'pl', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Each language's own name, capitalised, for the language switch. */
export const LOCALE_NAMES = Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(locale)])) as Record<
  Locale,
  string
>;

function nameOf(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

const RIGHT_TO_LEFT: ReadonlySet<Locale> = new Set(
  LOCALES.filter((locale) => new Intl.Locale(locale).getTextInfo().direction === 'rtl'),
);

/** Writing direction of a locale, for `dir` attributes. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}

/**
 * Negotiates Accept-Language (RFC 9110, 12.5.4): highest weight first, primary subtags only, `;q=0`
 * excludes. Never throws; without a match gives the first of `locales`.
 */
export function negotiateLocale(header: string | undefined, locales: readonly Locale[] = LOCALES): Locale {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    });
  const excluded = new Set(wishes.filter((wish) => wish.weight === 0).map((wish) => wish.language));
  const ranked = wishes.filter((wish) => wish.weight > 0).sort((a, b) => b.weight - a.weight);
  for (const wish of ranked) {
    const locale = locales.find((each) => each === wish.language);
    if (locale !== undefined && !excluded.has(locale)) return locale;
  }
  return locales[0] ?? DEFAULT_LOCALE;
}

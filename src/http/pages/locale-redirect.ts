/** The language in an address: how routes match it, and where one in a language that is off leads. */
import type { FastifyRequest } from 'fastify';
import { LOCALES } from '#catalog/locales.ts';
import { defaultLocale, type Config } from '#server/settings/config.ts';

const LOCALE_PARAMETER = `:locale(^(?:${LOCALES.join('|')})$)`;

/** The pattern of a route in which `:locale` matches the locales alone. */
export const routePattern = (path: string): string => path.replace(':locale', LOCALE_PARAMETER);

/** Before each part of a path, its ending and its query. */
const PART = /(?=[/.?])/;

/** The target with the default locale in place of one that is off; undefined where its locale is on or it has none. */
export function pathInDefaultLocale(request: FastifyRequest, config: Config): string | undefined {
  const asked = (request.params as Record<string, string | undefined>)['locale'];
  if (asked === undefined || config.locales.some((locale) => locale === asked)) return undefined;
  const parts = (request.raw.url ?? '/').split(PART);
  const at = parts.indexOf(`/${asked}`);
  return at < 0 ? undefined : parts.with(at, `/${defaultLocale(config)}`).join('');
}

/** The locale in a path: its route pattern, and redirects from disabled locales. */
import type { FastifyRequest } from 'fastify';
import { LOCALES } from '#catalog/locales.ts';
import { defaultLocale, type Config } from '#server/settings/config.ts';

const LOCALE_PARAMETER = `:locale(^(?:${LOCALES.join('|')})$)`;

/** The route pattern in which `:locale` matches only locales. */
export const routePattern = (path: string): string => path.replace(':locale', LOCALE_PARAMETER);

/** Matches before each segment, extension and query. */
const PART = /(?=[/.?])/;

/** The target in the default locale; undefined if its locale is enabled or missing. */
export function pathInDefaultLocale(request: FastifyRequest, config: Config): string | undefined {
  const requested = (request.params as Record<string, string | undefined>)['locale'];
  if (requested === undefined || config.locales.some((locale) => locale === requested)) return undefined;
  const parts = (request.raw.url ?? '/').split(PART);
  const at = parts.indexOf(`/${requested}`);
  return at < 0 ? undefined : parts.with(at, `/${defaultLocale(config)}`).join('');
}

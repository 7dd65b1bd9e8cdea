/** Where an address in a language that is off leads: to the same one in the default language. */
import type { FastifyRequest } from 'fastify';
import { defaultLocale, type Config } from '#server/settings/config.ts';

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

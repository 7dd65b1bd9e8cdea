/** The view of a request: language, messages and its own URL. */
import type { FastifyRequest } from 'fastify';
import { negotiateLocale, type Locale } from '#catalog/locales.ts';
import { exampleCategory } from '#catalog/tools/listed-categories.ts';
import { hasTasks } from '#catalog/tools/tasks/tasks.ts';
import { formatOf } from '#locales/format.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { MARKDOWN_ENDING } from './page-formats.ts';
import type { View } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The locale of the path; without one it is negotiated. Never throws. */
export function localeOf({ raw, headers }: FastifyRequest, { config }: Pick<AppContext, 'config'>): Locale {
  const [, first = ''] = (raw.url ?? '/').split(/[/?.]/, 2);
  const requested = config.locales.find((each) => each === first);
  return requested ?? negotiateLocale(headers['accept-language'], config.locales);
}

/** The view of a request, from its path and headers. Never throws. */
export function viewOf(request: FastifyRequest, context: AppContext, withoutForm = false): View {
  const target = request.raw.url ?? '/';
  const [pathname = '/'] = target.split('?', 1);
  const page = request.routeOptions.config.isMarkdown === true ? pathname.slice(0, -MARKDOWN_ENDING.length) : pathname;
  const [, first = '', ...rest] = page.split('/');
  const locale = localeOf(request, context);
  const known = locale === first && !withoutForm;
  return {
    locale,
    t: everyPageMessages(locale),
    format: formatOf(locale),
    site: context.siteIn(locale),
    publicUrl: context.config.publicUrl,
    hasTasks: hasTasks(context.live),
    searchExample: exampleCategory(context.live, locale),
    isReadOnly: context.config.readOnly,
    path: known && rest.length > 0 ? `/${rest.join('/')}` : '',
    search: known && SAFE.has(request.method) ? target.slice(pathname.length) : '',
    account: null,
  };
}

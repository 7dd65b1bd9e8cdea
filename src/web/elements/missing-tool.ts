/** The published tool of a slug, and the answer for a slug without one. */
import { CatalogError } from '#catalog/errors.ts';
import { findMergedInto } from '#catalog/moderation/merge.ts';
import { getTool, type Tool } from '#catalog/tools/tools.ts';
import { isRemovedTool } from '#catalog/tools/removed.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { errorMain } from './error-page.ts';
import { answerPage } from './layout.ts';
import { pathTo } from './links.ts';

/** Undefined if it is not published. */
export async function findTool({ context, locale }: PageRequest, slug: string): Promise<Tool | undefined> {
  try {
    return await getTool(context.live, slug, locale);
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Redirects from merged tools, 410 for removed ones, else 404. `rest` is the path behind the slug. */
export async function missingTool(
  request: PageRequest,
  slug: string,
  rest: readonly string[] = [],
): Promise<PageAnswer> {
  const { locale, context } = request;
  if (!isSlug(slug)) throw new CatalogError('not_found');
  const winner = await findMergedInto(context.db.read, slug);
  if (winner !== undefined) return { redirect: pathTo(locale, 'tools', winner, ...rest), moved: true };
  if (!(await isRemovedTool(context.db.read, slug))) return unknownTool(request, slug);
  const { noTool: v } = visitorMessages(locale);
  return answerPage(request, {
    title: v.gone,
    description: v.goneText,
    status: 410,
    section: 'tools',
    search: 'main',
    main: errorMain(request, { status: 410, title: v.gone, text: v.goneText, search: '' }),
  });
}

/** The page of a slug that was never used; its words are offered as a search. */
function unknownTool(request: PageRequest, slug: string): PageAnswer {
  const { noTool: v } = visitorMessages(request.locale);
  return answerPage(request, {
    title: v.missing,
    description: v.missingText,
    status: 404,
    headers: { 'cache-control': 'no-store' },
    section: 'tools',
    search: 'main',
    main: errorMain(request, { status: 404, title: v.missing, text: v.missingText, search: slug.replaceAll('-', ' ') }),
  });
}

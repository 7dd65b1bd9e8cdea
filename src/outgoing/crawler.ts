/** How we introduce ourselves to other people's sites. */

/** The name that robots.txt knows us by. */
export const CRAWLER = 'Toolshelf';
/** The page that explains it; redirects to a language. */
export const CRAWLER_PATH = '/about/bot';
const VERSION = '1.1';

/** The User-Agent of a server at `publicUrl`. */
export function userAgent(publicUrl: string): string {
  return `${CRAWLER}/${VERSION} (+${publicUrl}${CRAWLER_PATH})`;
}

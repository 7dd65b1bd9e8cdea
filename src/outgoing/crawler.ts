/** The name of this server's crawler. */

/** The crawler's name in robots.txt. */
export const CRAWLER = 'Toolshelf';
/** The page about the crawler; it redirects to a language. */
export const CRAWLER_PATH = '/about/bot';
const VERSION = '1.1';

/** `publicUrl` is the origin of this server. */
export function userAgent(publicUrl: string): string {
  return `${CRAWLER}/${VERSION} (+${publicUrl}${CRAWLER_PATH})`;
}

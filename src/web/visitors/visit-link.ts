/** The address that counts a click on a link to a tool's website. */
import type { View } from '#http/pages/page-types.ts';
import { VISIT_CLICK_PATH } from '#http/pages/site-paths.ts';

/**
 * The `ping` URL that counts clicks; the link itself is unchanged (decisions/0067). A `ping` needs
 * a scheme (HTML, 4.6.2).
 */
export const clickAddress = ({ publicUrl }: View, { slug }: { slug: string }): string =>
  `${publicUrl}${VISIT_CLICK_PATH}/${slug}`;

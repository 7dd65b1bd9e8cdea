/** Elements shared by the pages of lists. */
import type { ListHead } from '#catalog/lists/lists.ts';
import type { View } from '#http/pages/page-types.ts';
import { listMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

const BADGES = {
  private: 'badge',
  public: 'badge badge-published',
  hidden: 'badge badge-rejected',
} as const;

/** The visibility of a list. */
export function listBadge({ locale }: View, { state }: Pick<ListHead, 'state'>): Html {
  return html`<span class="${BADGES[state]}">${listMessages(locale).lists.states[state]}</span>`;
}

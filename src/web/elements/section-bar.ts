/** The navigation of signed-in pages: permitted sections. */
import { hasRole, type Role } from '#catalog/roles.ts';
import type { View } from '#http/pages/page-types.ts';
import { attributes, html, type Html } from './html.ts';
import { pathTo } from './links.ts';

export interface Section {
  name: string;
  path: readonly string[];
  /** Least role with access. */
  role: Role;
  isCurrent: boolean;
  /** Number of waiting items; 0 is not shown. */
  count?: number;
}

/** Null for visitors. `kind` is the class of the bar; `more` follows the sections. */
export function sectionBar(
  view: View,
  bar: {
    kind: 'account' | 'desk';
    label: string;
    sections: readonly Section[];
    more?: Html | null;
  },
): Html | null {
  const { account, locale, format } = view;
  if (account === null) return null;
  return html`<div class="${`${bar.kind}-bar`}">
    <nav aria-label="${bar.label}">
      <ul>
        ${bar.sections
          .filter((section) => hasRole(account, section.role))
          .map(
            (section) =>
              html`<li>
                <a
                  href="${pathTo(locale, ...section.path)}"
                  ${attributes({ 'aria-current': section.isCurrent ? 'page' : null })}
                  >${section.name}${section.count ? html` <span class="count">${format.number(section.count)}</span>` : null}</a
                >
              </li>`,
          )}
      </ul>
    </nav>
    ${bar.more}
  </div>`;
}

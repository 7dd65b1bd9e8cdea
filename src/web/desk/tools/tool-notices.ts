/** Notices on a tool's page: its aliases, and the screening findings of its last edit. */
import { colon } from '#locales/quotable.ts';
import type { AuditEntry } from '#catalog/audit/audit.ts';
import { listRedirects } from '#catalog/entries/redirects.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { shownAddress } from '#web/elements/links.ts';
import { findingsOf } from '#web/desk/audit-texts.ts';
import { findingList } from '#web/desk/evidence.ts';

/** The aliases of the tool. */
export async function aliasLine(request: PageRequest, tool: DeskTool): Promise<Html | null> {
  const t = toolMessages(request.locale);
  const aliases = await listRedirects(request.context.db, tool.id);
  if (aliases.length === 0) return null;
  return html`<p class="sub">
    ${t.tools.aliases}${colon(request.locale)}
    ${aliases.map((alias, index) => html`${index > 0 && ' · '}<bdi>${alias.name}</bdi> (<bdi dir="ltr">${shownAddress(alias.url)}</bdi>)`)}
  </p>`;
}

/** The screening findings of the last editor's edit. */
export function editFindings(request: PageRequest, history: readonly AuditEntry[]): Html | null {
  const t = toolMessages(request.locale);
  const last = history.find(({ action }) => action === 'edit');
  const findings = findingList(request, { findings: findingsOf(last?.detail ?? null) });
  if (findings === null) return null;
  return html`<section class="panel desk-evidence" aria-labelledby="findings">
    <h2 id="findings">${t.findings.title}</h2>
    ${findings}
  </section>`;
}

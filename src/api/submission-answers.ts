/** Submissions as JSON: the receipt of submitTool and the status that everybody with the link may read. */
import { listHistory } from '#catalog/audit/log.ts';
import { findToolOf, permissionsOf, queuePosition, type Submission } from '#catalog/submissions/records.ts';
import type { Parts } from '#http/parts.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { apiLink, pageLink, toolLinks } from './links.ts';

export interface Warning {
  code: string;
  field: string;
  message: string;
}

/** One warning for each body field that was ignored. */
function unknownFieldWarnings(unknown: readonly string[]): Warning[] {
  return unknown.slice(0, 50).map((name) => {
    const field = name.toWellFormed().slice(0, 80);
    return { code: 'unknown_field', field, message: 'This field is not part of a submission and was ignored.' };
  });
}

function submissionLinks(parts: Parts, submission: Submission) {
  return {
    status_url: apiLink(parts.config, `/submissions/${submission.id}`),
    html_status_url: pageLink(parts.config, 'en', `/submissions/${submission.id}`),
  };
}

/** The body of 201. */
export async function receiptJson(
  parts: Parts,
  submission: Submission,
  position: number | null,
  unknown: readonly string[],
): Promise<string> {
  return JSON.stringify({
    data: {
      id: submission.id,
      status: submission.state,
      ...submissionLinks(parts, submission),
      submitted_at: submission.submittedAt,
      name: submission.name,
      url: submission.canonicalUrl,
      queue: { position: position ?? 1 },
      warnings: unknownFieldWarnings(unknown),
    },
  });
}

/** What getSubmission shows: no e-mail, no account, no screening. */
export async function statusJson(parts: Parts, submission: Submission, unknown?: readonly string[]) {
  const { db, config } = parts;
  const position = await queuePosition(db, submission);
  const tool = await findToolOf(db, submission);
  const history = await listHistory(db, submission.id);
  const permissions = permissionsOf(submission);
  return {
    id: submission.id,
    status: submission.state,
    ...submissionLinks(parts, submission),
    submitted_at: submission.submittedAt,
    name: submission.name,
    url: submission.canonicalUrl,
    tagline: submission.tagline,
    queue: position === null ? null : { position },
    reason:
      submission.reasonCode === null
        ? null
        : { code: submission.reasonCode, message: reasonSentence('en', submission.reasonCode) },
    editor_note: submission.editorNote,
    decided_at: submission.decidedAt,
    history: history.flatMap((entry) => (entry.toState === null ? [] : [{ at: entry.at, status: entry.toState }])),
    tool: tool?.state === 'published' ? { slug: tool.slug, links: toolLinks(config, tool.slug, 'en') } : null,
    can_resubmit: permissions.canResubmit,
    can_withdraw: permissions.canWithdraw,
    can_appeal: permissions.canAppeal,
    ...(unknown !== undefined && { warnings: unknownFieldWarnings(unknown) }),
  };
}

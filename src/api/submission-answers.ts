/** Submissions as JSON: the receipt, and the status for anyone with the link. */
import { listMoves } from '#catalog/audit/log.ts';
import { findToolsOf, queuePositions, type BecomeTool } from '#catalog/submissions/progress.ts';
import { permissionsOf, type Submission } from '#catalog/submissions/records.ts';
import type { AppContext } from '#http/app-context.ts';
import { reasonSentence } from '#locales/reasons.ts';
import type { Config } from '#server/settings/config.ts';
import { apiLink, pageLink, toolLinks } from './links.ts';

export interface Warning {
  code: string;
  field: string;
  message: string;
}

/** A warning for each ignored body field. */
export function unknownFieldWarnings(unknown: readonly string[]): Warning[] {
  return unknown.slice(0, 50).map((name) => {
    const field = name.toWellFormed().slice(0, 80);
    return { code: 'unknown_field', field, message: 'This field is not part of a submission and was ignored.' };
  });
}

function submissionLinks(config: Config, submission: Submission) {
  return {
    status_url: apiLink(config, `/submissions/${submission.id}`),
    html_status_url: pageLink(config, 'en', `/submissions/${submission.id}`),
  };
}

/** The body of the 201. */
export async function receiptJson(
  context: AppContext,
  submission: Submission,
  position: number | null,
  unknown: readonly string[],
): Promise<string> {
  return JSON.stringify({
    data: {
      id: submission.id,
      status: submission.state,
      ...submissionLinks(context.config, submission),
      submitted_at: submission.submittedAt,
      name: submission.name,
      url: submission.canonicalUrl,
      queue: { position: position ?? 1 },
      warnings: unknownFieldWarnings(unknown),
    },
  });
}

/** Contains no e-mail, account or screening result. The number of statements is constant. */
export async function statusesJson(context: AppContext, submissions: readonly Submission[]) {
  const { db } = context;
  const positions = await queuePositions(db, submissions);
  const tools = await findToolsOf(db, submissions);
  const ids = submissions.map(({ id }) => id);
  const moves = await listMoves(db, ids);
  return submissions.map((submission) => {
    const { id } = submission;
    return statusMembers(context.config, submission, {
      position: positions.get(id) ?? null,
      tool: tools.get(id),
      moves: moves.get(id) ?? [],
    });
  });
}

/** Like statusesJson for one submission; `unknown` are ignored body fields, for warnings. */
export async function statusJson(context: AppContext, submission: Submission, unknown?: readonly string[]) {
  const [members] = await statusesJson(context, [submission]);
  return { ...members, ...(unknown !== undefined && { warnings: unknownFieldWarnings(unknown) }) };
}

interface Progress {
  position: number | null;
  tool: BecomeTool | undefined;
  moves: readonly { at: string; toState: string }[];
}

function statusMembers(config: Config, submission: Submission, { position, tool, moves }: Progress) {
  const permissions = permissionsOf(submission);
  return {
    id: submission.id,
    status: submission.state,
    ...submissionLinks(config, submission),
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
    history: moves.map(({ at, toState }) => ({ at, status: toState })),
    tool:
      tool?.state === 'published'
        ? { slug: tool.slug, link_status: tool.linkStatus, links: toolLinks(config, tool.slug, 'en') }
        : null,
    can_resubmit: permissions.canResubmit,
    can_withdraw: permissions.canWithdraw,
    can_appeal: permissions.canAppeal,
  };
}

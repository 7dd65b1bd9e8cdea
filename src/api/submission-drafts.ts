/** draftSubmission: the fields of a submission that the page at an address tells. */
import type { Proposal } from '#catalog/submissions/proposals.ts';
import { FIELD_KEYS, FIELDS, fieldOf } from '#fields/fields.ts';
import { readMembers } from '#http/api/body-members.ts';
import type { UncachedOperation } from '#http/api/operation.ts';
import { proposeSubmission } from '#http/api/proposals.ts';
import { DRAFT_SCHEMAS } from './draft-schemas.ts';
import { inData, ref } from './schemas.ts';
import { withExistingLinks } from './submissions.ts';

const REQUIRED = FIELD_KEYS.filter((key) => fieldOf(key).required !== false).map((key) => FIELDS[key].name);

function draftJson(proposal: Proposal) {
  const found = Object.entries(proposal);
  return {
    submission: Object.fromEntries(found.map(([name, { value }]) => [name, value])),
    sources: Object.fromEntries(found.map(([name, { source }]) => [name, source])),
    missing: REQUIRED.filter((name) => !Object.hasOwn(proposal, name)),
  };
}

export const draftSubmissionOperation: UncachedOperation = {
  id: 'draftSubmission',
  method: 'POST',
  path: '/submissions/drafts',
  storesNothing: true,
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Draft a submission from an address',
  description:
    'Reads the page at `url` and proposes name, tagline, description, logo, price and categories as far as the page ' +
    'tells them, each with its source. Nothing is stored: correct the draft and send it with submitTool. An address that is ' +
    'already listed is a `duplicate_submission` that names the tool; `fields.url` says why a page cannot be read. ' +
    'It obeys robots.txt. A server that does not contact other websites answers `conflict`.',
  brief:
    'Reads the page at `url` and proposes the fields of a submission, each with its source. Stores nothing: correct the draft, then call submitTool.',
  parameters: [],
  body: { schema: ref('DraftRequest'), sentence: 'The address of the tool.' },
  waits: true,
  errors: [
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'duplicate_submission',
    'too_many_attempts',
  ],
  answer: { status: 200, sentence: 'The draft.', schema: inData(ref('SubmissionDraft')) },
  async act(call) {
    const { context, account, address, body, nameLimit } = call;
    const { url } = readMembers<{ url: string }>(body, DRAFT_SCHEMAS.DraftRequest);
    try {
      const proposal = await proposeSubmission(context, { account, address, nameLimit }, url);
      return { status: 200, body: JSON.stringify({ data: draftJson(proposal) }) };
    } catch (error) {
      throw withExistingLinks(call, error);
    }
  },
};

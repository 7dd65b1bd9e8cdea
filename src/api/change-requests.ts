/** The operations on changes to a published tool: suggest, follow, withdraw. */
import { keepAnswer } from '#catalog/submissions/idempotency.ts';
import { getChange, type ChangeRequest } from '#catalog/submissions/change-requests.ts';
import { suggestChange, withdrawChange } from '#catalog/submissions/suggest.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { FIELDS, FIELD_KEYS, fieldOf, namesWhere, type FieldName } from '#fields/fields.ts';
import type { UncachedOperation, Answer, Call, Schema } from '#http/api/operation.ts';
import { countRefusals } from '#http/api/refused-submissions.ts';
import { reasonSentence } from '#locales/reasons.ts';
import type { Config } from '#server/settings/config.ts';
import { bodySchema } from './field-schemas.ts';
import { answerOnce, KEY_ERRORS, keyParameter } from './idempotent-acts.ts';
import { apiLink, pageLink, toolLinks } from './links.ts';
import { inData, ref } from './schemas.ts';
import { unknownFieldWarnings } from './submission-answers.ts';
import { withExistingLinks } from './submissions.ts';
import { slugParameter } from './tools.ts';
import { pathParameter } from '#http/api/parameters.ts';

const idParameter = pathParameter('id', 'Id of the change request.');

const answer = { status: 200, sentence: 'The change request.', schema: inData(ref('ChangeRequest')) };

/** Fields for editors: named but without values, because anyone with the link can read. */
const HIDDEN: readonly FieldName[] = namesWhere({ audience: 'editors' });

const statusUrl = (config: Config, { id }: ChangeRequest): string => apiLink(config, `/change-requests/${id}`);

function changeJson(config: Config, slug: string, change: ChangeRequest, unknown: readonly string[] = []) {
  return {
    id: change.id,
    status: change.state,
    kind: change.kind,
    status_url: statusUrl(config, change),
    html_status_url: pageLink(config, 'en', `/changes/${change.id}`),
    tool: { slug, links: toolLinks(config, slug, 'en') },
    changes: Object.entries(change.changes).map(([field, { old, new: now }]) => {
      const isHidden = HIDDEN.some((name) => name === field);
      return {
        field,
        from: isHidden ? null : old,
        to: isHidden ? null : now,
        accepted: change.accepted === null ? null : change.accepted.includes(field),
      };
    }),
    reason:
      change.reasonCode === null ? null : { code: change.reasonCode, message: reasonSentence('en', change.reasonCode) },
    editor_note: change.editorNote,
    created_at: change.createdAt,
    decided_at: change.accepted === null ? null : change.stateSince,
    warnings: unknownFieldWarnings(unknown),
  };
}

/** Part of a submission; optional fields may be null, which clears them. */
const partSchema = {
  type: 'object',
  description: 'The fields to change. Unknown members are ignored and reported in `warnings`.',
  properties: {
    ...Object.fromEntries(
      FIELD_KEYS.map((key) => {
        const schema = bodySchema(fieldOf(key)) as { type: string; enum?: readonly string[] } & Schema;
        if (fieldOf(key).required !== false) return [FIELDS[key].name, schema];
        const { enum: values } = schema;
        return [
          FIELDS[key].name,
          { ...schema, type: [schema.type, 'null'], ...(values && { enum: [...values, null] }) },
        ];
      }),
    ),
    message: { type: 'string', maxLength: NOTE_LENGTH, description: 'A message to the editors.' },
    remove: {
      type: 'boolean',
      description: 'Requests removal of the tool; fields are then ignored.',
    },
  },
};

export const suggestChangeOperation: UncachedOperation = {
  id: 'suggestChange',
  toolset: 'owner',
  method: 'PATCH',
  path: '/tools/{slug}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Changes',
  summary: 'Suggest a change to your published tool',
  description:
    'Suggests changes to fields of a tool that belongs to the token’s account; an editor accepts all, ' +
    'some or none of them. `null` clears an optional field. `"remove": true` requests removal of the ' +
    'tool. New content is screened like a submission. Only one change to a tool can be pending at a time.',
  parameters: [slugParameter, keyParameter],
  body: { schema: partSchema, sentence: 'The suggested change.' },
  errors: [
    'not_found',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'duplicate_submission',
    'spam_detected',
    'not_an_ai_tool',
    ...KEY_ERRORS,
    'submission_limit_exceeded',
  ],
  answer: {
    ...answer,
    status: 202,
    sentence: 'Awaiting review; follow it at `status_url`.',
    headers: ['Location'],
  },
  act: (call) => answerOnce(call, { operation: 'suggestChange', slug: call.path['slug'], body: call.body }, suggest),
};

async function suggest(call: Call): Promise<Answer> {
  const { context, account, idempotencyKey: key, path } = call;
  const { config } = context;
  const act = async (): Promise<Answer> => {
    let made: Answer | undefined;
    await suggestChange(context.db, account, path['slug'] ?? '', call.body, {
      perHour: config.quotas.change,
      smallAtOnce: config.smallChangesAtOnce,
      onRuleError: (rule, error) => context.log.error({ err: error, rule }, 'a screening rule failed'),
      // Runs inside the transaction: the stored answer exists exactly when the change does.
      async onStored(trx, { change, tool, unknown }) {
        const body = JSON.stringify({ data: changeJson(config, tool.slug, change, unknown) });
        const location = statusUrl(config, change);
        made = { status: 202, body, headers: { location } };
        if (key !== undefined) await keepAnswer(trx, account.id, key, { status: 202, location, body });
      },
    });
    if (made === undefined) throw new Error('a stored change has no answer');
    return made;
  };
  return countRefusals(
    context,
    account.id,
    () =>
      act().catch((error: unknown) => {
        throw withExistingLinks(call, error);
      }),
    call.nameLimit,
  );
}

async function answerOf({ context }: Call, change: ChangeRequest): Promise<Answer> {
  const { slug } = await context.db.read
    .selectFrom('tools')
    .select('slug')
    .where('id', '=', change.toolId)
    .executeTakeFirstOrThrow();
  return { status: 200, body: JSON.stringify({ data: changeJson(context.config, slug, change) }) };
}

export const getChangeRequestOperation: UncachedOperation = {
  id: 'getChangeRequest',
  toolset: 'owner',
  method: 'GET',
  path: '/change-requests/{id}',
  who: 'anyone',
  limit: 'read',
  tag: 'Changes',
  summary: 'Follow a suggested change',
  description:
    'What was suggested, and its outcome. Anyone with the link can read it; it contains no account or address.',
  parameters: [idParameter],
  errors: ['not_found'],
  answer,
  act: async (call) => answerOf(call, await getChange(call.context.db.read, call.path['id'] ?? '')),
};

export const withdrawChangeOperation: UncachedOperation = {
  id: 'withdrawChange',
  toolset: 'owner',
  method: 'DELETE',
  path: '/change-requests/{id}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Changes',
  summary: 'Withdraw a suggested change',
  description: 'Withdraws a change that is awaiting review.',
  parameters: [idParameter],
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  answer,
  act: async (call) => answerOf(call, await withdrawChange(call.context.db, call.account, call.path['id'] ?? '')),
};

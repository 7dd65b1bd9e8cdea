/** Acts with an Idempotency-Key, which answer a retry as they answered the first time. */
import { beginOnce, forgetKey, hashRequest } from '#catalog/submissions/idempotency.ts';
import type { Answer, Call, Parameter } from '#http/api/operation.ts';

export const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  sentence: 'Makes retries safe: the same key and body get the first response again for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};

/** The errors of keys. */
export const KEY_ERRORS = ['idempotency_key_reused', 'idempotency_key_in_progress'] as const;

/** The stored answer to an equal request, with the headers `replayed`; else that of `act`, which stores it. */
export async function answerOnce(
  call: Call,
  request: unknown,
  act: (call: Call) => Promise<Answer>,
  replayed: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { context, account, idempotencyKey: key } = call;
  if (key === undefined) return act(call);
  const stored = await beginOnce(context.db, account.id, key, hashRequest(request));
  if (stored) return { status: stored.status, body: stored.body, headers: { location: stored.location, ...replayed } };
  try {
    return await act(call);
  } catch (error) {
    await forgetKey(context.db, account.id, key);
    throw error;
  }
}

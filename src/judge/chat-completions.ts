/** A client of OpenAI-compatible chat completions by JSON Schema, with limits on time and size. */
import { listIn, memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import { requestNamedServer, type NamedAnswer } from '#outgoing/named-servers.ts';
import { OPINIONS, type JudgedText, type OpinionVerdict } from '#catalog/screening/opinions.ts';
import { ANSWER_SCHEMA, messagesAbout } from './prompt.ts';

export interface JudgeSettings {
  /** Base URL of the API, such as https://api.example.org/v1; http or https. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs?: number;
}

/** `final`: a retry cannot help; the server refuses the request or the model refuses to answer. */
export type Judged =
  | { verdict: OpinionVerdict; reason: string; failure: null }
  | { verdict: null; failure: string; final: boolean };

/** A failure that follows from the text, like those that are final; of others the server is the reason. */
export const NOT_UNDERSTOOD = 'answer not understood';

export interface Judge {
  readonly model: string;
  /** Never throws. An abort is a time-out. */
  judge(text: JudgedText, signal?: AbortSignal): Promise<Judged>;
}

const TIMEOUT_MS = 30_000;
const ANSWER_BYTES = 65_536;
/** Reasoning models need room to think. */
const MOST_TOKENS = 2_000;
const LONGEST_REASON = 300;

/** One limit: newer OpenAI models take only the first name, many other servers only the second. */
const TOKEN_PARAMETERS = ['max_completion_tokens', 'max_tokens'] as const;

function failed(failure: string, final: boolean): Judged {
  return { verdict: null, failure, final };
}

/** Throws for a URL that is not http or https. */
export function openJudge(settings: JudgeSettings): Judge {
  const { model, key } = settings;
  const address = new URL(`${settings.url.replace(/(?<!\/)\/+$/, '')}/chat/completions`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('the model server must use http or https');
  let parameter: (typeof TOKEN_PARAMETERS)[number] = TOKEN_PARAMETERS[0];

  function request(text: JudgedText, signal?: AbortSignal): Promise<NamedAnswer> {
    const body = JSON.stringify({
      model,
      messages: messagesAbout(text),
      [parameter]: MOST_TOKENS,
      response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema: ANSWER_SCHEMA } },
    });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const totalMs = settings.timeoutMs ?? TIMEOUT_MS;
    const content = { headers, body, totalMs, ...(signal && { signal }) };
    return requestNamedServer(address, content, { bytes: ANSWER_BYTES, overflow: 'refuse' });
  }

  return {
    model,
    async judge(text, signal) {
      let answer = await request(text, signal);
      const other = TOKEN_PARAMETERS.find((name) => name !== parameter);
      if (isAbout(answer, TOKEN_PARAMETERS) && other !== undefined) {
        parameter = other;
        answer = await request(text, signal);
      }
      if (answer.refusal === 'too_large') return failed('answer too large', true);
      if (answer.refusal !== null) {
        const isLate = answer.refusal === 'timeout' || answer.refusal === 'stopped';
        return failed(isLate ? 'timeout' : 'unreachable', false);
      }
      const { status, body } = answer;
      return status < 200 || status > 299 ? failed(`status ${status}`, !isTemporary(status)) : readAnswer(body);
    },
  };
}

/** Whether the server rejects one of these parameters. */
function isAbout(answer: NamedAnswer, names: readonly string[]): boolean {
  if (answer.refusal !== null) return false;
  const { status, body } = answer;
  return (status === 400 || status === 422) && names.some((name) => body.includes(name));
}

/** The operator may still correct a key, a model or a URL. */
function isTemporary(status: number): boolean {
  return (
    status < 400 ||
    status === 429 ||
    status >= 500 ||
    status === 401 ||
    status === 403 ||
    status === 404 ||
    status === 408
  );
}

/** An answer that breaks the schema may succeed on a retry. */
function readAnswer(body: Buffer): Judged {
  const [choice] = listIn(memberOf(readJson(body), 'choices'));
  if (
    memberOf(choice, 'finish_reason') === 'content_filter' ||
    textIn(memberOf(choice, 'message', 'refusal')) !== undefined
  )
    return failed('the model refused', true);
  const opinion = readJson(textIn(memberOf(choice, 'message', 'content')) ?? '');
  const isWhole = Object.keys(opinion ?? {}).every((name) => Object.hasOwn(ANSWER_SCHEMA.properties, name));
  const verdict = isWhole ? OPINIONS.find((known) => known === memberOf(opinion, 'verdict')) : undefined;
  const reason = cleanReason(textIn(memberOf(opinion, 'reason')) ?? '');
  if (verdict === undefined || reason === '') return failed(NOT_UNDERSTOOD, false);
  return { verdict, reason, failure: null };
}

/** One line of at most 300 characters, without invisible ones. */
function cleanReason(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_REASON)
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, LONGEST_REASON).join('');
}

/** A client of OpenAI-compatible chat completions by JSON Schema, with limits on time and size. */
import { listIn, memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import { NOT_UNDERSTOOD, openModelServer, type ModelAnswer, type ModelServer } from '#outgoing/model-servers.ts';
import { OPINIONS, type JudgedText, type OpinionVerdict } from '#catalog/screening/opinions.ts';
import { ANSWER_SCHEMA, messagesAbout } from './prompt.ts';

export interface JudgeSettings extends ModelServer {
  model: string;
  timeoutMs?: number;
}

/** `final`: a retry cannot help; the server refuses the request or the model refuses to answer. */
export type Judged =
  | { verdict: OpinionVerdict; reason: string; failure: null }
  | { verdict: null; failure: string; final: boolean };

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
  const { model } = settings;
  const post = openModelServer(settings, 'chat/completions');
  let parameter: (typeof TOKEN_PARAMETERS)[number] = TOKEN_PARAMETERS[0];

  const request = (text: JudgedText, signal?: AbortSignal): Promise<ModelAnswer> =>
    post(
      {
        model,
        messages: messagesAbout(text),
        [parameter]: MOST_TOKENS,
        response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema: ANSWER_SCHEMA } },
      },
      { totalMs: settings.timeoutMs ?? TIMEOUT_MS, bytes: ANSWER_BYTES, signal },
    );

  return {
    model,
    async judge(text, signal) {
      let answer = await request(text, signal);
      const other = TOKEN_PARAMETERS.find((name) => name !== parameter);
      if (isAbout(answer, TOKEN_PARAMETERS) && other !== undefined) {
        parameter = other;
        answer = await request(text, signal);
      }
      return answer.failure === null ? readAnswer(answer.body) : failed(answer.failure, answer.final);
    },
  };
}

/** Whether the server rejects one of these parameters. */
function isAbout(answer: ModelAnswer, names: readonly string[]): boolean {
  if (answer.failure === null || answer.body === undefined) return false;
  const { status, body } = answer;
  return (status === 400 || status === 422) && names.some((name) => body.includes(name));
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

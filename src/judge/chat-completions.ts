/** A client of OpenAI-compatible chat completions with an answer by JSON Schema, with bounds on time, size and where it goes. */
import { readBoundedText } from '#workers/bounded-text.ts';
import { OPINIONS, type JudgedText, type OpinionVerdict } from '#catalog/submissions/second-opinions.ts';
import { ANSWER_SCHEMA, messagesAbout } from './prompt.ts';

export interface JudgeSettings {
  /** Base address of the API, such as https://api.example.org/v1; http or https. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs?: number;
}

/** `final` when asking again cannot help: the server refuses the request, the model refuses to answer. */
export type Judged =
  | { verdict: OpinionVerdict; reason: string; failure: null }
  | { verdict: null; failure: string; final: boolean };

export interface Judge {
  readonly model: string;
  /** What the model says of an entry, or why it says nothing. Never throws. */
  judge(text: JudgedText): Promise<Judged>;
}

const TIMEOUT_MS = 30_000;
const ANSWER_BYTES = 65_536;
/** Room for models that think before they answer. */
const MOST_TOKENS = 2_000;
const LONGEST_REASON = 300;

/** The same bound: newer models of OpenAI take only the first name, many other servers only the second. */
const TOKEN_PARAMETERS = ['max_completion_tokens', 'max_tokens'] as const;

function failed(failure: string, final: boolean): Judged {
  return { verdict: null, failure, final };
}

/** Throws for an address that is not http or https. */
export function openJudge(settings: JudgeSettings): Judge {
  const { model, key } = settings;
  const address = new URL(`${settings.url.replace(/(?<!\/)\/+$/, '')}/chat/completions`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('the model server must use http or https');
  let parameter: (typeof TOKEN_PARAMETERS)[number] = TOKEN_PARAMETERS[0];

  async function ask(text: JudgedText): Promise<{ status: number; body: string | null }> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      // A redirect could lead the key and the texts elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
      body: JSON.stringify({
        model,
        messages: messagesAbout(text),
        [parameter]: MOST_TOKENS,
        response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema: ANSWER_SCHEMA } },
      }),
    });
    return { status: response.status, body: await readBoundedText(response, ANSWER_BYTES) };
  }

  return {
    model,
    async judge(text) {
      let answer: Awaited<ReturnType<typeof ask>>;
      try {
        answer = await ask(text);
        const other = TOKEN_PARAMETERS.find((name) => name !== parameter);
        if (isAbout(answer, TOKEN_PARAMETERS) && other !== undefined) {
          parameter = other;
          answer = await ask(text);
        }
      } catch (error) {
        return failed(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable', false);
      }
      const { status, body } = answer;
      if (status < 200 || status > 299) return failed(`status ${status}`, !isTemporary(status));
      return body === null ? failed('answer too large', true) : readAnswer(body);
    },
  };
}

/** Whether a server refuses the request because of one of these parameters. */
function isAbout({ status, body }: { status: number; body: string | null }, names: readonly string[]): boolean {
  return (status === 400 || status === 422) && names.some((name) => body?.includes(name) === true);
}

/** A key or a model may be put right by the operator as well. */
function isTemporary(status: number): boolean {
  return status === 429 || status >= 500 || status === 401 || status === 403 || status === 404 || status === 408;
}

interface Completion {
  choices?: { finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } | null }[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A model that answers in other words than it was asked for may do better the next time. */
function readAnswer(body: string): Judged {
  const choices = (parsed(body) as Completion | null | undefined)?.choices;
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  if (choice?.finish_reason === 'content_filter' || typeof choice?.message?.refusal === 'string')
    return failed('the model refused', true);
  const content = choice?.message?.content;
  const said = typeof content === 'string' ? (parsed(content) as { verdict?: unknown; reason?: unknown } | null) : null;
  const verdict = OPINIONS.find((known) => known === said?.verdict);
  const reason = typeof said?.reason === 'string' ? cleanReason(said.reason) : '';
  if (verdict === undefined || reason === '') return failed('answer not understood', false);
  return { verdict, reason, failure: null };
}

/** One line without invisible characters, of at most 300. */
function cleanReason(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST_REASON)
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, LONGEST_REASON).join('');
}

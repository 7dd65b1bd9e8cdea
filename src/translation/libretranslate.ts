/** A client of the LibreTranslate protocol (`POST /translate`), with bounds on time, size and where it goes. */
import { readBoundedText } from '#workers/bounded-text.ts';

export interface TranslatorSettings {
  /** Address of the server, with or without a path; http or https. */
  url: string;
  key: string | undefined;
  timeoutMs?: number;
}

/** `final` when asking again cannot help: the server does not know the language, or refuses the key. */
export type Translated = { texts: string[]; failure: null } | { texts: null; failure: string; final: boolean };

export interface Translator {
  /** The texts in the other language, in their order, or why there are none. Never throws. */
  translate(texts: readonly string[], from: string, to: string): Promise<Translated>;
}

const TIMEOUT_MS = 20_000;
const ANSWER_BYTES = 262_144;

function failed(failure: string, final: boolean): Translated {
  return { texts: null, failure, final };
}

/** Throws for an address that is not http or https. */
export function openTranslator(settings: TranslatorSettings): Translator {
  const address = new URL(`${settings.url.replace(/(?<!\/)\/+$/, '')}/translate`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('the translation server must use http or https');
  return {
    async translate(texts, from, to) {
      let response: Response;
      let text: string | null;
      try {
        response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          // A redirect could lead the key and the texts elsewhere.
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
          body: JSON.stringify({
            q: texts,
            source: from,
            target: to,
            format: 'text',
            ...(settings.key !== undefined && { api_key: settings.key }),
          }),
        });
        text = await readBoundedText(response, ANSWER_BYTES);
      } catch (error) {
        return failed(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable', false);
      }
      if (!response.ok) {
        const isTemporary = response.status === 429 || response.status >= 500;
        return failed(`status ${response.status}`, !isTemporary);
      }
      if (text === null) return failed('answer too large', true);
      return readTranslations(text, texts.length);
    },
  };
}

/** A list is answered by a list of the same length. */
function readTranslations(text: string, count: number): Translated {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return failed('answer not understood', true);
  }
  const translated = (answer as { translatedText?: unknown } | null)?.translatedText;
  const list = typeof translated === 'string' && count === 1 ? [translated] : translated;
  if (!Array.isArray(list) || list.length !== count || !list.every((each) => typeof each === 'string')) {
    return failed('answer not understood', true);
  }
  return { texts: list, failure: null };
}

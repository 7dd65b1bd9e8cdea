/** A client of the LibreTranslate protocol (`POST /translate`), with limits on time and size. */
import { listIn, memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import { requestNamedServer } from '#outgoing/named-servers.ts';

export interface TranslatorSettings {
  /** With or without a path; http or https. */
  url: string;
  key: string | undefined;
  timeoutMs?: number;
}

/** `final`: a retry cannot help, because the server lacks the language or refuses the key. */
export type Translated = { texts: string[]; failure: null } | { texts: null; failure: string; final: boolean };

export interface Translator {
  /** The translations in the order of `texts`. Never throws. */
  translate(texts: readonly string[], from: string, to: string): Promise<Translated>;
}

const TIMEOUT_MS = 20_000;
const ANSWER_BYTES = 262_144;

function failed(failure: string, final: boolean): Translated {
  return { texts: null, failure, final };
}

/** Throws for a URL that is not http or https. */
export function openTranslator(settings: TranslatorSettings): Translator {
  const address = new URL(`${settings.url.replace(/(?<!\/)\/+$/, '')}/translate`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('the translation server must use http or https');
  return {
    async translate(texts, from, to) {
      const body = JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format: 'text',
        ...(settings.key !== undefined && { api_key: settings.key }),
      });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const request = { headers, body, totalMs: settings.timeoutMs ?? TIMEOUT_MS };
      const answer = await requestNamedServer(address, request, { bytes: ANSWER_BYTES, overflow: 'refuse' });
      if (answer.refusal === 'too_large') return failed('answer too large', true);
      if (answer.refusal !== null) return failed(answer.refusal === 'timeout' ? 'timeout' : 'unreachable', false);
      const { status } = answer;
      if (status < 200 || status > 299)
        return failed(`status ${status}`, !(status < 400 || status === 429 || status >= 500));
      return readTranslations(answer.body, texts.length);
    },
  };
}

/** The answer to a list is a list of the same length. */
function readTranslations(body: Buffer, count: number): Translated {
  const translated = memberOf(readJson(body), 'translatedText');
  const list = typeof translated === 'string' ? [translated] : listIn(translated);
  const texts = list.map(textIn).filter((text) => text !== undefined);
  if (list.length !== count || texts.length !== count) return failed('answer not understood', true);
  return { texts, failure: null };
}

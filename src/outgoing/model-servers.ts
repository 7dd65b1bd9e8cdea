/** Servers of language models that speak OpenAI's API: JSON over POST, with limits on time and size. */
import { requestNamedServer } from './named-servers.ts';

export interface ModelServer {
  /** Base URL of the API, such as https://api.example.org/v1; http or https. */
  url: string;
  key: string | undefined;
}

/** `final`: a retry cannot help, since the server refuses the request. `body` is that of a refused request. */
export type ModelAnswer =
  | { body: Buffer; failure: null }
  | { body: Buffer | undefined; failure: string; final: boolean; status?: number };

export interface ModelBounds {
  /** Milliseconds until the last byte. */
  totalMs: number;
  /** Largest answer. */
  bytes: number;
  /** An abort is a time-out. */
  signal?: AbortSignal | undefined;
}

/** An answer that is no vector or opinion: of other failures the server is the reason. */
export const NOT_UNDERSTOOD = 'answer not understood';

/** Posts to a path of the API. Never throws later; throws now for a URL that is not http or https. */
export function openModelServer(
  { url, key }: ModelServer,
  path: string,
): (body: object, bounds: ModelBounds) => Promise<ModelAnswer> {
  const address = new URL(`${url.replace(/(?<!\/)\/+$/, '')}/${path}`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('the model server must use http or https');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  return async (content, { totalMs, bytes, signal }) => {
    const request = { headers, body: JSON.stringify(content), totalMs, ...(signal && { signal }) };
    const answer = await requestNamedServer(address, request, { bytes, overflow: 'refuse' });
    if (answer.refusal === 'too_large') return { body: undefined, failure: 'answer too large', final: true };
    if (answer.refusal !== null) {
      const isLate = answer.refusal === 'timeout' || answer.refusal === 'stopped';
      return { body: undefined, failure: isLate ? 'timeout' : 'unreachable', final: false };
    }
    const { status, body } = answer;
    if (status >= 200 && status <= 299) return { body, failure: null };
    return { body, failure: `status ${status}`, final: !isTemporary(status), status };
  };
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

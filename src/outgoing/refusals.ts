/** The reasons why a request got no usable answer. */

/** Each with a sentence on the other server. */
const REFUSALS = {
  forbidden_url: 'not http or https on ports 80 and 443, with credentials, or a name that is no public one',
  forbidden_address: 'the name leads to an address that is not of the public internet',
  unknown_host: 'there is no such name',
  name_server: 'the name servers do not answer',
  unreachable: 'no connection, or it ended before the answer did',
  timeout: 'slower than the bound',
  certificate_expired: 'the certificate has expired',
  certificate: 'the certificate is not valid for the name or not trusted',
  too_many_redirects: 'more redirects than are followed, or one to where none may lead',
  too_large: 'header or body are larger than the bound',
  malformed: 'the answer is not HTTP, or not encoded as it says',
  robots: 'robots.txt asks us to stay away',
  robots_unreadable: 'robots.txt cannot be read now, which asks us to stay away (RFC 9309, 2.3.1.4)',
  no_name_server: 'our own name server does not answer',
  busy: 'the site was asked too much lately, too much is asked at once, or the database does not answer',
  stopped: 'the server ends',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Whether our own state is the reason, which says nothing of the other server. */
export const isOwnRefusal = (refusal: string): boolean => ['no_name_server', 'busy', 'stopped'].includes(refusal);

/** A sentence on the other server. */
export const refusalSentence = (refusal: Refusal): string => REFUSALS[refusal];

const NAME = 'FetchRefused';

/** Makes an error that carries the reason. */
export function refused(refusal: Refusal, cause?: unknown): Error {
  return Object.assign(new Error(REFUSALS[refusal], { cause }), { name: NAME, refusal });
}

const CODES: Record<string, Refusal> = {
  ENOTFOUND: 'unknown_host',
  ENODATA: 'unknown_host',
  ETIMEOUT: 'name_server',
  EAI_AGAIN: 'name_server',
  ESERVFAIL: 'name_server',
  EREFUSED: 'name_server',
  ECONNREFUSED: 'unreachable',
  CERT_HAS_EXPIRED: 'certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
};

/** The reason of any error in a request; `unreachable` for an unknown one. */
export function refusalOf(error: unknown): Refusal {
  const { name, code, syscall, refusal } = error as Record<'name' | 'code' | 'syscall', unknown> & {
    refusal?: Refusal;
  };
  if (name === NAME && refusal !== undefined) return refusal;
  if (name === 'TimeoutError') return 'timeout';
  const text = typeof code === 'string' ? code : '';
  // c-ares reports the connection to a name server with the codes of sockets.
  if (typeof syscall === 'string' && syscall.startsWith('query') && CODES[text] !== 'unknown_host')
    return 'name_server';
  if (text in CODES) return CODES[text] ?? 'unreachable';
  if (/^(?:CERT_|ERR_TLS_CERT)/.test(text)) return 'certificate';
  return /^(?:HPE_|Z_|ERR_.*BROTLI|ERR__ERROR|ERR_PADDING|ERR_ZLIB)/.test(text) ? 'malformed' : 'unreachable';
}

/** A request as it goes over the wire, and the command line that sends it again. */

export interface WireRequest {
  method: string;
  /** The request target as it is, one character a byte. */
  target: string;
  /** Names and values as they are, one character a byte; Host and the framing of the body are added unless they are there. */
  headers: readonly (readonly [name: string, value: string])[];
  body?: Uint8Array;
  /** Sends the body in chunks of this many bytes, without a length. */
  chunk?: number;
  version?: '1.0' | '1.1';
  /** What is sent instead of all that, one character a byte. */
  raw?: string;
}

/** The bytes of a request. */
export function bytesOf(request: WireRequest): Buffer {
  if (request.raw !== undefined) return Buffer.from(request.raw, 'latin1');
  const { body, chunk } = request;
  const has = (name: string): boolean => request.headers.some(([given]) => given.toLowerCase() === name);
  const fields = [...request.headers];
  if (!has('host')) fields.unshift(['Host', 'localhost']);
  if (body !== undefined && !has('content-length'))
    fields.push(chunk === undefined ? ['Content-Length', String(body.length)] : ['Transfer-Encoding', 'chunked']);
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${request.method} ${request.target} HTTP/${request.version ?? '1.1'}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), ...(body === undefined ? [] : framed(body, chunk))]);
}

function framed(body: Uint8Array, chunk: number | undefined): Uint8Array[] {
  if (chunk === undefined) return [body];
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < body.length; at += chunk) {
    const piece = body.subarray(at, at + chunk);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return [...pieces, Buffer.from('0\r\n\r\n')];
}

/** A text of one character a byte as a word of bash. */
function quoted(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("'")) return `'${text}'`;
  const escaped = text.replaceAll(/[^\x20-\x26\x28-\x5b\x5d-\x7e]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}

/** Bytes as the format of printf. */
function printable(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/%/g, '%%')
    .replaceAll(
      /[^\x20-\x26\x28-\x5b\x5d-\x7e]/g,
      (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
    );
}

/** The line of bash that sends the requests to the server on `port`: one by curl, several over one connection by nc. */
export function shellLine(port: number, requests: readonly WireRequest[]): string {
  const [request] = requests;
  return requests.length === 1 && request !== undefined && request.raw === undefined
    ? curlLine(port, request)
    : `printf '${printable(Buffer.concat(requests.map(bytesOf)))}' | nc -q 3 localhost ${port}`;
}

function curlLine(port: number, request: WireRequest): string {
  const { method, target, headers, body, version } = request;
  const words = ['curl -sS -i --globoff --path-as-is'];
  if (version === '1.0') words.push('--http1.0');
  words.push(method === 'HEAD' ? '-I' : `-X ${quoted(method)}`, `--request-target ${quoted(target)}`);
  for (const [name, value] of headers) words.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`);
  if (request.chunk !== undefined) words.push("-H 'Transfer-Encoding: chunked'");
  if (body !== undefined) {
    if (!headers.some(([name]) => name.toLowerCase() === 'content-type')) words.push("-H 'Content-Type:'");
    words.push('--data-binary @-');
  }
  words.push(`http://localhost:${port}`);
  const line = words.join(' ');
  if (body === undefined) return line;
  return `printf '${printable(body)}' | ${line}`;
}

/** A request whose headers are not sorted out before somebody asks for them. */
import { IncomingMessage } from 'node:http';

const NONE: Readonly<Record<string, never>> = Object.freeze({});
const FRAMING = new Set(['expect', 'content-length', 'transfer-encoding']);

/** Node keeps the headers behind a getter that sorts them out when first asked. Where it does not, nothing changes. */
const own = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, 'headers');

/**
 * Before a request is handed to us, node:http asks its `headers` for Expect, and for that all of them are sorted out
 * into an object: with the headers of a browser a tenth of what a ready answer costs. Ready answers look into
 * `rawHeaders` alone (decisions/0014). Until `open` is called, a request says that it has no headers, unless it has
 * one that says how a request is framed, which Node acts on by itself.
 */
export class LeanRequest extends IncomingMessage {
  isOpen = own?.get === undefined;

  /** Before the request is given to anyone who reads `headers`. */
  open(): void {
    this.isOpen = true;
  }
}

const { get, set } = own ?? {};
if (get !== undefined && set !== undefined) {
  // Not as a getter of the class: `headers` is declared as a field of its parent.
  Object.defineProperty(LeanRequest.prototype, 'headers', {
    configurable: true,
    get(this: LeanRequest) {
      return this.isOpen || framesItself(this.rawHeaders) ? (Reflect.apply(get, this, []) as unknown) : NONE;
    },
    set,
  });
}

/** Whether one of the headers that say how a request is framed is there. */
function framesItself(rawHeaders: readonly string[]): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // By length first: most names need no look at their letters.
    switch (name.length) {
      case 'expect'.length:
      case 'content-length'.length:
      case 'transfer-encoding'.length:
        if (FRAMING.has(name.toLowerCase())) return true;
        break;
      default:
    }
  }
  return false;
}

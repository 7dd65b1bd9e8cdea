/** The trace that a request belongs to, as the program before us names it (W3C Trace Context 1), for our log lines. */

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:$|-)/;
/** Longer ones are of no version that we could read. */
const LONGEST = 128;

export interface Trace {
  trace_id: string;
  /** The span of the caller, which our lines belong below. */
  parent_id: string;
}

/** The trace of a `traceparent` header; undefined without one or where it is malformed. */
export function traceOf(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  const [, trace, parent] = TRACEPARENT.exec(header) ?? [];
  return trace === undefined || parent === undefined ? undefined : { trace_id: trace, parent_id: parent };
}

/** The members of a trace as they stand in a JSON line, with a comma behind them; empty without one. */
export function traceMembers(header: string | string[] | undefined): string {
  const trace = traceOf(header);
  return trace === undefined ? '' : `"trace_id":"${trace.trace_id}","parent_id":"${trace.parent_id}",`;
}

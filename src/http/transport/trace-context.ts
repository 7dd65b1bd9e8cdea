/** The trace of a request (W3C Trace Context 1), for log lines. */

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:$|-)/;
/** Longer headers are of an unknown version. */
const LONGEST = 128;

export interface Trace {
  trace_id: string;
  /** The span of the caller, the parent of ours. */
  parent_id: string;
}

/** Undefined without a valid `traceparent` header. */
export function traceOf(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  const [, trace, parent] = TRACEPARENT.exec(header) ?? [];
  return trace === undefined || parent === undefined ? undefined : { trace_id: trace, parent_id: parent };
}

/** The members of a JSON log line, with a trailing comma; empty without a trace. */
export function traceMembers(header: string | string[] | undefined): string {
  const trace = traceOf(header);
  return trace === undefined ? '' : `"trace_id":"${trace.trace_id}","parent_id":"${trace.parent_id}",`;
}

/** The RateLimit and RateLimit-Policy headers (draft-ietf-httpapi-ratelimit-headers) as numbers. */

/** One budget of the caller. */
export interface RateLimit {
  policy: string;
  /** Requests per window, and the window in seconds. */
  quota: number | undefined;
  window: number | undefined;
  /** What is left of it, and seconds until it is whole again. */
  remaining: number;
  reset: number;
}

/** The members of a structured list: `"read";q=600;w=60, "search";q=120;w=60`. */
function readMembers(text: string | null): Map<string, Record<string, number>> {
  const members = new Map<string, Record<string, number>>();
  for (const [, name = '', rest = ''] of (text ?? '').matchAll(/"([^"]*)"((?:;[a-z]+=\d+)*)/g)) {
    const parameters = [...rest.matchAll(/;([a-z]+)=(\d+)/g)].map(([, key = '', value]) => [key, Number(value)]);
    members.set(name, Object.fromEntries(parameters) as Record<string, number>);
  }
  return members;
}

/** Every budget that a response names; empty without such headers. */
export function readRateLimits(headers: Headers): RateLimit[] {
  const policies = readMembers(headers.get('ratelimit-policy'));
  return [...readMembers(headers.get('ratelimit'))].map(([policy, { r: remaining = 0, t: reset = 0 }]) => ({
    policy,
    quota: policies.get(policy)?.['q'],
    window: policies.get(policy)?.['w'],
    remaining,
    reset,
  }));
}

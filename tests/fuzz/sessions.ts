/** Signing in as people do, by the form. */
import { ROLES, type Role } from '#catalog/roles.ts';
import type { Connection } from './connection.ts';
import type { WireRequest } from './requests.ts';

/** A form as browsers send it. */
function formRequest(target: string, fields: URLSearchParams): WireRequest {
  return {
    method: 'POST',
    target,
    headers: [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Sec-Fetch-Site', 'same-origin'],
    ],
    body: Buffer.from(fields.toString()),
  };
}

/** The session cookie that a sign-in gives, `refused` where the account is lost, `later` where the server is busy with others. */
export async function signIn(
  connection: Connection,
  email: string,
  password: string,
): Promise<{ cookie: string } | 'refused' | 'later'> {
  const request = formRequest('/en/sign-in', new URLSearchParams({ email, password }));
  // Each from an address of its own: one client has few places where passwords are hashed.
  const headers = [...request.headers, ['X-Forwarded-For', clientAddress(email)] as const];
  const [answer] = await connection.exchange([{ ...request, headers }]);
  // Whoever is asked for a second factor has none here.
  const isIn = answer?.status === 303 && !/\/sign-in\b/.test(answer.headers.get('location') ?? '');
  const cookie = isIn ? answer.headers.getSetCookie()[0]?.split(';')[0] : undefined;
  if (cookie !== undefined) return { cookie };
  return answer?.status === 422 || answer?.status === 303 ? 'refused' : 'later';
}

/** Pages that a role opens and the one below it does not. */
const OPENED_BY = { editor: '/en/editor/categories', admin: '/en/admin/accounts' } as const;

/** The role of a session: some admin of the run may have changed it. */
export async function findRole(connection: Connection, cookie: string): Promise<Role> {
  for (const role of ROLES.toReversed()) {
    if (role === 'member') break;
    const headers = [['Cookie', cookie] as const];
    const [answer] = await connection.exchange([{ method: 'GET', target: OPENED_BY[role], headers }]);
    if (answer?.status === 200) return role;
  }
  return 'member';
}

/** An address for whatever has this name; trusted proxies hand it on. */
export function clientAddress(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `10.${(sum >>> 16) & 255}.${(sum >>> 8) & 255}.${sum & 255}`;
}

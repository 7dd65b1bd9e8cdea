/** Signing in as people do, by the form. */
import type { Connection } from './connection.ts';
import type { WireRequest } from './requests.ts';

/** A form as browsers send it. */
export function formRequest(target: string, fields: URLSearchParams, cookie?: string): WireRequest {
  return {
    method: 'POST',
    target,
    headers: [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Sec-Fetch-Site', 'same-origin'],
      ...(cookie === undefined ? [] : [['Cookie', cookie] as const]),
    ],
    body: Buffer.from(fields.toString()),
  };
}

/** The session cookie that a sign-in gives; undefined when it is refused or asks for more. */
export async function signIn(connection: Connection, email: string, password: string): Promise<string | undefined> {
  const request = formRequest('/en/sign-in', new URLSearchParams({ email, password }));
  const [answer] = await connection.exchange([request]);
  return answer?.status === 303 ? answer.headers.getSetCookie()[0]?.split(';')[0] : undefined;
}

/** Signatures of Standard Webhooks: HMAC-SHA256 over id, time and body, one for each secret. */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of a delivery. `at` is in whole seconds since 1970. Secrets are `whsec_` and base64;
 * there are several during a rotation.
 */
export function signatureHeaders(
  { id, at, body }: { id: string; at: number; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}

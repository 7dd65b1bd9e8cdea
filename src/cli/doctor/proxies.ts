/** Checks TRUSTED_PROXIES: the running server reports how a request to PUBLIC_URL arrives. */
import type { RequestOrigin } from '#catalog/proxy-probe.ts';
import { fetchPublicAddress } from '#outgoing/public-address.ts';
import type { Config } from '#server/settings/config.ts';
import { failed, findMissingFile, NOT_STARTED, ok, PATIENCE_MS, skipped, warning, type Finding } from './finding.ts';

/** How the request arrived; undefined if it is not known, null if the server could not be asked. */
async function fetchOrigin({ databaseUrl, publicUrl }: Config): Promise<RequestOrigin | undefined | null> {
  const { openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const { makeOriginProbe } = await import('#catalog/proxy-probe.ts');
  const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
  try {
    const token = await makeOriginProbe(db.read, db.now());
    const url = `${publicUrl}/livez?origin=${token}`;
    const reply = await fetchPublicAddress(url, PATIENCE_MS)
      .then(async (response) => (response.ok ? response.json() : null))
      .catch(() => null);
    return reply === null ? null : (reply as { origin?: RequestOrigin }).origin;
  } finally {
    await db.close();
  }
}

const plainAddress = (address: string): string => address.replace(/^::ffff:/, '');

/** Sends a request through PUBLIC_URL and judges how it arrived. */
export async function checkProxies(config: Config): Promise<Omit<Finding, 'check'>> {
  const { publicUrl, publicUrlGiven, trustedProxies } = config;
  if (!publicUrlGiven) return skipped('without PUBLIC_URL nothing says how visitors come');
  if ((await findMissingFile(config.databaseUrl)) !== null) return skipped(NOT_STARTED);
  const origin = await fetchOrigin(config);
  if (origin === null) return skipped(`the server could not be asked at ${publicUrl}; see address`);
  if (origin === undefined) return skipped(`what answers at ${publicUrl} does not say how requests arrive`);
  const peer = plainAddress(origin.peer);
  const { client, host, forwarded_for: forwarded, forwarded_proto: protocol } = origin;
  const wanted = new URL(publicUrl);
  if (host !== wanted.host) return failed(`requests arrive with Host ${host}; let the proxy pass ${wanted.host} on`);
  if (forwarded !== null && trustedProxies.length === 0)
    return warning(
      `${peer} forwards for ${forwarded}, but all its clients share one limit; set TRUSTED_PROXIES=${peer}`,
    );
  if (forwarded !== null && origin.trusts_peer === false)
    return failed(`${peer} forwards for ${forwarded}, but TRUSTED_PROXIES does not name it; add ${peer}`);
  if (forwarded === null && trustedProxies.length > 0)
    return failed(`${peer} sends no X-Forwarded-For, though TRUSTED_PROXIES is set; let the proxy send it`);
  if (forwarded === null && wanted.protocol === 'https:')
    return failed(
      `${peer} ends TLS and sends no X-Forwarded-For; let the proxy send it, and name it in TRUSTED_PROXIES`,
    );
  if (wanted.protocol === 'http:' && protocol === 'https')
    return warning('visitors come by https; say so in PUBLIC_URL');
  if (wanted.protocol === 'http:' && !/^(?:127\.|\[::1\]$|localhost$)/.test(wanted.hostname))
    return warning('visitors reach the server without TLS');
  return ok(
    forwarded === null ? `clients come by themselves, this one from ${client}` : `${peer} forwards for ${client}`,
  );
}

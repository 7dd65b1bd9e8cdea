/** Checks PUBLIC_URL: it answers, its clock agrees, and a proxy passes a base path on. */
import { basePath, publicOrigin } from '#http/base-path.ts';
import { SERVER_METADATA_PATH } from '#http/oauth/addresses.ts';
import { fetchPublicAddress } from '#outgoing/public-address.ts';
import type { Config } from '#server/settings/config.ts';
import { failed, ok, PATIENCE_MS, warning, type Finding } from './finding.ts';

/** A larger skew breaks codes of authenticator apps and expiry times. */
export const MOST_SKEW_SECONDS = 30;

type Said = Omit<Finding, 'check'>;

export async function checkAddress({ publicUrl, publicUrlGiven, outgoing }: Config): Promise<Said> {
  if (!publicUrlGiven) return warning('no PUBLIC_URL; links lead to this machine alone');
  const response = await fetchPublicAddress(`${publicUrl}/livez`, PATIENCE_MS);
  const date = Date.parse(response.headers.get('date') ?? '');
  const skew = Math.abs(Date.now() - date) / 1000;
  if ([502, 503, 504].includes(response.status))
    return failed(
      `${publicUrl}/livez says ${response.status}: the proxy finds no server; start it, and check its PORT`,
    );
  if (!response.ok) return failed(`${publicUrl}/livez says ${response.status}; check proxy and \`Host\``);
  if (skew > MOST_SKEW_SECONDS) return failed(`the clock there differs by ${Math.round(skew)} s; run NTP`);
  const base = basePath(publicUrl);
  return (
    (base === '' ? undefined : await checkBasePath(publicUrl, base, outgoing !== 'off')) ??
    ok(`${publicUrl} answers, the clocks agree`)
  );
}

/** Probes answer without the path as well, other addresses do not. */
async function checkBasePath(publicUrl: string, base: string, hasGrants: boolean): Promise<Said | undefined> {
  const { ok: isPassedOn, status } = await fetchPublicAddress(`${publicUrl}/robots.txt`, PATIENCE_MS);
  if (!isPassedOn)
    return failed(`${publicUrl}/robots.txt says ${status}; the proxy must not take ${base} off the path`);
  if (!hasGrants) return undefined;
  const metadata = `${publicOrigin(publicUrl)}${SERVER_METADATA_PATH}${base}`;
  const found = await fetchPublicAddress(metadata, PATIENCE_MS);
  const issuer = await found.json().then(
    (body: unknown) => (body as { issuer?: unknown }).issuer,
    () => undefined,
  );
  return issuer === publicUrl
    ? undefined
    : warning(`${metadata} is not passed on to the server, so that agents cannot sign in by OAuth`);
}

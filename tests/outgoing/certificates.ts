/**
 * Certificates for the servers of a farm, made by openssl: an authority of its own, and one for each way to be wrong.
 * One engine suffices: it keeps nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type CertificateKind = 'good' | 'other' | 'expired' | 'unknown';

export interface Certificates {
  /** PEM of the authority that the fetcher trusts. */
  authority: string;
  kinds: Record<CertificateKind, { key: string; cert: string }>;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

function run(...args: string[]): void {
  const made = spawnSync('openssl', args);
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
}

/** `good` for the names of `domain`, `other` for another name, `expired` for no time at all, `unknown` by nobody's authority. */
export function makeCertificates(domain: string): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-farm-'));
  const file = (name: string): string => join(folder, name);
  const read = (name: string): string => readFileSync(file(name), 'utf8');
  const authorise = (name: string): void =>
    run(
      'req',
      '-x509',
      ...KEY,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      file(`${name}.key`),
      '-out',
      file(`${name}.pem`),
    );
  const sign = (kind: CertificateKind, by: string, name: string, days: string) => {
    run('req', ...KEY, '-subj', `/CN=${kind}`, '-keyout', file(`${kind}.key`), '-out', file(`${kind}.csr`));
    writeFileSync(file('names'), `subjectAltName=DNS:${name}`);
    const authority = ['-CA', file(`${by}.pem`), '-CAkey', file(`${by}.key`), '-CAcreateserial'];
    run(
      'x509',
      '-req',
      '-in',
      file(`${kind}.csr`),
      ...authority,
      '-extfile',
      file('names'),
      '-days',
      days,
      '-out',
      file(`${kind}.pem`),
    );
    return { key: read(`${kind}.key`), cert: read(`${kind}.pem`) };
  };
  try {
    authorise('farm');
    authorise('nobody');
    return {
      authority: read('farm.pem'),
      kinds: {
        good: sign('good', 'farm', `*.${domain}`, '2'),
        other: sign('other', 'farm', 'elsewhere.example', '2'),
        expired: sign('expired', 'farm', `*.${domain}`, '0'),
        unknown: sign('unknown', 'nobody', `*.${domain}`, '2'),
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

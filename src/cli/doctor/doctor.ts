/** `doctor`: checks the program's environment and prints a line for each problem. */
import { lookup, resolveMx } from 'node:dns/promises';
import { statSync } from 'node:fs';
import { isLoopbackHost, isLoopbackName } from '#outgoing/public-address.ts';
import type { Config } from '#server/settings/config.ts';
import { SETTINGS_FILE } from '#server/settings/settings-file.ts';
import { findSettingFaults } from '#server/settings/unknown-settings.ts';
import { tabbed, type Command } from '#cli/command.ts';
import { checkAddress } from './address.ts';
import { checkChecklist } from './checklist.ts';
import { checkClock, checkDatabase, checkReplica } from './database.ts';
import { checkDisk } from './disk.ts';
import { checkSecretKey } from './secret-key.ts';
import { checkPictures } from './pictures.ts';
import { isPrivateName } from './private-names.ts';
import { checkProxies } from './proxies.ts';
import { checkSignIn } from './sign-in.ts';
import {
  failed,
  findMissingFile,
  NOT_STARTED,
  ok,
  PATIENCE_MS,
  skipped,
  warning,
  type Finding,
  type Check,
} from './finding.ts';
import type { Terminal } from '#cli/terminal.ts';

/** The first line of an error, without URLs, which may contain passwords. */
function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  // Of fetch only the cause says what failed.
  if (cause instanceof Error) return reasonOf(cause);
  // Node adds advice on an option of its own.
  const text = String(message || code || error).split(/\n|; if the root CA/)[0] ?? '';
  return text.replaceAll(/\b\w+:\/\/\S+/g, '…').slice(0, 200);
}

/** Whether the resolver does not know a name that always exists. */
const hasNoNames = (): Promise<boolean> =>
  lookup('example.org').then(
    () => false,
    (error: unknown) => ['EAI_AGAIN', 'ENOTFOUND', 'ETIMEOUT'].includes(String((error as NodeJS.ErrnoException).code)),
  );

const hostOf = (config: Config): string => new URL(config.publicUrl).hostname;

const checks: Record<string, Check> = {
  async settings(_config, environment) {
    const wrong = findSettingFaults(environment);
    if (wrong.length > 0) return warning(wrong.join(' '));
    const { mode } = statSync(SETTINGS_FILE, { throwIfNoEntry: false }) ?? {};
    if (mode === undefined) return ok('no unknown names');
    // Windows has no such permissions.
    const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0;
    return isOpen
      ? warning(`others can read ${SETTINGS_FILE}; run: chmod 600 ${SETTINGS_FILE}`)
      : ok(`no unknown names; ${SETTINGS_FILE} is read`);
  },
  database: checkDatabase,
  replica: checkReplica,
  async redis({ redisUrl }) {
    if (redisUrl === undefined) return skipped('no REDIS_URL; each server counts limits on its own');
    const { probeRedis } = await import('#limits/redis-probe.ts');
    await probeRedis(redisUrl, PATIENCE_MS);
    return ok('answers');
  },
  async smtp({ smtpUrl, dataDir }) {
    if (smtpUrl === undefined) return warning(`no SMTP_URL; mails are written to ${dataDir}/mail`);
    const { probeSmtp } = await import('#mail/smtp-probe.ts');
    const { isEncrypted, isPlainPort } = await probeSmtp(smtpUrl, PATIENCE_MS);
    if (isPlainPort)
      return failed('no TLS at this port: write smtp:// in SMTP_URL, which begins without it (STARTTLS)');
    return isEncrypted || isLoopbackHost(new URL(smtpUrl).hostname)
      ? ok('takes mails')
      : warning(
          'takes mails, but offers no TLS: mails and the password can be read on the way; use smtps:// or another port',
        );
  },
  async embeddings({ embeddings, databaseUrl }: Config) {
    if (embeddings === undefined) return skipped('no EMBEDDINGS_URL; search compares words and jobs');
    const { openEmbedder } = await import('#embeddings/embedder.ts');
    const { vectors, failure } = await openEmbedder(embeddings).embed(['image generator'], PATIENCE_MS);
    if (failure !== null) throw new Error(failure);
    const given = vectors[0]!.length;
    if ((await findMissingFile(databaseUrl)) !== null) return ok(`vectors of ${given} dimensions; no tools yet`);
    const { openDatabase } = await import('#database/connection.ts');
    const { systemClock } = await import('#time/clock.ts');
    const { readSchemaState } = await import('#database/schema-state.ts');
    const { countVectors, readDimensions } = await import('#catalog/tools/vectors.ts');
    const db = await openDatabase(databaseUrl, systemClock, PATIENCE_MS);
    try {
      if (!['current', 'ahead'].includes(await readSchemaState(db.read)))
        return skipped('the next start makes its table');
      const stored = await readDimensions(db, embeddings.model);
      if (stored !== undefined && stored !== given)
        return failed(
          `gives vectors of ${given} dimensions, those of the tools have ${stored}; with the server stopped, run: delete from tool_vectors`,
        );
      const counts = await countVectors(db.read, embeddings.model);
      const said = `vectors of ${given} dimensions; ${counts.vectors} of ${counts.tools} tools have one`;
      return counts.vectors < counts.tools ? warning(`${said}, the server adds the others`) : ok(said);
    } finally {
      await db.close();
    }
  },
  async writes({ readOnly, databaseUrl }) {
    if (readOnly) return warning('READ_ONLY=on: the server refuses all changes');
    return (await findMissingFile(databaseUrl)) === null ? ok('are accepted') : skipped(NOT_STARTED);
  },
  'sign-in': checkSignIn,
  pictures: checkPictures,
  'secret key': checkSecretKey,
  disk: checkDisk,
  address: checkAddress,
  clock: checkClock,
  proxy: checkProxies,
  async dns(config) {
    const host = hostOf(config);
    if (!config.publicUrlGiven || /^[\d.]+$|:/.test(host)) return skipped('no host name to look up');
    if (isLoopbackName(host)) return ok(`${host} is this machine (RFC 6761)`);
    const { address } = await lookup(host);
    const domain = (config.mailFrom.split('@').at(-1) ?? '').replace('>', '').trim();
    if (config.smtpUrl === undefined) return ok(`${host} is ${address}`);
    const mx = await resolveMx(domain).catch(() => []);
    return mx.length === 0
      ? warning(`${host} is ${address}; ${domain} of MAIL_FROM takes no mail, so that bounces are lost`)
      : ok(`${host} is ${address}, ${domain} takes mail`);
  },
  async outgoing({ outgoing, publicUrlGiven }) {
    if (outgoing === 'off') return skipped('OUTGOING=off: no links are checked, and there are no previews and logos');
    const { hasRoute } = await import('#outgoing/route.ts');
    const reaches = await hasRoute();
    if (reaches && (await hasNoNames()))
      return (outgoing === 'on' ? failed : warning)(
        'a route to the internet, but no names: websites cannot be asked; check the DNS resolver of this machine',
      );
    if (!reaches)
      return outgoing === 'on'
        ? failed('no route to the internet; links cannot be checked')
        : skipped('no route to the internet: no links are checked, and there are no previews and logos');
    return publicUrlGiven
      ? ok('websites of entries can be asked')
      : warning('websites of entries are asked, but without PUBLIC_URL they cannot learn by whom');
  },
};

/** Checks that read the database; without it, its own line says why. */
const OF_DATABASE: readonly string[] = ['replica', 'writes', 'embeddings', 'secret key', 'clock', 'proxy'];

/** Runs the checks concurrently, that of the database before those that read it; a failing check does not stop others. */
async function examine(config: Config, environment: Terminal['env']): Promise<Finding[]> {
  const database = checkDatabase(config);
  const findings = Object.entries(checks).map(async ([check, run]) => {
    try {
      if (check === 'database') return { check, ...(await database) };
      if (OF_DATABASE.includes(check) && (await database).state === 'failed')
        return { check, ...skipped('the database cannot be read') };
      return { check, ...(await run(config, environment)) };
    } catch (error) {
      const host = hostOf(config);
      if ((check === 'address' || check === 'dns') && isOfNetwork(error) && (await isPrivateName(host)))
        return { check, ...warning(`${reasonOf(error)}; ${innerSentence(error, host)}`) };
      const what = isUntrusted(error)
        ? 'NODE_EXTRA_CA_CERTS in the environment of this command and of the server, the file of its authority'
        : SETTING_OF[check];
      return { check, ...failed(`${reasonOf(error)}; check ${what ?? 'the settings'}`) };
    }
  });
  const checklist = checkChecklist(config).catch(() => [
    { check: 'checklist', ...skipped('the database cannot be read') },
  ]);
  return [...(await Promise.all(findings)), ...(await checklist)];
}

/** Codes of OpenSSL for a certificate of an authority that this machine does not know. */
const UNTRUSTED = [
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
];

function isUntrusted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Mail has a code of its own for all of them.
  if (/^(?:self-signed certificate|unable to (?:get local issuer|verify the first) certificate)/.test(error.message))
    return true;
  return UNTRUSTED.includes(String((error as NodeJS.ErrnoException).code)) || isUntrusted(error.cause);
}

/** Whether a name is not known here, or its authority: within its network both may be right. */
const isOfNetwork = (error: unknown): boolean => isUntrusted(error) || isUnknownName(error);

function isUnknownName(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ['ENOTFOUND', 'EAI_AGAIN'].includes(String((error as NodeJS.ErrnoException).code)) || isUnknownName(error.cause)
  );
}

function innerSentence(error: unknown, host: string): string {
  return isUntrusted(error)
    ? `${host} is a private name: browsers need the file of its authority, and so does this check, by NODE_EXTRA_CA_CERTS in the environment of this command`
    : `${host} is a private name that this machine does not know: visitors need a name server that does`;
}

const SETTING_OF: Readonly<Record<string, string>> = {
  replica: 'DATABASE_READ_URL and whether it runs',
  redis: 'REDIS_URL and whether it runs',
  smtp: 'SMTP_URL: host, port, TLS, user and password',
  embeddings: 'EMBEDDINGS_URL, EMBEDDINGS_KEY and EMBEDDINGS_MODEL',
  pictures: 'PICTURES_URL, its keys and its bucket',
  'sign-in': 'OIDC_ISSUER and whether the provider runs',
  disk: 'DATA_DIR and its owner',
  address: 'PUBLIC_URL, the proxy and whether the server runs',
  proxy: 'PUBLIC_URL and whether the server runs',
  dns: 'the DNS entry of PUBLIC_URL',
  outgoing: 'OUTGOING',
};

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    database: 'none',
    sentence:
      'Checks settings, database, Redis, mail server, model of embeddings, provider of sign-in, store of pictures, disk, ' +
      'public address, clock, proxy, DNS, outgoing requests and the checklist of the admins’ overview; prints a line for ' +
      'each, with what to do.',
    async run(call) {
      const findings = await examine(call.config, call.terminal.env);
      const bad = findings.filter(({ state }) => state === 'failed').length;
      return {
        text: tabbed(findings.map(({ check, state, said }) => [state, check, said])),
        json: findings,
        failure: bad === 0 ? undefined : `${bad} of ${findings.length} checks failed`,
      };
    },
  },
];

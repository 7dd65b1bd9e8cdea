/** What can be refused at once, before the database is touched. */
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeFolder } from '#database/folders.ts';
import type { Config } from '#server/settings/config.ts';
import { SETTINGS } from '#server/settings/settings.ts';
import { findUnknown } from '#server/settings/unknown-settings.ts';

/**
 * Warns of settings that are none, and throws where the port is taken or mails cannot be kept. Resolves with the settings and
 * the port that was found, a free one for 0: it has to be known before the app is built, since every link holds it.
 */
export async function checkEarly(config: Config, log: Logger): Promise<Config> {
  for (const unknown of findUnknown(process.env, Object.keys(SETTINGS)))
    log.warn(unknown, 'unknown setting, ignored; check the spelling');
  const port = await findPort(config.host, config.port);
  if (config.probePort !== undefined) await findPort(config.host, config.probePort);
  if (config.smtpUrl === undefined) requireFolder(mailFolder(config));
  return { ...config, port, publicUrl: config.publicUrlGiven ? config.publicUrl : `http://localhost:${port}` };
}

/** Where mails are written to that no mail server takes. */
export function mailFolder(config: Config): string {
  return join(config.dataDir, 'mail');
}

function findPort(host: string, asked: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(asked, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A folder that cannot be written to is better known now than with the first mail. */
function requireFolder(path: string): void {
  makeFolder(path);
  accessSync(path, constants.W_OK);
}

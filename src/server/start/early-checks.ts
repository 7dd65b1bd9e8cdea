/** Checks of a start that need no database. */
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeFolder } from '#database/folders.ts';
import { requireFile } from '#server/read-only.ts';
import type { Config } from '#server/settings/config.ts';
import { findFileFaults } from '#server/settings/settings-file.ts';
import { findUnknownSettings } from '#server/settings/unknown-settings.ts';

/**
 * Warns of unknown settings and lines that set nothing; throws where the port is taken, the mail folder cannot be written, or READ_ONLY would have to
 * make a database. Resolves with the
 * settings and the real port, a free one for port 0: links contain it, so the app needs it before it is built.
 */
export async function checkEarly(config: Config, log: Logger): Promise<Config> {
  for (const unknown of findUnknownSettings(process.env))
    log.warn(unknown, 'unknown setting, ignored; check the spelling');
  for (const fault of findFileFaults()) log.warn(fault);
  const port = await findPort(config.host, config.port);
  if (config.probePort !== undefined) await findPort(config.host, config.probePort);
  if (config.readOnly) requireFile(config.databaseUrl);
  else if (config.smtpUrl === undefined) requireFolder(mailFolder(config));
  return { ...config, port, publicUrl: config.publicUrlGiven ? config.publicUrl : `http://localhost:${port}` };
}

/** The folder of outgoing mail where no mail server is set. */
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

/** Makes the folder and throws where it cannot be written. */
function requireFolder(path: string): void {
  makeFolder(path);
  accessSync(path, constants.W_OK);
}

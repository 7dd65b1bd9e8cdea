/**
 * Ports for servers that have to be told theirs, each given once by all processes of a run. The system gives outgoing
 * connections the ports of a range of its own: one from below it stays free until the server listens.
 */
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOWEST = 10_000;
/** Where systems other than Linux begin (RFC 6335, section 6), with room to spare. */
const USUAL_END = 30_000;

const claims: string[] = [];
process.once('exit', () => claims.forEach((file) => rmSync(file, { force: true })));

/** The first port that outgoing connections may get. */
function endOfPorts(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/, 1)[0]);
  } catch {
    return USUAL_END;
  }
}

/** Whether no other process has been given the port and still runs. */
function claim(port: number): boolean {
  const file = join(tmpdir(), `toolshelf-port-${port}`);
  try {
    writeFileSync(file, '', { flag: 'wx' });
    claims.push(file);
    return true;
  } catch {
    return false;
  }
}

function isUnused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const end = endOfPorts();
  for (;;) {
    const port = randomInt(Math.min(LOWEST, end - 1_000), end);
    if (claim(port) && (await isUnused(port))) return port;
  }
}

/** The proxies of deploy/, started on free ports in front of a server under test. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

const deploy = join(import.meta.dirname, '..', '..', 'deploy');
const PATIENCE_MS = 3_000;
export const SITE = 'tools.example.org';
/** The host and path of the examples for a catalog below a path. */
export const PATH_SITE = { host: 'example.org', base: '/ai' };

export interface Proxy {
  httpPort: number;
  httpsPort: number;
  stop(): Promise<void>;
}

export interface ProxyProgram {
  name: string;
  /** Why its tests are skipped; false where it is installed. */
  skip: string | false;
  /** In front of servers on these ports, in a folder of its own. */
  start(folder: string, servers: readonly number[]): Promise<Proxy>;
  /** The same with the example for a catalog below a path. */
  startBelowPath(folder: string, servers: readonly number[]): Promise<Proxy>;
}

const isInstalled = (program: string, word: string): boolean => spawnSync(program, [word]).error === undefined;

/** Waits until the program listens; throws with what it said when it ends before. */
async function listening(child: ChildProcess, port: number, site: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  await until(() => {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${said}`);
    return new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', servername: site, rejectUnauthorized: false }, () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
  });
}

interface Run {
  words: string[];
  ports: [number, number];
  site: string;
  env?: Record<string, string>;
}

async function run(program: string, { words, ports, site, env = {} }: Run): Promise<Proxy> {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  await listening(child, ports[1], site).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    httpPort: ports[0],
    httpsPort: ports[1],
    async stop() {
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(PATIENCE_MS) });
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
      child.kill('SIGKILL');
    },
  };
}

/** An example for nginx as it is, but for ports, servers and certificate. */
async function startNginx(example: string, site: string, folder: string, servers: readonly number[]): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const subject = ['-subj', `/CN=${site}`, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]);
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
  const text = readFileSync(join(deploy, example), 'utf8')
    .replaceAll(/^\tlisten \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${join(folder, 'certificate.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${join(folder, 'key.pem')};`)
    .replace(
      /\tserver 127.*\n/,
      servers.map((port) => `\tserver 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`).join(''),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')}; error_log stderr;
events {} http { access_log off; ${temporary.join(' ')}
${text} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const words = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  return run('nginx', { words, ports: [http, https], site });
}

/** An example for Caddy as it is, with a certificate of its own making and its ports in front of it. */
async function startCaddy(example: string, site: string, folder: string, servers: readonly number[]): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), options + readFileSync(join(deploy, example), 'utf8'));
  const env = {
    SITE: site,
    SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  const words = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return run('caddy', { words, ports: [http, https], site, env });
}

export const PROXIES: readonly ProxyProgram[] = [
  {
    name: 'nginx',
    skip: isInstalled('nginx', '-v') ? false : 'skipped: nginx is not installed',
    start: startNginx.bind(null, 'nginx.conf', SITE),
    startBelowPath: startNginx.bind(null, 'nginx-path.conf', PATH_SITE.host),
  },
  {
    name: 'Caddy',
    skip: isInstalled('caddy', 'version') ? false : 'skipped: caddy is not installed',
    start: startCaddy.bind(null, 'Caddyfile', SITE),
    startBelowPath: startCaddy.bind(null, 'Caddyfile-path', PATH_SITE.host),
  },
];

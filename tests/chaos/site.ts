/** The site of a run: three nodes behind nginx on one PostgreSQL and one Redis, each node with a link of its own to the database. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { PROXIES, SITE, type Proxy } from '../deploy/proxies.ts';
import { CATEGORIES } from '../support/factories.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { raisedLimits, SECRET_KEY } from '../support/processes.ts';
import { startRedis } from '../support/redis-process.ts';
import { openLink, type Link } from './link.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';

const NODES = 3;
const ROOT = join(import.meta.dirname, '..', '..');
/** Where Debian's package faketime has the library that gives one process another time. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((name) => `/usr/lib/${name}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync);
const READY_TRIES = 6_000;
const RESTART_MS = 500;
const ENDING: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'];

/** The sentence for a machine where clocks cannot be set wrong. */
export const clocksSkipped =
  FAKETIME === undefined ? 'skipped: wrong clocks: the package faketime is not installed' : undefined;

export interface Node {
  number: number;
  port: number;
  link: Link;
  /** Starts its process; `clock` is by how many seconds its time is off. */
  start(clock?: number): void;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when /readyz says 200. */
  ready(): Promise<void>;
  /** Resolves when its process has ended. */
  ended(): Promise<void>;
}

export interface Site {
  nodes: readonly Node[];
  /** Without a link between, for the checker. */
  db: Database;
  postgres: PostgresServer;
  proxy: Proxy;
  mail: MailSink;
  folder: string;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  /** Ends everything; `keepsLogs` leaves what the nodes have said. */
  close(keepsLogs: boolean): Promise<void>;
}

function makeNode(number: number, port: number, link: Link, folder: string, settings: Record<string, string>): Node {
  let child: ChildProcess | undefined;
  let isWanted = false;
  const dataDir = join(folder, `node-${number}`);
  mkdirSync(dataDir, { recursive: true });
  const node: Node = {
    number,
    port,
    link,
    start(clock = 0) {
      isWanted = true;
      const log = openSync(join(folder, `node-${number}.log`), 'a');
      child = spawn(process.execPath, ['src/main.ts'], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'],
          ...settings,
          DATA_DIR: dataDir,
          SECRET_KEY,
          PORT: String(port),
          ...(clock !== 0 &&
            FAKETIME !== undefined && {
              LD_PRELOAD: FAKETIME,
              FAKETIME: `${clock > 0 ? '+' : ''}${clock}s`,
              FAKETIME_DONT_FAKE_MONOTONIC: '1',
            }),
        },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      // As a service manager does: a database that does not answer ends a start.
      child.once('exit', () => void (isWanted && setTimeout(() => isWanted && node.start(clock), RESTART_MS)));
    },
    signal(signal) {
      if (ENDING.includes(signal)) isWanted = false;
      child?.kill(signal);
    },
    async ready() {
      for (let tries = 0; tries < READY_TRIES; tries += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.status === 200) return;
        await wait(50);
      }
      throw new Error(`node ${number} is not ready; see ${folder}`);
    },
    async ended() {
      const last = child;
      if (last !== undefined && last.exitCode === null && last.signalCode === null) await once(last, 'exit');
    },
  };
  return node;
}

/** Starts everything; the database has categories and no tools. `further` are settings of the nodes. Throws when a program is missing. */
export async function openSite(further: Readonly<Record<string, string>> = {}): Promise<Site> {
  const nginx = PROXIES.find(({ name }) => name === 'nginx');
  if (nginx === undefined || nginx.skip !== false) throw new Error('nginx is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-chaos-'));
  const postgres = await startPostgres();
  let redis = await startRedis();
  const mail = await openMailSink();
  const db = await openDatabase(postgres.url);
  await migrate(db);
  await importCategories(db, CATEGORIES);
  const nodes: Node[] = [];
  for (let number = 1; number <= NODES; number += 1) {
    const link = await openLink(Number(new URL(postgres.url).port));
    const url = new URL(postgres.url);
    url.port = String(link.port);
    const settings = {
      ...raisedLimits(),
      DATABASE_URL: url.href,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
      PUBLIC_URL: `https://${SITE}`,
      TRUSTED_PROXIES: '127.0.0.1/32',
      OUTGOING: 'off',
      DEMO_CATALOG: 'off',
      ...further,
    };
    nodes.push(makeNode(number, await freePort(), link, folder, settings));
  }
  for (const node of nodes) node.start();
  await Promise.all(nodes.map((node) => node.ready()));
  const proxy = await nginx.start(
    join(folder, 'nginx'),
    nodes.map(({ port }) => port),
  );
  return {
    nodes,
    db,
    postgres,
    proxy,
    mail,
    folder,
    stopRedis: () => redis.stop(),
    async startRedis() {
      redis = await startRedis(redis.port);
    },
    async close(keepsLogs) {
      await proxy.stop();
      for (const { signal } of nodes) signal('SIGKILL');
      await Promise.all(nodes.map((node) => node.ended()));
      for (const { link } of nodes) link.close();
      await db.close();
      mail.close();
      await redis.stop();
      await postgres.stop();
      if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

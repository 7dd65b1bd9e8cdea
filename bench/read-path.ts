/** CPU per request of our server against a bare node:http server that returns the same bytes, interleaved, each pinned to its core. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 2);
const CONNECTIONS = 32;

export interface Work {
  name: string;
  /** Paths that are asked for in turn. */
  paths: readonly string[];
}

interface Target {
  name: string;
  port: number;
  pid: number;
}

/** User and system time of a process in microseconds, from the scheduler's own count. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Runs wrk for a moment; returns microseconds of server CPU per request. Throws when an answer was not 2xx or 3xx. */
function measure(target: Target, work: Work, script: string, seconds: number): number {
  const before = cpuOf(target.pid);
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, `http://127.0.0.1:${target.port}`], { encoding: 'utf8' });
  const used = cpuOf(target.pid) - before;
  const requests = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (refused !== undefined) throw new Error(`${target.name}, ${work.name}: ${refused} of ${requests} answers were errors`);
  return used / requests;
}

function writeScript(folder: string, work: Work): string {
  const file = join(folder, 'paths.lua');
  const list = work.paths.map((path) => JSON.stringify(path)).join(',\n');
  writeFileSync(
    file,
    `local paths = {${list}}\nlocal at = 0\nrequest = function()\n  at = at + 1\n  if at > #paths then at = 1 end\n  return wrk.format("GET", paths[at], {["Host"]="localhost"})\nend\n`,
  );
  return file;
}

const BARE = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const answers = new Map(JSON.parse(readFileSync(process.argv[2], 'utf8')).map(([path, headers, body]) => [path, [headers.flat(), Buffer.from(body)]]));
createServer((request, response) => {
  const [headers, body] = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[3]), '127.0.0.1');
`;

/** Starts the bare server with the bytes that ours gives for these paths. */
async function startBare(folder: string, port: number, origin: string, paths: readonly string[]): Promise<ChildProcess> {
  const answers = [];
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const headers = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    answers.push([path, headers, await response.text()]);
  }
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  writeFileSync(join(folder, 'bare.mjs'), BARE);
  const child = spawn('taskset', ['-c', '0', process.execPath, join(folder, 'bare.mjs'), join(folder, 'answers.json'), String(port)], { stdio: 'inherit' });
  await wait(700);
  return child;
}

export interface Ratio {
  name: string;
  bare: number[];
  ours: number[];
}

/** Compares our running server with a bare one over several rounds; ours must already be pinned to core 0. */
export async function compareWithBare(ours: Target, works: readonly Work[]): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-bench-'));
  const ratios: Ratio[] = [];
  for (const work of works) {
    const child = await startBare(folder, ours.port + 1, `http://127.0.0.1:${ours.port}`, work.paths);
    const bare: Target = { name: 'bare', port: ours.port + 1, pid: child.pid ?? 0 };
    const script = writeScript(folder, work);
    const ratio: Ratio = { name: work.name, bare: [], ours: [] };
    try {
      for (const target of [bare, ours]) measure(target, work, script, 1);
      for (let round = 0; round < ROUNDS; round += 1) {
        ratio.bare.push(measure(bare, work, script, SECONDS));
        ratio.ours.push(measure(ours, work, script, SECONDS));
      }
    } finally {
      child.kill();
      await wait(200);
    }
    ratios.push(ratio);
  }
  return ratios;
}

/**
 * `npm run chaos`: three nodes behind nginx on one PostgreSQL and one Redis are hurt again and again while makers submit,
 * editors decide and readers read; then a checker says whether anything was lost, done twice or seen late. With
 * --seconds=N for so long (two minutes unless told), with --seed=N the same faults again. Ends with 1 when the checker finds anything:
 * a visible change, too, that a server shows later than --seen-within=MS outside faults (1,000 unless told).
 * With --restarts=N the only fault is a rolling restart, N times, during which no request may fail.
 */
import { hangUp } from './chaos/client.ts';
import { checkHistory } from './chaos/checker.ts';
import { hurt, restartNodes } from './chaos/faults.ts';
import { usePeople } from './chaos/people.ts';
import { clocksSkipped, openSite } from './chaos/site.ts';
import { hasProgram } from './support/processes.ts';
import { redisSkipped } from './support/redis-process.ts';

function numberOf(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? otherwise : Number(given.slice(name.length + 3));
}

/** While it lasts, a node that was told to stop still answers, with `Connection: close`. */
const DRAIN_SECONDS = '2';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A machine that lacks a program is told, and in CI that is a failure. */
function skip(sentence: string): boolean {
  say(sentence);
  return process.env['REQUIRE_ALL'] !== 'on';
}

async function main(): Promise<boolean> {
  if (redisSkipped !== undefined) return skip(redisSkipped);
  if (!hasProgram('openssl')) return skip('skipped: openssl is not installed');
  if (clocksSkipped !== undefined) say(clocksSkipped);
  const seconds = numberOf('seconds', 120);
  const restarts = numberOf('restarts', 0);
  const seed = numberOf('seed', Math.floor(Math.random() * 1_000_000));
  say(`seed ${seed}, ${seconds} s`);
  const site = await openSite(restarts > 0 ? { DRAIN_DELAY_SECONDS: DRAIN_SECONDS } : {});
  let isWell = false;
  try {
    const people = await usePeople(site, seed);
    const chaos = restarts > 0 ? restartNodes(site, restarts, say) : hurt(site, seed, seconds, say);
    await chaos.done;
    await people.stop();
    const { notes } = people;
    const { violations, figures } = await checkHistory(site, notes, chaos, numberOf('seen-within', 1_000));
    const failed = notes.unclear + notes.reads.filter(({ status }) => status !== 200).length;
    if (restarts > 0 && failed > 0) violations.push(`${failed} requests failed during the restarts`);
    say('');
    for (const [kind, count] of chaos.counts) say(`${kind.padEnd(44)}${count}`);
    for (const [name, value] of figures) say(`${name.padEnd(44)}${value}`);
    for (const violation of violations) say(`VIOLATION ${violation}`);
    isWell = violations.length === 0;
    say(isWell ? 'nothing was lost, done twice or seen late' : `what the nodes have said is in ${site.folder}`);
  } finally {
    hangUp();
    await site.close(!isWell);
  }
  return isWell;
}

process.exit((await main()) ? 0 : 1);

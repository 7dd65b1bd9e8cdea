/**
 * Loaded into the server before its program: measures how long its event loop stands still. A timer is due every
 * millisecond; the time between two runs, less what other processes took, is a hold. Each byte to HOLD_PORT is answered with
 * the longest hold since the last one and the processor time in it.
 */
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';

const schedule = process.platform === 'linux' ? openSync(`/proc/self/task/${process.pid}/schedstat`, 'r') : undefined;
const buffer = Buffer.alloc(100);

/** Milliseconds that this thread waited for a processor (sched-stats.rst, second figure). */
function displacedMs(): number {
  if (schedule === undefined) return 0;
  const length = readSync(schedule, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1_000_000;
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const read = (): { now: number; busy: number; displaced: number } => ({
  now: performance.now(),
  busy: busyMs(),
  displaced: displacedMs(),
});
let last = read();
let longest = { held: 0, busy: 0 };

function look(): void {
  const now = read();
  const held = now.now - last.now - (now.displaced - last.displaced);
  longest = { held: Math.max(longest.held, held), busy: Math.max(longest.busy, now.busy - last.busy) };
  last = now;
}

setInterval(look, 1).unref();

createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', () => {
    look();
    socket.write(`${JSON.stringify(longest)}\n`);
    longest = { held: 0, busy: 0 };
  });
})
  .listen(Number(process.env['HOLD_PORT']), '127.0.0.1')
  .unref();

/** The sockets that listen on one port are alike for whoever connects. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { BUFFERED_BYTES, listen, type Listeners } from '#http/transport/listening.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

/** More than there are sockets: the system spreads them. */
const CONNECTIONS = 64;

const fastify = Fastify({ serverFactory: (handler) => createServer({ highWaterMark: BUFFERED_BYTES }, handler) });
const accepted: Socket[] = [];
const clients: Socket[] = [];
let listeners: Listeners;

before(async () => {
  const address = { host: '127.0.0.1', port: await freePort() };
  fastify.server.on('connection', (socket) => accepted.push(socket));
  listeners = await listen(fastify, address);
  for (let at = 0; at < CONNECTIONS; at += 1) clients.push(connect(address.port, address.host));
  await until(() => accepted.length === CONNECTIONS);
});
after(async () => {
  for (const client of clients) client.destroy();
  listeners.close();
  await listeners.ended;
});

test('each connection stops being read when 8 KiB of a body wait, whichever socket has taken it', () => {
  assert.deepEqual(new Set(accepted.map((socket) => socket.readableHighWaterMark)), new Set([8_192]));
});

/** A network in which every name is one server of this machine. */
import { Socket } from 'node:net';
import type { Network } from '#outgoing/network.ts';

/** All names have a public address; whoever connects to it reaches `port` here. There are no records of other kinds. */
export function localNetwork(port: number): Network {
  return {
    resolve: () => Promise.resolve(['93.184.216.34']),
    nameServers: () => Promise.resolve([]),
    texts: () => Promise.resolve([]),
    connect: () => new Socket().connect(port, '127.0.0.1'),
  };
}

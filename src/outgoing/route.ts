/** Checks whether this machine has a route to the public internet. */
import { createSocket } from 'node:dgram';

/** Public name servers. A UDP socket that connects looks up the route and sends nothing. */
const FAR_AWAY = [
  ['udp4', '9.9.9.9'],
  ['udp6', '2620:fe::fe'],
] as const;

function hasRouteTo(type: 'udp4' | 'udp6', address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket(type);
    const end = (found: boolean): void => {
      socket.close();
      resolve(found);
    };
    socket.once('error', () => end(false));
    socket.connect(53, address, () => end(true));
  });
}

export async function hasRoute(): Promise<boolean> {
  const found = await Promise.all(FAR_AWAY.map(([type, address]) => hasRouteTo(type, address)));
  return found.includes(true);
}

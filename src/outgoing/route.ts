/** Whether this machine has a way to the public internet. */
import { createSocket } from 'node:dgram';

/** Addresses of public name servers. Nothing is sent to them: the system is asked which way it would take. */
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

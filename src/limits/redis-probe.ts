/** A check that Redis answers. */

/** Resolves after a PING; otherwise throws the error of the client. */
export async function probeRedis(url: string, patience: number): Promise<void> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { connectTimeout: patience, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

/** One question to Redis, to see whether it answers. */

/** Resolves when Redis has answered a PING; throws its reason otherwise. */
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

/** A check of the mail server. */

/**
 * Connects, encrypts if the server can, and signs in as for a mail. Throws the error of a failure; a port that begins
 * without TLS, where the URL says smtps, is none.
 */
export async function probeSmtp(url: string, patience: number): Promise<{ isEncrypted: boolean; isPlainPort?: true }> {
  const encrypted = new URL(url);
  encrypted.searchParams.set('requireTLS', 'true');
  try {
    await verify(encrypted.href, patience);
    return { isEncrypted: true };
  } catch (error) {
    if (encrypted.protocol === 'smtps:') {
      if (isPlain(error)) return { isEncrypted: false, isPlainPort: true };
      throw error;
    }
    // A second try would be wrong as well, and may lock the account.
    if ((error as NodeJS.ErrnoException).code === 'EAUTH') throw error;
    await verify(url, patience);
    return { isEncrypted: false };
  }
}

/** OpenSSL's error for an answer in plain text, such as the greeting on port 587. */
const isPlain = (error: unknown): boolean =>
  error instanceof Error && /wrong version number|packet length too long/i.test(error.message);

async function verify(url: string, patience: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

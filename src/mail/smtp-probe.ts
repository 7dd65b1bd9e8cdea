/** A handshake with the mail server, to see whether it would take mails. */

/** Connects, encrypts and signs in as for a mail, and sends none. Throws the reason of a failure. */
export async function probeSmtp(url: string, patience: number): Promise<void> {
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

/** A check of the mail server. */

/** Connects, encrypts and signs in as for a mail. Throws the error of a failure. */
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

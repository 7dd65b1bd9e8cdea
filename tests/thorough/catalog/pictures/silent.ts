/** A program for a confined process that never answers. */
process.once('message', () => setInterval(() => undefined, 60_000));

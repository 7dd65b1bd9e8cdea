/** What the tests use of `s3rver`, which brings no types. */
declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  class S3rver {
    constructor(options: object);
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
  export default S3rver;
}

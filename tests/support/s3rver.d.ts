/** What the tests use of `s3rver`, which brings no types. */
declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';
  interface StoredObject {
    bucket: string;
    key: string;
    content: Readable;
    metadata: object;
  }
  interface Store {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  }
  class S3rver {
    readonly store: Store;
    constructor(options: object);
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
  export default S3rver;
}

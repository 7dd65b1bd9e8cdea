/** Files of the catalog that lie outside the database, in a store of objects. */

/** A store such as S3. Every call ends within seconds, and throws an Error of one line if the store does not do it. */
export interface ObjectStore {
  /** For people, without credentials. */
  readonly place: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws where there is none, too. */
  get(name: string): Promise<Buffer>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
}

/** The store of a database; without one, files stay in their rows. */
export interface ObjectBox {
  store?: ObjectStore | undefined;
}

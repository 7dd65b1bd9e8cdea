/** The values of the settings of services that the operator names, each set whole or not at all. */
import type { StoreAddress } from './setting-values.ts';

/** The language model that gives second opinions. */
export interface JudgeConfig {
  url: string;
  key: string | undefined;
  model: string;
  perDay: number;
  /** Whether it is asked at once about doubtful submissions, and may refuse them. */
  refuses: boolean;
}

/** The model that turns texts into vectors. */
export interface EmbeddingsConfig {
  url: string;
  key: string | undefined;
  model: string;
}

/** A store of objects outside the database. */
export interface ObjectStoreConfig extends StoreAddress {
  accessKey: string;
  secretKey: string;
}

export function judgeOf(
  url: string | undefined,
  model: string | undefined,
  more: { key: string | undefined; perDay: number; refuses: boolean },
): JudgeConfig | undefined {
  if (url === undefined && model === undefined && more.key === undefined && !more.refuses) return undefined;
  if (url === undefined) {
    const set = more.refuses ? 'JUDGE_REFUSES is on' : 'JUDGE_MODEL or JUDGE_KEY is set';
    throw new Error(`JUDGE_URL: expected a value, because ${set}`);
  }
  if (model === undefined) throw new Error('JUDGE_MODEL: expected a value, because JUDGE_URL is set');
  return { url, model, ...more };
}

export function embeddingsOf(
  url: string | undefined,
  key: string | undefined,
  model: string | undefined,
): EmbeddingsConfig | undefined {
  if (url === undefined && key === undefined && model === undefined) return undefined;
  if (url === undefined)
    throw new Error('EMBEDDINGS_URL: expected a value, because EMBEDDINGS_MODEL or EMBEDDINGS_KEY is set');
  if (model === undefined) throw new Error('EMBEDDINGS_MODEL: expected a value, because EMBEDDINGS_URL is set');
  return { url, key, model };
}

export function picturesOf(
  address: StoreAddress | undefined,
  accessKey: string | undefined,
  secretKey: string | undefined,
): ObjectStoreConfig | undefined {
  const hasKeys = accessKey !== undefined && secretKey !== undefined;
  if (address !== undefined && hasKeys) return { ...address, accessKey, secretKey };
  if (address !== undefined)
    throw new Error(
      `PICTURES_${accessKey === undefined ? 'ACCESS' : 'SECRET'}_KEY: expected a value, because PICTURES_URL is set`,
    );
  if (accessKey !== undefined || secretKey !== undefined)
    throw new Error('PICTURES_URL: expected a value, because its keys are set');
  return undefined;
}

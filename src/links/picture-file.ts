/** Fetches the file of a picture. */
import type { Fetcher } from '#outgoing/fetcher.ts';

const ACCEPT = 'image/webp,image/svg+xml,image/png,image/*;q=0.8';

export interface PictureFile {
  file: Buffer | undefined;
  /** `HTTP 404`, or a refusal. */
  answer: string;
}

/** Ignores the content type: only drawing shows whether the file is a picture. */
export async function fetchPicture(fetcher: Fetcher, address: string, bytes: number): Promise<PictureFile> {
  const fetched = await fetcher.get(address, { bytes, overflow: 'refuse', accept: ACCEPT });
  if (fetched.refusal !== null) return { file: undefined, answer: fetched.refusal };
  const { status, body } = fetched;
  return { file: status === 200 ? body : undefined, answer: `HTTP ${status}` };
}

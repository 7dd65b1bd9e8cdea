/** One file of a picture, asked for at the address that somebody has typed. */
import type { Fetcher } from '#outgoing/fetcher.ts';

const ACCEPT = 'image/webp,image/svg+xml,image/png,image/*;q=0.8';

export interface PictureFile {
  file: Buffer | undefined;
  /** `HTTP 404`, or a reason why nothing came. */
  answer: string;
}

/** What is at the address, whatever it calls itself: whether it is a picture is found out by drawing it. */
export async function fetchPicture(fetcher: Fetcher, address: string, bytes: number): Promise<PictureFile> {
  const fetched = await fetcher.get(address, { bytes, overflow: 'refuse', accept: ACCEPT });
  if (fetched.refusal !== null) return { file: undefined, answer: fetched.refusal };
  const { status, body } = fetched;
  return { file: status === 200 ? body : undefined, answer: `HTTP ${status}` };
}

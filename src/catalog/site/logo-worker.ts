/** The process that draws one logo: takes the file, answers with the picture or with null. */
import { drawLogo } from './logo-picture.ts';

process.once('message', (file: Uint8Array) => {
  process.send?.(drawLogo(Buffer.from(file)) ?? null, () => process.disconnect?.());
});

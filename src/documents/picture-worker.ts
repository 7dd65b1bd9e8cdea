/** The process that draws share images: takes a picture, answers with its PNG or with null where the drawing failed. */
import sharp from 'sharp';
import { drawPicture, type SharePicture } from './share-picture.ts';

async function draw({ logo, ...picture }: SharePicture): Promise<Uint8Array> {
  // Our copies of logos are WebP, which the drawing does not read.
  if (logo === undefined) return drawPicture(picture);
  return drawPicture({ ...picture, logo: await sharp(logo).png().toBuffer() });
}

process.on('message', (picture: SharePicture) => {
  draw(picture).then(
    (png) => process.send?.(png),
    // The one who asked says so; the process goes on for the others.
    () => process.send?.(null),
  );
});

/** Our own copies of the logos and screenshots of tools, each under its hash for good. */
import { CatalogError } from '#catalog/errors.ts';
import { WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { findPicture } from '#catalog/pictures/pictures.ts';
import type { MachineDocument } from '#http/machine-documents.ts';

const FILE = /^([0-9a-f]{64})-(\d{2,4})\.webp$/;

function pictures(name: string, path: string, kind: PictureKind): MachineDocument {
  return {
    name,
    path,
    type: 'image/webp',
    maxAge: 'immutable',
    isFree: true,
    async answer({ context, params }) {
      const [, hash = '', digits = ''] = FILE.exec(params['file'] ?? '') ?? [];
      const width = WIDTHS[kind].find((one) => String(one) === digits);
      const webp = width === undefined ? undefined : await findPicture(context.db.read, hash, width);
      if (webp === undefined) throw new CatalogError('not_found');
      return { tag: `${hash.slice(0, 32)}-${width}`, packing: 'none', bytes: () => Promise.resolve(webp) };
    },
  };
}

export const PICTURES: readonly MachineDocument[] = [
  pictures('toolLogo', '/logos/:file', 'logo'),
  pictures('screenshot', '/screenshots/:file', 'screenshot'),
];

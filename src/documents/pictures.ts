/** Our own copies of the logos of tools, each under its hash for good. */
import { CatalogError } from '#catalog/errors.ts';
import { LOGO_WIDTHS } from '#catalog/pictures/kinds.ts';
import { findPicture } from '#catalog/pictures/pictures.ts';
import type { MachineDocument } from '#http/machine-documents.ts';

const FILE = new RegExp(String.raw`^([0-9a-f]{64})-(${LOGO_WIDTHS.join('|')})\.webp$`);

export const PICTURES: readonly MachineDocument[] = [
  {
    name: 'toolLogo',
    path: '/logos/:file',
    type: 'image/webp',
    maxAge: 'immutable',
    isFree: true,
    async answer({ context, params }) {
      const [file = '', hash = '', width = ''] = FILE.exec(params['file'] ?? '') ?? [];
      const webp = file === '' ? undefined : await findPicture(context.db.read, hash, Number(width));
      if (webp === undefined) throw new CatalogError('not_found');
      return { tag: `${hash.slice(0, 32)}-${width}`, packing: 'none', bytes: () => Promise.resolve(webp) };
    },
  },
];

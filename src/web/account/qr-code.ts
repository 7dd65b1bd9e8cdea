/** A QR code as inline SVG: nothing is fetched, and no other server learns its text. */
import { encode } from 'uqr';
import { html, type Html } from '#web/elements/html.ts';

/** Modules of white around it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** Dark on white in every theme, since many cameras read nothing else. `label` describes its content. */
export function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  let path = '';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  return html`<svg
    class="qr-code"
    viewBox="${`0 0 ${size} ${size}`}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`;
}

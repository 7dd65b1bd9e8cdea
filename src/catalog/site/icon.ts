/** The default icon: a shelf in the accent colour. */

const DEFAULT_GROUND = '#17594a';

/** The icon as SVG, 32 by 32. `accent` is `#rrggbb`, or null for the program's colour. */
export function iconSvg(accent: string | null): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" ` +
    `fill="${accent ?? DEFAULT_GROUND}"/><rect x="7" y="8" width="5" height="13" rx="1.5" fill="#f3c969"/><rect ` +
    `x="13.5" y="6" width="5" height="15" rx="1.5" fill="#fff"/><rect x="20" y="10" width="5" height="11" ` +
    `rx="1.5" fill="#9fd8c6"/><rect x="5" y="22.5" width="22" height="3" rx="1.5" fill="#fff"/></svg>`
  );
}

/** The process that draws one site logo. */
import { drawOnce } from './draw-once.ts';

drawOnce(async (_request, input) => (await import('./site-logo.ts')).drawSiteLogo(input));

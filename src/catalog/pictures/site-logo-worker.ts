/** The process that draws one logo of the site: takes the file, answers with the picture or why there is none. */
import { drawOnce } from './draw-once.ts';

drawOnce(async (_request, input) => (await import('./site-logo.ts')).drawSiteLogo(input));

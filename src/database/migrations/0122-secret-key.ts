/** The baseline, under the name of the newest migration that it has replaced: databases that have that one are at this state. */
export { createBaseline } from './baseline/baseline.ts';

/** @toolshelf/client: a catalog that programs read, follow and submit to. For Node, Deno and browsers. */
export * from './client.ts';
export { ToolshelfError } from './errors.ts';
export { readRateLimits, type RateLimit } from './rate-limits.ts';
export type { components, operations, paths } from './schema.ts';

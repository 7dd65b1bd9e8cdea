/** The identity of the MCP server. */
import type { AppContext } from '#http/app-context.ts';
import { defaultLocale } from '#server/settings/config.ts';

export function identityOf(context: AppContext) {
  return {
    name: 'toolshelf',
    title: context.siteIn(defaultLocale(context.config)).name,
    version: '1.1.0',
    websiteUrl: context.config.publicUrl,
  };
}

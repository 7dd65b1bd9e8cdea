/** Metadata of the authorization server and the two resources (RFC 8414, RFC 9728). */
import { GRANT_RESOURCES } from '#catalog/accounts/grants/scopes.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';
import { SERVER_METADATA_PATH, resourceMetadata, resourceMetadataPath, serverMetadata } from '#http/oauth/addresses.ts';
import type { AppContext } from '#http/app-context.ts';
import { defaultLocale } from '#server/settings/config.ts';

const json = (path: string, make: (context: AppContext) => unknown): MachineDocument => ({
  name: 'authorizationMetadata',
  path,
  type: 'application/json; charset=utf-8',
  maxAge: 3600,
  answer: ({ context }) => Promise.resolve({ text: `${JSON.stringify(make(context), null, 2)}\n` }),
});

export const AUTHORIZATION_DOCUMENTS: readonly MachineDocument[] = [
  json(SERVER_METADATA_PATH, ({ config }) => serverMetadata(config.publicUrl)),
  ...GRANT_RESOURCES.map((resource) =>
    json(resourceMetadataPath(resource), ({ config, siteIn }) =>
      resourceMetadata(config.publicUrl, resource, siteIn(defaultLocale(config)).name),
    ),
  ),
];

/** What the tests use of `oidc-provider`, which brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    path: string;
    body: unknown;
    oidc: {
      session: { accountId: string };
      client: { clientId: string };
      provider: Provider;
    };
  }

  class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    readonly Grant: new (of: { clientId: string; accountId: string }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export default Provider;
}

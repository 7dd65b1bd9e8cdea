/** The settings of sign-in: by accounts at other sites, by the operator's own provider, by password. */
import { oneOf, optionalText, optionalUrl, scopes, textList, title, type Setting } from './setting-values.ts';

export const signInSettings = {
  GITHUB_CLIENT_ID: {
    parse: optionalText,
    fallback: '',
    sentence:
      'Client ID of a GitHub OAuth app with the callback URL <PUBLIC_URL>/en/sign-in/github/return; with its secret, enables sign-in with GitHub.',
  },
  GITHUB_CLIENT_SECRET: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client secret of the GitHub OAuth app.',
    secret: true,
  },
  GOOGLE_CLIENT_ID: {
    parse: optionalText,
    fallback: '',
    sentence:
      'Client ID of a Google OAuth client with the redirect URI <PUBLIC_URL>/en/sign-in/google/return; with its secret, enables sign-in with Google.',
  },
  GOOGLE_CLIENT_SECRET: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client secret of the Google OAuth client.',
    secret: true,
  },
  OIDC_ISSUER: {
    parse: optionalUrl('https:', 'http:'),
    fallback: '',
    sentence:
      'Issuer of your own OpenID provider, such as https://id.example.org/realms/main; with its client, enables sign-in with it. ' +
      'Its verified addresses open the accounts that have them.',
  },
  OIDC_CLIENT_ID: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client ID at OIDC_ISSUER, with the redirect URI <PUBLIC_URL>/en/sign-in/oidc/return.',
  },
  OIDC_CLIENT_SECRET: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client secret at OIDC_ISSUER.',
    secret: true,
  },
  OIDC_NAME: {
    parse: (text: string) => (text === '' ? undefined : title(text)),
    fallback: '',
    sentence: 'Name of the provider on the button. Default: the host of OIDC_ISSUER.',
  },
  OIDC_SCOPES: {
    parse: scopes,
    fallback: 'openid email',
    sentence:
      'Scopes asked for, separated by spaces, for example with groups, if the provider needs it for that claim.',
  },
  OIDC_TRUST_EMAIL: {
    parse: oneOf('on', 'off'),
    fallback: 'off',
    sentence:
      'on, for a provider that never sends email_verified, such as Microsoft Entra ID: its addresses count as verified, and ' +
      'open the accounts that have them. Only safe where people cannot choose their own address there.',
  },
  OIDC_ROLES_CLAIM: {
    parse: optionalText,
    fallback: '',
    sentence:
      'Claim that names the roles of a person, such as groups or realm_access.roles. With it each sign-in sets the role here: ' +
      'admin or editor by the next two settings, otherwise member. The last admin stays one.',
  },
  OIDC_ADMINS: {
    parse: textList,
    fallback: '',
    sentence: 'Values of OIDC_ROLES_CLAIM that make an admin, separated by commas.',
  },
  OIDC_EDITORS: {
    parse: textList,
    fallback: '',
    sentence: 'Values of OIDC_ROLES_CLAIM that make an editor, separated by commas.',
  },
  PASSWORD_SIGN_IN: {
    parse: oneOf('on', 'off'),
    fallback: 'on',
    sentence:
      'off, with OIDC_ISSUER, takes away registration and sign-in by password. Turn it on again if the provider is lost.',
  },
} satisfies Record<string, Setting<unknown>>;

/** Sentences about connected programs, in Spanish. */
import type { GrantMessages } from '#locales/en/account/grants.ts';

export const messages = (): GrantMessages => ({
  grants: {
    title: 'Permitir una aplicación',
    lead: (app: string, site: string) => `${app} solicita acceso a su cuenta en ${site}.`,
    who: 'Su cuenta',
    publisher: 'Publicada por',
    back: 'Redirige a',
    device: 'un programa de este dispositivo',
    resource: 'Acceso a',
    resources: { mcp: 'el servidor MCP', api: 'la API' },
    lasts: 'Duración',
    lasting: '90 días como máximo; termina tras 30 días sin uso',
    brief: '1 hora',
    may: 'Podrá',
    scopes: {
      read: 'ver sus envíos y su estado',
      submit: 'enviar herramientas y corregir, retirar o apelar sus envíos',
    },
    never:
      'Nunca ve su contraseña ni puede actuar como editor o administrador. Puede retirarle el acceso cuando quiera en la página de sus tokens.',
    deviceHint:
      'Cualquier programa de este dispositivo puede usar este nombre. Permítalo solo si acaba de iniciarlo usted.',
    allow: 'Permitir',
    deny: 'Denegar',
    faulty: 'Esta solicitud no es válida',
    faultyText: 'La aplicación le ha enviado aquí con una solicitud que no se puede leer. No se le ha dado acceso.',
    goBack: (host) => `Volver a ${host}`,
    unknown: 'Aplicación desconocida',
    unknownText:
      'Le ha enviado aquí, pero su descripción no se pudo leer o no coincide con su solicitud. No se le ha dado acceso.',
    verifyFirst: 'Confirme primero su dirección de correo electrónico.',
    list: 'Aplicaciones conectadas',
    since: 'Conectada',
    end: 'Desconectar',
    endHint: 'La aplicación pierde el acceso de inmediato. Puede volver a pedírselo.',
    done: 'La aplicación se ha desconectado.',
  },
});

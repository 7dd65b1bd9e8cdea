/** Sentences about the safety of an account, in Spanish. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/es/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'Historial de seguridad',
    lead: 'Inicios de sesión y cambios en lo que da acceso a la cuenta, de los últimos 180 días. Las direcciones están abreviadas.',
    page: 'Dispositivos e historial de seguridad',
    open: 'Ver',
    current: 'Este dispositivo',
    began: 'Inicio de sesión',
    used: 'Último uso',
    end: 'Cerrar sesión',
    ended: 'Se ha cerrado la sesión en ese dispositivo.',
    event: 'Qué ocurrió',
    when: 'Cuándo (UTC)',
    from: 'Desde dónde',
    acts: {
      ...accountActions,
      signed_in: 'Inicio de sesión',
      wrong_password: 'Contraseña incorrecta',
      wrong_factor: 'Código o llave de acceso incorrectos',
    },
    subjects: { token: 'Token de API', grant: 'Aplicación conectada' },
    unknownDevice: 'Dispositivo desconocido',
    bySite: 'Por el sitio',
    reset: {
      access: 'Tokens de API, aplicaciones conectadas y webhooks',
      hint: 'Quien conocía su contraseña anterior puede haber creado alguno.',
      end: 'Revocar y eliminar todos',
      keep: 'Conservarlos',
    },
    none: 'No ha ocurrido nada en este tiempo.',
    older: 'Anteriores',
  },
});

/** Sentences of pages that mails lead to, in Spanish. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Avisos por correo',
    lead: 'Acuses de recibo, recordatorios y lo que le comunican otros editores. Las decisiones sobre sus envíos y las advertencias sobre su cuenta llegan siempre.',
    on: 'Activados',
    off: 'Desactivados',
    turnOff: 'Desactivar',
    turnOn: 'Activar',
    nowOff: 'Los avisos están desactivados.',
    nowOn: 'Los avisos están activados.',
    done: 'Cambiado.',
  },
  invitation: {
    title: 'Únase a los editores',
    lead: {
      editor: (site) => `Le invitamos a cuidar ${site} como editor.`,
      admin: (site) => `Le invitamos a cuidar ${site} como administrador.`,
    },
    asNew: 'Elija una contraseña para su nueva cuenta.',
    asAccount: 'El papel lo recibe la cuenta que ya tiene.',
    button: 'Aceptar',
    another: 'Pida otra invitación a quien le invitó.',
  },
});

/** Mails about passwords and second factors, in Spanish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `Su contraseña de ${site} ha cambiado`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `La contraseña de su cuenta en ${site} acaba de cambiar y se ha cerrado su sesión en todos los dispositivos.`,
          tokens === undefined
            ? ''
            : `Revocados con ella: tokens de API, ${tokens}; aplicaciones conectadas, ${grants}; webhooks, ${webhooks}.`,
          `Si no ha sido usted, elija de inmediato otra contraseña y revoque sus tokens de API:\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `Alguien intenta adivinar su contraseña de ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `En una hora se han introducido muchas contraseñas incorrectas para su cuenta de ${site}. Ninguna era la ` +
            `correcta. Por ahora se rechazan más intentos, salvo en los navegadores en los que ya ha iniciado sesión.`,
          `Si ha sido usted y ha olvidado la contraseña, elija otra aquí:\n${reset_link}`,
          `Si no, no tiene que hacer nada mientras no use esa contraseña en ningún otro sitio. La ` +
            `autenticación de dos factores le protege aunque llegue a conocerse:\n${settings_link}`,
          'Enviamos este aviso una vez al día como máximo.',
        ),
    },
    factor_added: {
      subject: (_, site) => `Se ha añadido un segundo factor a su cuenta de ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `Se ha configurado una aplicación de autenticación para su cuenta en ${site}.`
            : `Se ha añadido la llave de acceso «${name}» a su cuenta en ${site}.`,
          `Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de ${site}:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `Se ha quitado un segundo factor de su cuenta de ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `Se ha quitado la aplicación de autenticación de su cuenta en ${site}.`
            : `Se ha quitado la llave de acceso «${name}» de su cuenta en ${site}.`,
          `Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de ${site}:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `La autenticación de dos factores de ${site} está desactivada`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `Se ha desactivado la autenticación de dos factores de su cuenta en ${site}. Desde ahora basta su contraseña para iniciar sesión.`,
          `Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de ${site}:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `Se ha restablecido la autenticación de dos factores de ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `Los responsables de ${site} han quitado la aplicación de autenticación, las llaves ` +
            `de acceso y los códigos de recuperación de su cuenta, y se ha cerrado su sesión ` +
            `en todos los dispositivos. Desde ahora basta su contraseña para iniciar sesión.`,
          `Vuelva a configurar la autenticación de dos factores en sus ajustes:\n${settings_link}`,
          `Si no lo ha pedido, elija de inmediato otra contraseña:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `Nuevos códigos de recuperación de su cuenta de ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `Se han creado códigos de recuperación nuevos para su cuenta en ${site}. Los anteriores ya no sirven.`,
          `Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de ${site}:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `Se ha usado un código de recuperación de su cuenta de ${site}`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `Se acaba de usar un código de recuperación de su cuenta en ${site}. Códigos restantes: ${left}.`,
          `Puede crear otros en sus ajustes:\n${settings_link}`,
          `Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de ${site}:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;

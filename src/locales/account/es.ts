/** Sentences of the account pages in Spanish. */
import type { Format } from '#locales/format.ts';
import type { AccountMessages } from './en.ts';

export const es = (k: Format): AccountMessages => ({
  settings: {
    title: 'Ajustes de la cuenta',
    password: {
      title: 'Contraseña',
      lead: 'Aquí seguirá con la sesión iniciada; en los demás sitios se cerrará.',
      current: 'Contraseña actual',
      next: 'Contraseña nueva',
      button: 'Cambiar la contraseña',
      done: 'Su contraseña ha cambiado. Se ha cerrado la sesión en los demás sitios.',
      forgotten: '¿La ha olvidado o aún no tiene? Reciba un enlace',
    },
    email: {
      title: 'Dirección de correo',
      lead: 'Enviamos un enlace a la dirección nueva. La cuenta pasa a ella en cuanto lo abra, y se avisa a la anterior.',
      next: 'Nueva dirección de correo',
      button: 'Cambiar la dirección de correo',
      done: 'Hemos enviado un enlace a la dirección nueva. Funciona durante una hora.',
      confirmTitle: 'Confirme su nueva dirección de correo',
      confirmLead: 'Un clic y su cuenta pasa a esta dirección.',
      confirmButton: 'Confirmar la dirección nueva',
      confirmed: 'Su cuenta tiene ya la nueva dirección de correo.',
    },
    devices: {
      title: 'Dispositivos',
      lead: '¿Dejó la sesión abierta en un dispositivo que no tiene consigo? Ciérrela en todos, también en este.',
    },
    data: {
      title: 'Sus datos',
      lead: 'Un archivo JSON con lo que guardamos sobre usted: cuenta, tokens sin sus secretos y envíos con su historial.',
      button: 'Descargar sus datos',
    },
    deletion: {
      title: 'Eliminar la cuenta',
      lead: 'Los envíos pendientes se retiran y los tokens dejan de funcionar al instante. Las herramientas publicadas siguen en el catálogo sin propietario. No se puede deshacer.',
      open: 'Quiero eliminar mi cuenta',
      button: 'Eliminar para siempre',
      done: 'Su cuenta se ha eliminado. Gracias por haber estado aquí.',
    },
  },
  tokens: {
    again: 'Su contraseña otra vez',
    againHint: 'Inició sesión hace más de 15 minutos. Para un token nuevo hace falta otra vez la contraseña.',
    until: (days, date) => `${days}, hasta el ${date}`,
    never: 'Sin fin, hasta que lo revoque',
    soon: 'Caduca pronto',
    copy: 'Copiar',
    copied: 'Copiado',
    token: 'Token',
    command: 'Comando',
  },
  submit: {
    fine: 'Todos los campos están en orden.',
    found: (n) =>
      k.plural(n, {
        one: '# aviso en el formulario',
        many: '# avisos en el formulario',
        other: '# avisos en el formulario',
      }),
    changed: 'Cambiado',
    before: (text) => `Cambiado. Antes: ${text}`,
    nothingBefore: 'Cambiado. Antes estaba vacío.',
    duplicate: 'Esta herramienta ya está aquí',
    similar: 'Herramientas parecidas en el catálogo',
    own: 'La envió usted.',
  },
  submissions: {
    filter: 'Mostrar',
    all: 'Todos',
    yourTurn: 'Le toca a usted',
    wait: 'Espera prevista',
    unknown: 'Aún no se conoce',
    waitHint: 'La mitad de las decisiones de los últimos 30 días llegó antes.',
    noneHere: 'Ninguno de sus envíos tiene este estado.',
  },
  status: {
    edited: 'Corregido por la redacción',
    changed: (fields) => `Cambios: ${fields}`,
    withdrawOpen: 'Retirar el envío',
    appealOpen: '¿No está de acuerdo con la decisión?',
    withdrawn: 'El envío se ha retirado.',
    appealed: 'Su recurso ha llegado. Decidirá otra persona de la redacción.',
    resubmitted: '¡Gracias! Su envío corregido espera en la cola.',
  },
  signIn: {
    with: (name) => `Continuar con ${name}`,
    or: 'o',
    failed: (name) => `No se ha podido iniciar sesión con ${name}. Inténtelo de nuevo o use su contraseña.`,
    unverified: (name) =>
      `${name} no conoce ninguna dirección de correo suya confirmada. Confirme una allí o use su contraseña.`,
  },
});

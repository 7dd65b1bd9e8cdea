/** The yearly mail that asks owners to confirm their tools, in Spanish. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `¿Sigue siendo correcta la ficha de su herramienta en ${site}?`,
    several: `¿Siguen siendo correctas las fichas de sus herramientas en ${site}?`,
  }),
  lead: (site) => ({
    one: `Una vez al año pedimos a los creadores que revisen sus fichas. Esto es lo que ${site} dice de su herramienta:`,
    several: `Una vez al año pedimos a los creadores que revisen sus fichas. Esto es lo que ${site} dice de sus herramientas:`,
  }),
  more: {
    one: 'La página de abajo muestra # herramienta más.',
    many: 'La página de abajo muestra # de herramientas más.',
    other: 'La página de abajo muestra # herramientas más.',
  },
  press: 'Si todo sigue siendo correcto, abra esta página y pulse el botón. No hace falta iniciar sesión:',
  suggest: 'Si algo ha cambiado, corríjalo aquí:',
  suggestThere: 'Si algo ha cambiado, puede corregirlo desde esa página.',
  end: 'El enlace sirve 90 días. Los lectores ven el mes en que la confirmó.',
};

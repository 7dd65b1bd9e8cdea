/** The words of the yearly mail that asks owners whether what is said of their tools is still right, in Spanish. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `¿Sigue siendo correcto lo que ${site} dice de su herramienta?`,
    several: `¿Sigue siendo correcto lo que ${site} dice de sus herramientas?`,
  }),
  lead: (site) => ({
    one: `Una vez al año preguntamos a los creadores si sus fichas siguen siendo correctas. Esto es lo que ${site} dice de su herramienta:`,
    several: `Una vez al año preguntamos a los creadores si sus fichas siguen siendo correctas. Esto es lo que ${site} dice de sus herramientas:`,
  }),
  more: {
    one: 'Hay # herramienta más en la página del enlace.',
    many: 'Hay # de herramientas más en la página del enlace.',
    other: 'Hay # herramientas más en la página del enlace.',
  },
  press: 'Si todo sigue siendo correcto, abra esta página y pulse el botón. No hace falta iniciar sesión:',
  suggest: 'Si algo ha cambiado, corríjalo aquí:',
  suggestThere: 'Si algo ha cambiado, la página lleva a donde se corrige.',
  end: 'El enlace sirve 90 días. Cuando confirme la ficha, los lectores verán en qué mes lo hizo.',
};

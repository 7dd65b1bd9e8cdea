/** Sentences about the operator's own site, in Spanish. */
import type { SiteMessages } from '#locales/en/desk/site.ts';

export const messages = (): SiteMessages => ({
  site: {
    lead:
      'El nombre y la descripción de este catálogo en las páginas, los correos, ' +
      'los canales y los documentos. Los campos vacíos usan el valor predeterminado.',
    nameHint: (name: string) => `Predeterminado: ${name}`,
    taglineHint: 'El título de la página de inicio',
    descriptionHint: 'Una o dos frases para la página de inicio, los canales y los buscadores',
    fallback: (language: string) => `Los campos vacíos usan el texto en ${language}.`,
    poweredBy: (program: string) => `Nombrar ${program} en el pie de página («Funciona con»)`,
    preview: 'Vista previa',
    saved: 'El sitio ha cambiado. Los visitantes lo ven al instante.',
    history: 'Historial de cambios',
    accentHint: (example: string) => `Por ejemplo, ${example}. Si indica solo uno, el otro se deduce de él.`,
    termsHint:
      'Una fecha o un número. Los miembros aceptan las condiciones al registrarse y otra vez cuando ' +
      'usted cambia la versión. Requiere la página «terms»; si está vacía, no se pregunta a nadie.',
    logoLead:
      'SVG o PNG, como máximo 512\u00A0KiB. El archivo se redibuja como PNG, así que ' +
      'convierta antes las letras en trazos. Un logotipo ancho sustituye al nombre.',
    logoHints: {
      light: 'También para el tema oscuro, las pestañas y los enlaces compartidos, si no añade otros',
      dark: 'Para fondos oscuros, donde el otro se ve mal',
      icon: 'Una imagen cuadrada para las pestañas y la pantalla de inicio',
    },
    upload: 'Subir',
    removeLogo: 'Quitar',
    logoSaved: 'El logotipo ha cambiado. Los visitantes lo ven al instante.',
    logoRemoved: 'La imagen se ha quitado.',
  },
  demo: {
    title: 'Catálogo de demostración',
    lead:
      'Fichas de ejemplo que venían con el programa. Se conservan las que desde entonces se ' +
      'han editado, tienen avisos, se han patrocinado o se han usado, así como las categorías.',
    entries: 'Fichas',
    goes: 'Se quita',
    stays: 'Se queda',
    tools: 'Herramientas',
    collections: 'Colecciones',
    warning: 'No se puede deshacer. La demostración no se vuelve a cargar automáticamente.',
    remove: 'Quitar el catálogo de demostración',
    removed: 'El catálogo de demostración se ha quitado.',
    none: 'Aquí no hay ningún catálogo de demostración.',
  },
  pages: {
    lead: 'Aviso legal, privacidad, condiciones, contacto, normas y lo que este catálogo necesite. Se enlazan al pie de cada página.',
    none: 'Aún no hay páginas.',
    page: 'Página',
    languages: 'Idiomas',
    create: 'Añadir una página',
    name: 'Nombre en la dirección',
    nameHint: 'Minúsculas, cifras y guiones, por ejemplo privacy',
    button: 'Crear',
    text: 'Texto (Markdown)',
    textHint: 'La primera línea «# Título» es el título. Un texto vacío elimina la página en este idioma.',
    inFile: (file: string) => `Este texto viene del archivo ${file}. El que guarde aquí se usará en su lugar.`,
    view: 'Ver la página',
    saved: 'La página se ha guardado.',
    removed: 'El texto se ha eliminado.',
    versions: 'Versiones anteriores',
  },
});

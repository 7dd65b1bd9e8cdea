/** Sentences that every page or several areas use, in Spanish. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const es = (k: Format): EveryPageMessages => ({
  skip: 'Ir al contenido',
  mainNav: 'Menú principal',
  language: 'Idioma',
  optional: 'opcional',
  nav: {
    tools: 'Herramientas',
    submit: 'Enviar una herramienta',
    account: 'Cuenta',
    signOut: 'Cerrar sesión',
    desk: 'Mesa de los editores',
  },
  footer: {
    order: 'Pagar nunca cambia el orden de los resultados.',
    catalog: 'Catálogo',
    makers: 'Para creadores',
    about: 'Acerca del catálogo',
    feed: 'Canal de herramientas nuevas',
    poweredBy: (program: string) => `Funciona con ${program}`,
  },
  pricing: {
    free: 'Gratis',
    freemium: 'Con plan gratuito',
    paid: 'De pago',
    free_trial: 'Prueba gratuita',
    open_source: 'Código abierto',
  },
  states: {
    awaiting_moderation: 'Pendiente de revisión',
    changes_requested: 'Cambios solicitados',
    published: 'Publicado',
    rejected: 'Rechazado',
    withdrawn: 'Retirado',
    expired: 'Caducado',
  },
  reasons: {
    duplicate: 'Ya está en el catálogo',
    spam: 'Publicidad o spam',
    not_an_ai_tool: 'No es una herramienta de IA',
    broken_link: 'El enlace no funciona',
    misleading: 'Texto engañoso',
    wrong_category: 'Categoría equivocada',
    incomplete: 'Falta información',
    policy: 'Contrario a nuestras normas',
    other: 'Otro motivo',
  },
  catalog: {
    title: 'Un catálogo de herramientas de IA',
    lead: 'Encuentre la herramienta adecuada, vea qué hace y cuánto cuesta. Los editores revisan cada envío.',
    newest: 'Novedades del catálogo',
    all: 'Ver todas las herramientas',
    since: 'En el catálogo desde',
  },
  search: {
    label: 'Buscar herramientas',
    placeholder: 'Por ejemplo: subtítulos',
    button: 'Buscar',
    found: (n) => k.plural(n, { one: '# herramienta', other: '# herramientas' }),
    filters: 'Filtros',
    suggestions: 'Sugerencias',
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page, of) => `Página ${k.number(page)} de ${k.number(of)}`,
  },
  titles: {
    categories: 'Categorías',
    report: 'Informar de un problema',
    ranking: 'Cómo se ordenan los resultados',
    api: 'Documentación de la API',
    apiFile: 'Descripción OpenAPI (JSON)',
    statistics: 'La revisión en cifras',
  },
  form: {
    check: 'Revise los datos introducidos',
    password: 'Contraseña',
    email: 'Correo electrónico',
    cancel: 'Cancelar',
  },
  error: {
    notFound: 'Página no encontrada',
    failed: 'No ha funcionado',
    retry: (seconds) =>
      seconds < 90
        ? `Inténtelo de nuevo en ${k.plural(seconds, { one: '# segundo', other: '# segundos' })}.`
        : `Inténtelo de nuevo en ${k.plural(Math.ceil(seconds / 60), { one: '# minuto', other: '# minutos' })}.`,
    again: 'Intentar de nuevo',
    home: 'Ir a la página de inicio',
  },
  unverified: {
    needed: (email) => `Su dirección de correo aún no está confirmada. Abra el enlace que enviamos a ${email}.`,
    resend: 'Enviar el mensaje otra vez',
    sent: 'Hemos enviado el mensaje. El enlace sirve durante 24 horas.',
  },
  token: {
    never: 'Sin caducidad',
    lastUsed: 'Último uso',
    neverUsed: 'Nunca',
    validUntil: 'Válido hasta',
    state: {
      active: 'Activo',
      expired: 'Caducado',
      revoked: 'Revocado',
    },
    revoke: 'Revocar',
    revokeAll: 'Revocar todos los tokens',
    revokeHint: 'Lo que lo use se rechazará desde la siguiente solicitud. No se puede deshacer.',
  },
  appeal: 'Apelación',
  fields: {
    url: {
      label: 'Sitio web',
      hint: 'La página pública de la herramienta, que empieza por https://',
    },
    name: {
      label: 'Nombre',
      hint: 'De 2 a 80 caracteres',
    },
    tagline: {
      label: 'Frase breve',
      hint: 'Una frase que diga qué hace, de 5 a 200 caracteres',
    },
    description: {
      label: 'Descripción',
      hint: `Hasta ${k.number(2000)} caracteres`,
    },
    logo_url: {
      label: 'Dirección del logotipo',
      hint: 'Empieza por https://',
    },
    pricing_model: {
      label: 'Precio',
      hint: '',
    },
    categories: {
      label: 'Categorías',
      hint: 'Elija de una a cinco',
    },
    contact_email: {
      label: 'Correo de contacto',
      hint: 'Para preguntas de los editores. Nunca se muestra.',
    },
  },
  clipboard: {
    copy: 'Copiar',
    copied: 'Copiado',
  },
  password: {
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  reportKinds: {
    broken_link: 'El enlace no funciona',
    wrong_price: 'El precio es incorrecto',
    wrong_text: 'La descripción es errónea o está anticuada',
    misleading: 'Promete lo que no hace',
    not_an_ai_tool: 'No es una herramienta de IA',
    closed: 'La herramienta ya no existe',
    other: 'Otra cosa',
  },
  sitePages: {
    imprint: 'Aviso legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones de uso',
    contact: 'Contacto',
    about: 'Quiénes somos',
    guidelines: 'Normas para enviar herramientas',
    onlyIn: (language: string) => `Este texto solo está disponible en ${language}.`,
  },
});

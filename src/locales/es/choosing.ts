/** Sentences for choosing among tools, in Spanish. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from '#locales/en/choosing.ts';

export const messages = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Ordenar por',
      relevance: 'Relevancia',
      newest: 'Más recientes',
      updated: 'Último cambio',
      name: 'A–Z',
      close: (n) => `Solo coincidencias cercanas; «Relevancia» muestra ${k.number(n)} más.`,
      rule: 'También puede ordenar por fecha de alta, último cambio o nombre; la búsqueda muestra entonces solo coincidencias cercanas.',
    },
    fresh: 'Nueva',
    freshCount: (n) => k.plural(n, { one: '# nueva esta semana', other: '# nuevas esta semana' }),
    free: (n) => k.plural(n, { one: '# gratuita o con plan gratuito', other: '# gratuitas o con plan gratuito' }),
    follow: 'Seguir esta lista:',
    reasons: {
      known: (name) => `Conocida como alternativa a ${name}`,
      job: 'Hace el mismo trabajo',
      category: (name) => `También en: ${name}`,
    },
    share: { share: 'Compartir', copy: 'Copiar enlace', copied: 'Enlace copiado' },
    undescribed: 'Aún no hay una descripción detallada.',
    kept: {
      keep: (name) => `Guardar ${name}`,
      lead: 'Lo que guarda se queda en este dispositivo. La dirección de esta página sirve para compartirlo.',
      none: 'Aún no hay nada guardado',
      noneHint: 'Elija el marcador de una herramienta para guardarla aquí.',
      count: (n) => k.plural(n, { one: '# guardada', other: '# guardadas' }),
      clear: 'Quitar todo',
    },
    compare: {
      first: (n) => `Comparar las ${n} primeras`,
      title: 'Herramientas lado a lado',
      lead: 'Hasta cuatro herramientas. La dirección de esta página sirve para compartirlas.',
      choose: 'Elija de dos a cuatro herramientas para comparar.',
      languages: 'Idiomas de los textos',
      fact: 'Dato',
    },
    moreCategories: (n) => k.plural(n, { one: '# más', other: '# más' }),
    collections: {
      title: 'Colecciones',
      chosen: 'Elegidas por los editores',
      all: 'Todas las colecciones',
      lead: 'Herramientas que los editores han reunido con un mismo fin. No se puede comprar un lugar en ellas.',
      none: 'Aún no hay colecciones.',
      over: 'Esta colección ha terminado.',
    },
    confirmed: {
      title: 'Confirmado esta semana',
      kinds: { maker: 'Confirmado por su creador', price: 'Precio confirmado', link: 'El sitio funciona' },
    },
    groups: {
      assistants: 'Asistentes y agentes',
      text: 'Textos y documentos',
      images: 'Imágenes y diseño',
      media: 'Vídeo, audio y juegos',
      code: 'Código y datos',
      work: 'Trabajo y oficina',
      market: 'Marketing y ventas',
      life: 'Estudios y vida diaria',
      more: 'Otras',
    },
  },
});

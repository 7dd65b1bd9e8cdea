/** Sentences for choosing among tools, in Spanish. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const es = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Ordenar por',
      relevance: 'Relevancia',
      newest: 'Más recientes',
      updated: 'Último cambio',
      name: 'A–Z',
      close: 'Solo coincidencias cercanas.',
      rule: 'También puede ordenar por fecha, por último cambio o por nombre. En ese caso, la búsqueda muestra solo coincidencias cercanas.',
    },
    fresh: 'Nueva',
    freshCount: (n) => k.plural(n, { one: '# nueva esta semana', other: '# nuevas esta semana' }),
    free: (n) => k.plural(n, { one: '# gratuita o con plan gratuito', other: '# gratuitas o con plan gratuito' }),
    follow: 'Seguir esta lista:',
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

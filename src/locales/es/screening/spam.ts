/** Sentences of the spam rules in Spanish. */
import type { RuleMessages, SpamRuleId } from '#locales/screening/evidence.ts';

export const messages = (): RuleMessages<SpamRuleId> => ({
  gambling: {
    name: 'Juegos de azar',
    message: 'Parece una oferta de juegos de azar, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre juegos de azar: ${e.words}.`,
  },
  adult: {
    name: 'Pornografía y acompañantes',
    message: 'Parece una oferta solo para adultos, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre pornografía o acompañantes: ${e.words}.`,
  },
  pills: {
    name: 'Medicamentos y drogas',
    message: 'Parece una venta de medicamentos o drogas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre la venta de medicamentos o drogas: ${e.words}.`,
  },
  sold_attention: {
    name: 'Seguidores comprados',
    message: 'Parece una venta de seguidores, «me gusta» o visualizaciones, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre seguidores, «me gusta» o visualizaciones comprados: ${e.words}.`,
  },
  essay_mill: {
    name: 'Trabajos académicos por encargo',
    message: 'Parece una oferta para escribir trabajos o tesis de otras personas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre trabajos y tesis por encargo: ${e.words}.`,
  },
  get_rich: {
    name: 'Dinero rápido',
    message: 'Parece una promesa de dinero rápido, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre dinero rápido: ${e.words}.`,
  },
  miracle_cures: {
    name: 'Curas milagrosas',
    message: 'Parece una oferta de curas milagrosas o de adelgazar sin esfuerzo, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre curas milagrosas y adelgazamiento: ${e.words}.`,
  },
  fake_reviews: {
    name: 'Reseñas compradas',
    message: 'Parece una venta de reseñas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre reseñas compradas: ${e.words}.`,
  },
  sold_traffic: {
    name: 'Visitas compradas',
    message: 'Parece una venta de visitas, clics o listas de direcciones, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre visitas, clics o direcciones a la venta: ${e.words}.`,
  },
  sold_links: {
    name: 'Enlaces comprados',
    message: 'Parece una venta de enlaces o de artículos invitados, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre enlaces o artículos comprados: ${e.words}.`,
  },
  exam_takers: {
    name: 'Exámenes hechos por otros',
    message: 'Parece una oferta de hacer exámenes en lugar de otras personas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre exámenes hechos por otros: ${e.words}.`,
  },
  fake_diplomas: {
    name: 'Títulos sin estudios',
    message: 'Parece una venta de títulos o diplomas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre títulos sin estudios: ${e.words}.`,
  },
  false_papers: {
    name: 'Documentos falsos',
    message: 'Parece una oferta de documentos o certificados falsos, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre documentos falsos: ${e.words}.`,
  },
  visa_papers: {
    name: 'Visados por dinero',
    message: 'Parece una venta de visados o permisos de residencia, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre visados y permisos por dinero: ${e.words}.`,
  },
  account_sale: {
    name: 'Cuentas a la venta',
    message: 'Parece una venta de cuentas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre cuentas a la venta: ${e.words}.`,
  },
  quick_loans: {
    name: 'Préstamos rápidos',
    message: 'Parece una oferta de préstamos rápidos, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre préstamos rápidos: ${e.words}.`,
  },
  recruiting: {
    name: 'Esquemas piramidales',
    message: 'Parece una oferta de ingresos por captar a otros, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre ingresos por captar a otros: ${e.words}.`,
  },
  false_prizes: {
    name: 'Premios falsos',
    message: 'Parece el aviso de un premio que nadie ha ganado, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre premios que nadie ha ganado: ${e.words}.`,
  },
  copies: {
    name: 'Copias de marcas',
    message: 'Parece una venta de copias de marcas conocidas, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre copias de marcas conocidas: ${e.words}.`,
  },
  spells: {
    name: 'Hechizos y videncia',
    message: 'Parece una oferta de hechizos o videncia, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre hechizos y videncia: ${e.words}.`,
  },
  break_ins: {
    name: 'Hackeo por encargo',
    message: 'Parece una oferta de entrar en cuentas o sitios ajenos, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre intrusiones en cuentas o sitios: ${e.words}.`,
  },
  spying: {
    name: 'Espionaje de personas',
    message: 'Parece una oferta de vigilar a otras personas en secreto, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre vigilancia en secreto: ${e.words}.`,
  },
  piracy: {
    name: 'Software pirateado',
    message: 'Parece una oferta de software o canales pirateados, que el catálogo no incluye.',
    evidence: (e) => `Palabras sobre software o canales pirateados: ${e.words}.`,
  },
});

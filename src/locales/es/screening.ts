/** Screening in Spanish. */
import { messages as spam } from './screening/spam.ts';
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from '#locales/en/screening.ts';
import type { ShownEntry } from '#locales/screening/evidence.ts';

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `«${name}» (${state}, ${url})`;
  return {
    states: {
      published: 'publicada',
      awaiting_moderation: 'pendiente de revisión',
      changes_requested: 'pendiente de cambios',
      rejected: 'rechazada',
      withdrawn: 'retirada por su autor',
      expired: 'caducada',
      quarantined: 'oculta',
      removed: 'eliminada',
    },
    differences: {
      https: 'http o https',
      www: 'www',
      'path spelling': 'escritura de la ruta',
      fragment: 'parte después de #',
    },
    relations: {
      same_page_other_form: 'Otra forma de la misma dirección',
      same_store_item: 'El mismo artículo de una tienda',
      same_repository: 'El mismo repositorio',
      same_repository_name: 'El mismo nombre de repositorio con otro propietario',
      same_host: 'El mismo servidor',
      same_word_in_address: 'La misma palabra en la dirección',
    },
    matches: {
      same_name: 'El mismo nombre',
      same_name_but_for_common_words: 'El mismo nombre salvo palabras comunes',
      same_name_in_other_letters: 'El mismo nombre en otro alfabeto',
      same_tagline: 'La misma frase breve',
      one_name_holds_the_other: 'Un nombre contiene al otro',
      one_letter_apart: 'Una letra de diferencia en el nombre',
      near_same_tagline: 'Casi la misma frase breve',
    },
    rules: {
      same_page: {
        name: 'Misma página',
        message: 'Ya hay una herramienta con esta dirección en el catálogo o pendiente de revisión.',
        evidence: (e) => `La misma página que ${entry(e)}.${e.differs_by && ` Se diferencian en: ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'Misma aplicación o extensión',
        message:
          'Esta aplicación o extensión ya está en el catálogo o pendiente de revisión con otra dirección de su tienda.',
        evidence: (e) => `El mismo artículo de la tienda ${e.store}, ${e.id}, que ${entry(e)}.`,
      },
      related_page: {
        name: 'Dirección relacionada',
        message: 'Parece otra dirección de una herramienta que ya está en el catálogo.',
        evidence: (e) => `${e.relation}: ${e.shared}. Ficha existente: ${entry(e)}.`,
      },
      same_name: {
        name: 'Mismo nombre o frase breve',
        message: 'Ya hay una herramienta con este nombre o esta frase breve en el catálogo o pendiente de revisión.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Nombre de aspecto igual',
        message: 'El nombre parece el de otra herramienta, escrito con otras letras.',
        evidence: (e) => `Parece el nombre «${e.name}» (${e.url}) con otras letras${e.letters && `: ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'Dominio bloqueado',
        message: 'Este sitio web no se incluye en este catálogo.',
        evidence: (e) => `${e.value} está en la lista de dominios bloqueados. Motivo: ${e.reason}`,
      },
      blocked_word: {
        name: 'Palabra bloqueada',
        message: 'El texto contiene una palabra que este catálogo no acepta.',
        evidence: (e) => `«${e.value}» está en la lista de palabras bloqueadas. Motivo: ${e.reason}`,
      },
      blocked_mail: {
        name: 'Dominio de correo bloqueado',
        message: 'Use una dirección de correo de otro proveedor.',
        evidence: (e) => `${e.value} está en la lista de dominios de correo bloqueados. Motivo: ${e.reason}`,
      },
      template_flood: {
        name: 'Texto repetido',
        message:
          'Se acaba de enviar varias veces casi el mismo texto. Describa qué tiene de particular esta herramienta.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# texto más de la última hora es casi igual', other: '# textos más de la última hora son casi iguales' })}: ${e.names}.`,
      },
      account_flood: {
        name: 'Muchas fichas a la vez',
        message: 'Desde esta cuenta han llegado muchas fichas en una hora. Espere un poco antes de enviar más.',
        evidence: (e) => {
          const count = k.plural(e.count, { one: '# ficha', other: '# fichas' });
          return e.site === ''
            ? `${count} de esta cuenta en una hora.`
            : `${count} sobre ${e.site} de esta cuenta en una hora.`;
        },
      },
      address_flood: {
        name: 'Muchas fichas desde una dirección',
        message: 'Desde su dirección de red han llegado muchas fichas en una hora. Espere un poco antes de enviar más.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# ficha', other: '# fichas' })} de ` +
          `${k.plural(e.accounts, { one: '# cuenta', other: '# cuentas' })} desde una misma dirección de red en una hora.`,
      },
      keyword_stuffing: {
        name: 'Palabras clave en vez de frases',
        message: 'Parece una lista de palabras clave. Describa con frases qué hace la herramienta.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, {
                one: '# palabra clave en vez de una frase.',
                other: '# palabras clave en vez de una frase.',
              })
            : `La palabra «${e.word}» ${k.plural(e.count, { one: '# vez', other: '# veces' })} entre ${k.plural(
                e.words,
                { one: '# palabra', other: '# palabras' },
              )}.`,
      },
      link_pile: {
        name: 'Demasiados enlaces',
        message: 'El texto tiene demasiados enlaces o números de teléfono. Quítelos.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# enlace', other: '# enlaces' })} y ${k.plural(e.numbers, {
            one: '# número de teléfono o nombre de mensajería',
            other: '# números de teléfono o nombres de mensajería',
          })} en el texto.`,
      },
      short_link: {
        name: 'Enlace corto o redirección',
        message: 'Es un enlace corto o la redirección de un directorio. Indique la dirección de la propia herramienta.',
        evidence: (e) =>
          `Enlace corto, página de enlaces o redirección de un directorio en ${e.host}: lo que hay detrás puede cambiar.`,
      },
      disposable_mail: {
        name: 'Buzón desechable',
        message: 'Esta dirección parece desechable. Indique una permanente.',
        evidence: (e) => `${e.domain} ofrece buzones desechables.`,
      },
      parked_page: {
        name: 'Página aparcada o vacía',
        message: 'Parece el texto de una página vacía. Describa la herramienta.',
        evidence: (e) => `Palabras de una página aparcada o vacía, con el nombre «${e.name}»: ${e.words}.`,
      },
      spam_wording: {
        name: 'Redacción de spam',
        message: 'Parece un texto de spam. Describa con palabras sencillas qué hace la herramienta.',
        evidence: (e) => `Redactado como spam; palabras que lo indican: ${e.words}.`,
      },
      masked_words: {
        name: 'Palabras disfrazadas',
        message: 'Algunas palabras están disfrazadas. Escríbalas con claridad.',
        evidence: (e) => `Palabras disfrazadas para pasar inadvertidas: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Alfabetos mezclados',
        message: 'Algunas palabras mezclan letras de varios alfabetos. Escriba cada palabra en un solo alfabeto.',
        evidence: (e) => `Letras de varios alfabetos en una palabra: ${e.words}.`,
      },
      prompt_injection: {
        name: 'Órdenes a un modelo de lenguaje',
        message: 'Quite lo que va dirigido a un modelo de lenguaje. Describa la herramienta.',
        evidence: (e) =>
          `Órdenes a un modelo de lenguaje que podría evaluar el texto: ${e.words}. No se fíe de la opinión de un modelo sobre esta ficha.`,
      },
      shouting: {
        name: 'Gritos',
        message: 'Use menos mayúsculas, signos de exclamación y emojis.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)} % de las letras son mayúsculas`,
            k.plural(e.exclamation_marks, { one: '# signo de exclamación', other: '# signos de exclamación' }),
            k.plural(e.pictures, { one: '# emoji', other: '# emojis' }),
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'No es una herramienta de IA',
        message: 'La ficha no dice qué hace la IA. Añada una frase que lo explique.',
        evidence: (e) =>
          [
            'Poco o nada en el nombre, la frase breve y la descripción apunta a la IA.',
            e.words && `Palabras en contra: ${e.words}.`,
            e.nearest && `Lo más cercano a la IA: ${e.nearest}.`,
            !e.known_style && 'El idioma o el estilo es nuevo para la regla, así que no está segura.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'Esta regla falló y no ha comprobado la ficha. Compruébela usted.',
    page: {
      title: 'Reglas de control',
      lead: 'Lo que cada regla ha encontrado en los últimos 90 días y cuántas veces los editores estuvieron de acuerdo.',
      modes: { off: 'Desactivada', advisory: 'Consultiva', enforced: 'Obligatoria' },
      modesHint:
        'Una regla consultiva muestra a los editores lo que encuentra. Una obligatoria además rechaza ' +
        'aquello de lo que está segura; si se equivoca demasiado, pasa automáticamente a consultiva.',
      rule: 'Regla',
      mode: 'Modo',
      modeOf: (rule) => `Modo de la regla «${rule}»`,
      fired: 'Hallazgos',
      refused: 'Rechazados',
      agreed: 'De acuerdo',
      disagreed: 'En desacuerdo',
      precision: 'Precisión',
      percent: (value) => `${k.number(value)} %`,
      floor: (percent) => `se exige ${percent}`,
      save: 'Guardar',
      changed: 'Se ha cambiado el modo.',
    },
  };
};

/** Sentences of the visitors’ pages, in Spanish. */
import type { Format } from '#locales/format.ts';
import type { VisitorMessages } from '#locales/en/visitors.ts';

export const messages = (k: Format): VisitorMessages => ({
  sponsored: 'Patrocinado',
  home: {
    categories: 'Explorar por categorías',
    submitTitle: '¿Ha creado una herramienta?',
    submitText:
      'Envíela con el formulario o por la API. Un editor examina cada envío y le explica el motivo de la decisión.',
    points: [
      'Los editores revisan cada envío',
      'El orden de los resultados no se compra',
      'Sin rastreo ni servicios de terceros',
    ],
  },
  list: {
    title: 'Herramientas de IA',
    foundAtLeast: (n) => `Más de ${k.number(n)} herramientas`,
    category: 'Categoría',
    anyCategory: 'Todas las categorías',
    pricing: 'Precio',
    anyPricing: 'Cualquier precio',
    clear: 'Borrar búsqueda y filtros',
    none: 'Ninguna herramienta coincide',
    noneHint: 'Pruebe con menos palabras o con otras, o quite un filtro.',
    about: {
      tools:
        'Todas las herramientas del catálogo, primero las más recientes. Filtre por precio y categoría o busque en la lista.',
      category: (name) => `Herramientas de IA de la categoría «${name}»: qué hace cada una y cuánto cuesta.`,
      categories: 'Todas las categorías del catálogo y cuántas herramientas contiene cada una.',
    },
    foundFor: (found, q) => `${found} para «${q}»`,
    noneFor: (q) => `Ninguna herramienta coincide con «${q}»`,
    fewerWords: 'Pruebe con menos palabras o con otras.',
    beyond: 'Esta página no existe',
    unlisted: (q) => `Ninguna herramienta del catálogo tiene la dirección «${q}»`,
    nearAddress: 'Ninguna herramienta tiene exactamente esta dirección. Estas son las más cercanas.',
    correctedTo: (q) => `Resultados para «${q}».`,
    instead: (q) => `Buscar «${q}»`,
    meant: (q) => `¿Quiso decir «${q}»?`,
    ignored: (words) => `No se ha tenido en cuenta: ${words}.`,
    hint: (price) => `Primero: ${price}`,
    nearest: 'Categorías más cercanas',
  },
  tool: {
    visit: 'Visitar el sitio web',
    about: 'Descripción',
    facts: 'Datos',
    website: 'Sitio web',
    pricing: 'Precio',
    updated: 'Último cambio',
    checked: 'Última comprobación del enlace',
    broken: 'El enlace no funcionaba cuando lo comprobamos por última vez.',
    original: (language) => `Aún sin traducir; se muestra en el idioma original: ${language}.`,
    machine: 'Traducción automática.',
    confirmed: (month: string) => `Confirmado en ${month}`,
    stated: {
      maker: (month: string) => `según su creador, ${month}`,
      editor: (month: string) => `según un editor, ${month}`,
      import: (month: string) => `de una lista importada, ${month}`,
    },
    back: 'Volver a la ficha',
  },
  badge: {
    listed: (site: string) => `En el catálogo ${site}`,
    title: 'Insignia para su sitio',
    copy: 'Copie este código en su página.',
  },
  alternatives: {
    title: (name) => `Alternativas a ${name}`,
    lead: (name) => `Herramientas que pueden sustituir a ${name}; primero, las más parecidas.`,
    all: 'Todas las alternativas',
    none: 'Aún no hay alternativas',
    order: 'Primero las más parecidas; el pago no interviene.',
    named: 'Nombrada en su búsqueda',
    words: 'Buscar estas palabras',
  },
  suggest: {
    category: 'Categoría',
    count: (n) => k.plural(n, { one: '# sugerencia', other: '# sugerencias' }),
    none: 'Sin sugerencias',
  },
  facets: {
    features: 'Funciones',
    noAccount: 'Sin cuenta',
    more: 'Más categorías',
    chosen: 'Filtros elegidos',
    remove: (name) => `Quitar el filtro: ${name}`,
    clear: 'Borrar todo',
  },
  sort: {
    why: 'Cómo se ordenan los resultados',
  },
  category: {
    search: 'Buscar en esta categoría',
    others: 'Otras categorías',
  },
  report: {
    title: (name) => `Informar de un problema con ${name}`,
    sent: 'Aviso enviado',
    lead: 'Díganos qué está mal. Un editor lee cada aviso, pero no ve quién lo envió.',
    kind: '¿Qué está mal?',
    message: '¿Qué debería saber el editor?',
    messageHint: `Hasta ${k.number(1000)} caracteres`,
    replyTo: 'Correo electrónico para la respuesta',
    replyToHint:
      'Enviamos un solo correo cuando se cierra el aviso (tres al día como máximo) y después borramos la dirección, a los 90 días a más tardar.',
    signedIn: 'El resultado aparecerá en «Mis avisos», en su cuenta.',
    button: 'Enviar aviso',
    done: 'Gracias. Un editor lo revisará.',
    doneNoMail:
      'Gracias. Un editor lo revisará. No recibirá ningún correo: hoy ha enviado demasiados avisos con dirección.',
  },
  ranking: {
    lead: 'El orden depende de cuánto se ajusta cada ficha a sus palabras. La misma búsqueda da a todos el mismo orden.',
    paidTitle: 'El pago no interviene',
    paid:
      'Nadie puede comprar un puesto mejor. Las fichas pagadas aparecen en un recuadro aparte ' +
      'con la palabra «Patrocinado», dos por página como máximo, y solo sobre resultados que ' +
      'contienen la propia herramienta. El buscador no sabe quién paga: nunca lee esa tabla, ' +
      'y una prueba automática compara todos los resultados con y sin espacios patrocinados.',
    withoutTitle: 'Sin palabra de búsqueda',
    without: 'Las listas y categorías muestran primero las fichas más recientes.',
    withTitle: 'Con palabras de búsqueda',
    with: 'Cada herramienta va al primer grupo que le corresponde:',
    tiers: [
      'El nombre es exactamente lo escrito, sin contar mayúsculas, acentos, espacios ni puntuación.',
      'El nombre solo difiere en una terminación como «AI» o «.com», o la herramienta tiene ese dominio.',
      'Solo falta una letra para completar el nombre.',
      'El nombre empieza por lo escrito, en palabras enteras.',
      'El nombre empieza por lo escrito.',
      'El nombre contiene todas las palabras.',
      'El nombre contiene todas las palabras, la última como comienzo de una palabra.',
      'El nombre difiere en una letra equivocada, omitida, sobrante o cambiada de sitio, o suena ' +
        'como lo escrito en otro alfabeto, y casi ninguna herramienta usa las palabras escritas.',
      'El nombre, la frase breve y las categorías contienen entre todos las palabras o sus sinónimos ' +
        '(las categorías solas no bastan), y la herramienta hace lo que se busca, si está claro.',
      'El nombre, los textos y las categorías contienen todas las palabras, o la herramienta hace lo que se busca, descrito de otra manera.',
      'Aparece al menos la mitad de las palabras; las raras cuentan más que las comunes.',
      'El nombre difiere en una letra, aunque otras herramientas usen las palabras escritas.',
      'Si los grupos anteriores están vacíos: coinciden todas las palabras al dejar fuera las desconocidas y ' +
        'después las más comunes. Si quedan muy pocas y la búsqueda puede tratar de otra cosa, no se muestra nada.',
    ],
    withinTitle: 'Dentro de un grupo',
    within:
      'Si coincide el nombre, va primero la ficha más reciente. Si coinciden las palabras, el nombre ' +
      'cuenta más que la frase breve, y esta más que la descripción; en caso de igualdad van primero las ' +
      'frases más breves y después las fichas más recientes. Palabras como «mejor» o «gratis» son opcionales. ' +
      'Lo que hace una herramienta se deduce de sus textos, con una lista de tareas en ocho idiomas.',
    alternativesTitle: 'Alternativas a una herramienta',
    alternatives:
      'Una herramienta es alternativa a otra si lo dicen sus textos, si ambas son conocidas por lo ' +
      'mismo o si comparten una categoría y palabras sobre lo que hacen. Lo primero es lo que más ' +
      'cuenta; después, lo segundo; después, las palabras compartidas (las raras más que las corrientes), ' +
      'y por último las categorías compartidas. Los complementos que no sustituyen a la otra herramienta ' +
      'y las tiendas de prompts van al final; en caso de igualdad va antes la ficha más reciente. Son ' +
      '50 como máximo y, a partir de la undécima, solo las cercanas a las mejores. Si una búsqueda ' +
      'pide alternativas, va primero la herramienta nombrada, y suben las que tienen el precio pedido.',
    understoodTitle: 'Cómo se leen sus palabras',
    understood:
      'Una palabra que casi ninguna herramienta usa se corrige cuando otra parecida se usa mucho más; ' +
      'la página lo dice y ofrece lo que usted escribió. Las palabras de precio, como «gratis» o ' +
      '«código abierto», suben las herramientas con ese precio. Las palabras sobre una función, como ' +
      '«extensión de navegador» o «sin registro», suben las herramientas cuyo creador la indica. No se ' +
      'busca lo que sigue a «en vez de». Los números de versión, como en «DALL·E 3», son opcionales.',
    languagesTitle: 'En su idioma',
    languages:
      'Puede buscar en cualquiera de los ocho idiomas. También coinciden otras formas de una palabra, ' +
      'y los nombres de las categorías llevan también a herramientas descritas en otro idioma.',
    notTitle: 'Lo que no cuenta',
    not: [
      'Cualquier clase de pago',
      'Los clics y las visitas',
      'Quién es usted y qué ha buscado antes',
      'Quién envió la herramienta',
    ],
    check: 'Compruébelo: la API abierta da el mismo orden, sin espacios patrocinados.',
    apiLink: 'Leer la documentación de la API',
  },
  api: {
    lead:
      'Lea el catálogo sin clave y envíe herramientas con un token. Esta página se ' +
      'genera a partir de la descripción OpenAPI; sus explicaciones están en inglés.',
    start: 'Para empezar',
    startRead: 'La lectura no requiere token. Pruébelo en un terminal:',
    startToken: 'Para enviar herramientas necesita un token.',
    makeToken: 'Crear un token de API',
    startErrors: 'Cada error es JSON con `code`, `message` y, si un campo no es válido, una frase en `fields`.',
    startPages: 'Las listas se dan por páginas de `per_page` fichas; `links.next` lleva a la siguiente.',
    startLimits: 'Por encima de un límite la respuesta es 429, y `Retry-After` indica cuántos segundos debe esperar.',
    base: 'Dirección base',
    contents: 'Operaciones',
    parameters: 'Parámetros',
    required: 'obligatorio',
    body: 'Cuerpo (JSON)',
    answers: 'Respuestas',
    errors: 'Errores',
    token: 'Requiere un token',
    open: 'Abierto a todos',
    example: 'Ejemplo',
    values: 'Uno de estos valores',
    standard: 'Por defecto',
  },
  statistics: {
    lead: 'Cuánto esperan los envíos y qué deciden los editores. Se calcula automáticamente, sin nombres.',
    waiting: 'En espera ahora',
    oldest: 'El más antiguo espera desde',
    nobody: 'No hay nada en espera',
    period: (days) => k.plural(days, { one: 'Último día', other: 'Últimos # días' }),
    decisions: 'Decisiones',
    published: 'Publicados',
    rejected: 'Rechazados',
    changes: 'Cambios solicitados',
    median: 'Espera habitual (mediana)',
    p95: '95 de cada 100 se decidieron en',
    noDecisions: 'Aún no hay decisiones',
    reasons: 'Motivos de los rechazos',
    span: 'Periodo',
    at: (time) => `Datos del ${time} (UTC).`,
    json: 'Las mismas cifras en JSON',
  },
  noTool: {
    gone: 'Esta herramienta ya no está en el catálogo',
    goneText: 'Un editor ha eliminado la ficha. Pruebe a buscar.',
    missing: 'Esta herramienta no está en el catálogo',
    missingText: 'Quizá aquí tenga otro nombre. Búsquela, explore las categorías o envíela.',
  },
});

states-published = publicada
states-awaiting_moderation = pendiente de revisión
states-changes_requested = pendiente de cambios
states-rejected = rechazada
states-withdrawn = retirada por su creador
states-expired = caducada
states-quarantined = oculta
states-removed = eliminada

differences-https = http o https
differences-www = www
differences-path_spelling = escritura de la ruta
differences-fragment = parte después de #

relations-same_page_other_form = Otra forma de la misma dirección
relations-same_store_item = El mismo artículo de una tienda
relations-same_repository = El mismo repositorio
relations-same_repository_name = El mismo nombre de repositorio con otro propietario
relations-same_host = El mismo servidor
relations-same_word_in_address = La misma palabra en la dirección

matches-same_name = El mismo nombre
matches-same_name_but_for_common_words = El mismo nombre salvo palabras comunes
matches-same_name_in_other_letters = El mismo nombre en otro alfabeto
matches-same_tagline = La misma descripción breve
matches-one_name_holds_the_other = Un nombre contiene al otro
matches-one_letter_apart = Una letra de diferencia en el nombre
matches-near_same_tagline = Casi la misma descripción breve

rules-same_page-name = Misma página
rules-same_page-message = Ya hay una herramienta con esta dirección en el catálogo o pendiente de revisión.
rules-same_page-evidence = La misma página que «{ $name }» ({ $state }, { $url }). Se diferencian en: { $differs_by }.
rules-same_page-evidence_without_differs_by = La misma página que «{ $name }» ({ $state }, { $url }).
rules-same_store_item-name = Misma aplicación o extensión
rules-same_store_item-message = Esta aplicación o extensión ya está en el catálogo o pendiente de revisión con otra dirección de su tienda.
rules-same_store_item-evidence = El mismo producto de la tienda { $store }, { $id }, que «{ $name }» ({ $state }, { $url }).
rules-related_page-name = Dirección relacionada
rules-related_page-message = Parece otra dirección de una herramienta que ya está en el catálogo.
rules-related_page-evidence = { $relation }: { $shared }. Ficha existente: «{ $name }» ({ $state }, { $url }).
rules-same_name-name = Mismo nombre o descripción breve
rules-same_name-message = Ya hay una herramienta con este nombre o esta descripción breve en el catálogo o pendiente de revisión.
rules-same_name-evidence = { $match }: «{ $name }» ({ $state }, { $url }).
rules-look_alike_name-name = Nombre que se confunde con otro
rules-look_alike_name-message = El nombre parece el de otra herramienta, escrito con letras parecidas.
rules-look_alike_name-evidence = Parece el nombre «{ $name }» ({ $url }) con letras parecidas: { $letters }.
rules-look_alike_name-evidence_without_letters = Parece el nombre «{ $name }» ({ $url }) con letras parecidas.
rules-gambling-name = Juegos de azar
rules-gambling-message = Parece una oferta de juegos de azar; el catálogo no admite este tipo de contenido.
rules-gambling-evidence = Palabras sobre juegos de azar: { $words }.
rules-adult-name = Pornografía y acompañantes
rules-adult-message = Parece una oferta solo para adultos; el catálogo no admite este tipo de contenido.
rules-adult-evidence = Palabras sobre pornografía o acompañantes: { $words }.
rules-pills-name = Medicamentos y drogas
rules-pills-message = Parece una venta de medicamentos o drogas; el catálogo no admite este tipo de contenido.
rules-pills-evidence = Palabras sobre la venta de medicamentos o drogas: { $words }.
rules-sold_attention-name = Seguidores comprados
rules-sold_attention-message = Parece una venta de seguidores, «me gusta» o visualizaciones; el catálogo no admite este tipo de contenido.
rules-sold_attention-evidence = Palabras sobre seguidores, «me gusta» o visualizaciones comprados: { $words }.
rules-essay_mill-name = Trabajos académicos por encargo
rules-essay_mill-message = Parece una oferta para escribir trabajos o tesis de otras personas; el catálogo no admite este tipo de contenido.
rules-essay_mill-evidence = Palabras sobre trabajos y tesis por encargo: { $words }.
rules-get_rich-name = Dinero rápido
rules-get_rich-message = Parece una promesa de dinero rápido; el catálogo no admite este tipo de contenido.
rules-get_rich-evidence = Palabras sobre dinero rápido: { $words }.
rules-miracle_cures-name = Curas milagrosas
rules-miracle_cures-message = Parece una oferta de curas milagrosas o de adelgazar sin esfuerzo; el catálogo no admite este tipo de contenido.
rules-miracle_cures-evidence = Palabras sobre curas milagrosas y adelgazamiento: { $words }.
rules-fake_reviews-name = Reseñas compradas
rules-fake_reviews-message = Parece una venta de reseñas; el catálogo no admite este tipo de contenido.
rules-fake_reviews-evidence = Palabras sobre reseñas compradas: { $words }.
rules-sold_traffic-name = Visitas compradas
rules-sold_traffic-message = Parece una venta de visitas, clics o listas de direcciones; el catálogo no admite este tipo de contenido.
rules-sold_traffic-evidence = Palabras sobre visitas, clics o direcciones a la venta: { $words }.
rules-sold_links-name = Enlaces comprados
rules-sold_links-message = Parece una venta de enlaces o de artículos invitados; el catálogo no admite este tipo de contenido.
rules-sold_links-evidence = Palabras sobre enlaces o artículos comprados: { $words }.
rules-exam_takers-name = Exámenes hechos por otros
rules-exam_takers-message = Parece una oferta para hacer exámenes en lugar de otras personas; el catálogo no admite este tipo de contenido.
rules-exam_takers-evidence = Palabras sobre exámenes hechos por otros: { $words }.
rules-fake_diplomas-name = Títulos sin estudios
rules-fake_diplomas-message = Parece una venta de títulos o diplomas; el catálogo no admite este tipo de contenido.
rules-fake_diplomas-evidence = Palabras sobre títulos sin estudios: { $words }.
rules-false_papers-name = Documentos falsos
rules-false_papers-message = Parece una oferta de documentos o certificados falsos; el catálogo no admite este tipo de contenido.
rules-false_papers-evidence = Palabras sobre documentos falsos: { $words }.
rules-visa_papers-name = Visados por dinero
rules-visa_papers-message = Parece una venta de visados o permisos de residencia; el catálogo no admite este tipo de contenido.
rules-visa_papers-evidence = Palabras sobre visados y permisos por dinero: { $words }.
rules-account_sale-name = Cuentas a la venta
rules-account_sale-message = Parece una venta de cuentas; el catálogo no admite este tipo de contenido.
rules-account_sale-evidence = Palabras sobre cuentas a la venta: { $words }.
rules-quick_loans-name = Préstamos rápidos
rules-quick_loans-message = Parece una oferta de préstamos rápidos; el catálogo no admite este tipo de contenido.
rules-quick_loans-evidence = Palabras sobre préstamos rápidos: { $words }.
rules-recruiting-name = Esquemas piramidales
rules-recruiting-message = Parece una oferta de ingresos por captar a otros; el catálogo no admite este tipo de contenido.
rules-recruiting-evidence = Palabras sobre ingresos por captar a otros: { $words }.
rules-false_prizes-name = Premios falsos
rules-false_prizes-message = Parece el aviso de un premio que nadie ha ganado; el catálogo no admite este tipo de contenido.
rules-false_prizes-evidence = Palabras sobre premios que nadie ha ganado: { $words }.
rules-copies-name = Copias de marcas
rules-copies-message = Parece una venta de copias de marcas conocidas; el catálogo no admite este tipo de contenido.
rules-copies-evidence = Palabras sobre copias de marcas conocidas: { $words }.
rules-spells-name = Hechizos y videncia
rules-spells-message = Parece una oferta de hechizos o videncia; el catálogo no admite este tipo de contenido.
rules-spells-evidence = Palabras sobre hechizos y videncia: { $words }.
rules-break_ins-name = Hackeo por encargo
rules-break_ins-message = Parece una oferta para entrar en cuentas o sitios ajenos; el catálogo no admite este tipo de contenido.
rules-break_ins-evidence = Palabras sobre intrusiones en cuentas o sitios: { $words }.
rules-spying-name = Espionaje de personas
rules-spying-message = Parece una oferta para vigilar a otras personas en secreto; el catálogo no admite este tipo de contenido.
rules-spying-evidence = Palabras sobre vigilancia en secreto: { $words }.
rules-piracy-name = Software pirateado
rules-piracy-message = Parece una oferta de software o canales pirateados; el catálogo no admite este tipo de contenido.
rules-piracy-evidence = Palabras sobre software o canales pirateados: { $words }.
rules-blocked_domain-name = Dominio bloqueado
rules-blocked_domain-message = Este sitio web no se incluye en este catálogo.
rules-blocked_domain-evidence = { $value } está en la lista de dominios bloqueados. Motivo: { $reason }
rules-blocked_word-name = Palabra bloqueada
rules-blocked_word-message = El texto contiene una palabra que este catálogo no acepta.
rules-blocked_word-evidence = «{ $value }» está en la lista de palabras bloqueadas. Motivo: { $reason }
rules-blocked_mail-name = Dominio de correo bloqueado
rules-blocked_mail-message = Use una dirección de correo de otro proveedor.
rules-blocked_mail-evidence = { $value } está en la lista de dominios de correo bloqueados. Motivo: { $reason }
rules-template_flood-name = Texto repetido
rules-template_flood-message = Se acaba de enviar varias veces casi el mismo texto. Describa qué tiene de particular esta herramienta.
rules-template_flood-evidence = { $count ->
        [one] { $count } texto más de la última hora es casi igual
       *[other] { $count } textos más de la última hora son casi iguales
    }: { $names }.
rules-account_flood-name = Muchas fichas a la vez
rules-account_flood-message = Desde esta cuenta han llegado muchas fichas en una hora. Espere un poco antes de enviar más.
rules-account_flood-evidence = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } sobre { $site } de esta cuenta en una hora.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } de esta cuenta en una hora.
rules-address_flood-name = Muchas fichas desde una dirección
rules-address_flood-message = Desde su dirección de red han llegado muchas fichas en una hora. Espere un poco antes de enviar más.
rules-address_flood-evidence = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } de { $accounts ->
        [one] { $accounts } cuenta
       *[other] { $accounts } cuentas
    } desde una misma dirección de red en una hora.
rules-keyword_stuffing-name = Palabras clave en vez de frases
rules-keyword_stuffing-message = Parece una lista de palabras clave. Describa con frases qué hace la herramienta.
rules-keyword_stuffing-evidence = La palabra «{ $word }» { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    } entre { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } palabra clave en vez de una frase.
   *[other] { $count } palabras clave en vez de una frase.
}
rules-link_pile-name = Demasiados enlaces
rules-link_pile-message = El texto tiene demasiados enlaces o números de teléfono. Quítelos.
rules-link_pile-evidence = { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } y { $numbers ->
        [one] { $numbers } número de teléfono o nombre de mensajería
       *[other] { $numbers } números de teléfono o nombres de mensajería
    } en el texto.
rules-short_link-name = Enlace corto o redirección
rules-short_link-message = Es un enlace corto o la redirección de un directorio. Indique la dirección de la propia herramienta.
rules-short_link-evidence = Enlace corto, página de enlaces o redirección de un directorio en { $host }: lo que hay detrás puede cambiar.
rules-disposable_mail-name = Buzón desechable
rules-disposable_mail-message = Esta dirección parece desechable. Indique una permanente.
rules-disposable_mail-evidence = { $domain } ofrece buzones desechables.
rules-parked_page-name = Página aparcada o vacía
rules-parked_page-message = Parece el texto de una página vacía. Describa la herramienta.
rules-parked_page-evidence = Palabras de una página aparcada o vacía, con el nombre «{ $name }»: { $words }.
rules-spam_wording-name = Lenguaje de spam
rules-spam_wording-message = Parece un texto de spam. Describa con palabras sencillas qué hace la herramienta.
rules-spam_wording-evidence = Redactado como spam; palabras que lo indican: { $words }.
rules-masked_words-name = Palabras disfrazadas
rules-masked_words-message = Algunas palabras están disfrazadas. Escríbalas con claridad.
rules-masked_words-evidence = Palabras disfrazadas para pasar inadvertidas: { $words }.
rules-prompt_injection-name = Órdenes a un modelo de lenguaje
rules-prompt_injection-message = Quite lo que va dirigido a un modelo de lenguaje. Describa la herramienta.
rules-prompt_injection-evidence = Órdenes a un modelo de lenguaje que podría evaluar el texto: { $words }. No se fíe de la opinión de un modelo sobre esta ficha.
rules-shouting-name = Mayúsculas y signos de exclamación
rules-shouting-message = Use menos mayúsculas, signos de exclamación y emojis.
rules-shouting-evidence = { NUMBER($capitals_percent) } % de las letras son mayúsculas, { $exclamation_marks ->
        [one] { $exclamation_marks } signo de exclamación
       *[other] { $exclamation_marks } signos de exclamación
    }, { $pictures ->
        [one] { $pictures } emoji
       *[other] { $pictures } emojis
    }.
rules-not_ai-name = No es una herramienta de IA
rules-not_ai-message = La ficha no dice qué hace la IA. Añada una frase que lo explique.
rules-not_ai-evidence-1 = { $silent ->
    [yes] Poco o nada en el nombre, la descripción breve y la descripción apunta a la IA.
   *[no] { "" }
}
rules-not_ai-evidence-2 = La ficha menciona «{ $said }», pero el resto no parece describir una herramienta de IA.
rules-not_ai-evidence-3 = Solo «{ $perhaps }» podría referirse a la IA.
rules-not_ai-evidence-4 = El texto descarta la IA: «{ $denial }».
rules-not_ai-evidence-5 = Palabras en contra: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] El idioma o el estilo es nuevo para la regla, así que no está segura.
}
rules-second_opinion-name = Veredicto del modelo de lenguaje
rules-second_opinion-message = Un modelo de lenguaje que ayuda a la redacción cree que es spam o que no es una herramienta de IA. Si se equivoca, pida que lo revise la redacción.
rules-second_opinion-evidence = El modelo de lenguaje { $model } dice que no: { $reason }

notChecked = Esta regla falló y no ha comprobado la ficha. Compruébela usted.

page-title = Reglas de control
page-lead = Lo que cada regla ha encontrado en los últimos 90 días y cuántas veces la redacción estuvo de acuerdo.
page-modes-off = Desactivada
page-modes-advisory = Consultiva
page-modes-enforced = Obligatoria
page-modesHint = Una regla consultiva muestra a la redacción lo que encuentra. Una obligatoria además rechaza aquello de lo que está segura; si se equivoca demasiado, pasa automáticamente a consultiva.
page-rule = Regla
page-mode = Modo
page-modeOf = Modo de la regla «{ $rule }»
page-fired = Hallazgos
page-refused = Rechazados
page-agreed = De acuerdo
page-disagreed = En desacuerdo
page-precision = Precisión
page-percent = { NUMBER($value) } %
page-floor = se exige { $percent }
page-save = Guardar
page-changed = Se han guardado los modos.

page-model-title = Modelo de lenguaje
page-model-asked = Si ninguna regla rechaza, se le consulta al momento sobre las fichas que una de estas reglas o un tema de spam señala ({ $rules }) y sobre los textos en los que el clasificador duda. Si dice que no, la regla «{ $rule }» rechaza, o señala la ficha cuando el clasificador duda poco; el creador puede pedir que la revise la redacción.
page-model-advises = Solo aconseja a la redacción, porque JUDGE_REFUSES está desactivado.
page-model-budget = Consultas de hoy (UTC): { $asked } de { $most }.
page-model-editors = Decisiones de los últimos 90 días: { $agreed } como dijo el modelo, { $disagreed } en contra.

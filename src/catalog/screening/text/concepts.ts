// What software does, as concepts with their words in eight languages: tasks that AI tools do, and work that needs none.
// Their weights are learned from English entries and hold for every language, because the concept is the same.
import { hitsIn, hitWords, taggedLexicon } from './lexicon.ts';
import type { Hit } from './lexicon.ts';

/** Beginnings of words ("casino*") and phrases, as lexicon.ts reads them; one line a group of languages. */
const WORDS: Record<string, readonly string[]> = {
  // Tasks of AI tools.
  summary: [
    `summar*, tldr, tl dr, key takeaways, digest of, briefs from`,
    `zusammenfass*, fasst zusammen, zusammengefasst, resumen, resumenes, resumir, resumidor*, resumiendo, sintetiza*, resumer, resumes automatiq*, resume automatiq*, resume les, resume des, resume vos, resume de, streszcz*, podsumow*, podsumuj*`,
    `резюмир*, суммариз*, саммари*, краткое содержание, краткие содержания, пересказ*, конспект*, кратко излага*, выжимк*, підсумов*, підсумк*, стислий виклад, стисло викладає, узагальн*, конспект*, переказу*, تلخيص*, يلخص*, تلخص*, ملخص*, خلاصه`,
  ],
  transcription: [
    `transcri*, speech recognition, voice to text, audio to text, video to text, dictat*, subtitle*, captions, captioning, closed caption*, meeting note*, meeting minute*, notetak*, note taker*, scribe`,
    `transkri*, diktier*, diktat*, untertitel*, mitschrift*, besprechungsnotiz*, protokollier*, dictado, dicta, dictar, subtitul*, actas, notas de reunion*, dictee, dicte, dicter, sous titr*, comptes rendus, compte rendu, dyktow*, napis*, notatki ze spotkan, protokol*`,
    `транскри*, расшифров*, субтитр*, диктов*, протокол* встреч*, заметки со встреч, розшифр*, субтитр*, диктув*, диктант*, нотатк* зустріч*, протокол* зустріч*, تفريغ, يفرغ*, ترجمه نصيه, ترجمات نصيه, املاء, تدوين`,
  ],
  paraphrase: [
    `paraphras*, rephras*, rewrit*, reword*, proofread*, grammar, spelling, humaniz*, plagiarism, tone of voice, style of your`,
    `umformulier*, paraphras*, korrekturles*, grammatik*, rechtschreib*, lektorier*, parafras*, reescrib*, reformul*, redaccion, ortografia, gramatica*, corrige, corrector*, reformul*, reecri*, grammaire, grammatic*, orthograph*, relit, correcteur*, parafraz*, przeredag*, gramaty*, korekt*, korygu*`,
    `перефраз*, рерайт*, переписыва*, грамматик*, орфограф*, вычит*, граматик*, орфограф*, вичит*, переписує, переформул*, переформульов*, اعاده صياغه, يعيد صياغه, تدقيق, يدقق, نحويه, املاييه, نحوي`,
  ],
  generation: [
    `generat*, creator that creates, creates images, create images, image creator*, art creator*, video creator*, auto generat*, synthes*, synthetic, text to*, images from text, art from text, from text, from words, from a description, type a description, dream up, imagin*`,
    `generier*, erzeugt, erzeugen, erzeugung, erstellt aus, erstellt bilder, synthet*, genera, generan, generar, generacion, generador*, generas, sintet*, genere, generent, generer, generateur*, generation, generuj*, generow*, generator*, tworzy obrazy, syntet*, z opisu, aus beschreibung*, aus text, aus stichpunkten, a partir de texto, a partir de una descripcion, a partir de descripcion*, a partir d'une description, a partir de texte`,
    `генерир*, генерац*, генератор*, сгенерир*, создает изображ*, создает картин*, создает видео, по описанию, по тексту, из текста, синтез*, генеру*, згенер*, створює зображ*, створює відео, з опису, за описом, з тексту, синтет*, توليد*, يولد*, تولد, مولد*, انشاء صور, ينشي*, من وصف, من النص, تخليق*`,
  ],
  artwork: [
    `avatar*, headshot*, portrait*, anime, artwork*, art generator*, digital art, pixel art, illustration*, wallpaper*, photorealis*, photo realis*, realistic photo*, cartoon*, selfie*, stock photos, tattoo*, sketch*, interior design*, redesign*, virtual staging, virtual try on, try on, text prompts`,
    `avatar*, portrat*, bewerbungsfoto*, illustration*, kunstwerk*, skizze*, retrato*, ilustra*, bocet*, obra de arte, boceto*, dessin*, croquis, awatar*, portret*, ilustrac*, szkic*`,
    `аватар*, портрет*, иллюстрац*, арт, арты, эскиз*, селфи, ілюстрац*, ескіз*, селфі, صور رمزيه, افاتار*, لوحات, رسوم*, بورتريه*`,
  ],
  photo_repair: [
    `remove background*, background remov*, bg remov*, remove bg, transparent background*, remove object*, object remov*, eraser, upscal*, unblur*, deblur*, sharpen*, photo enhanc*, image enhanc*, enhance photo*, enhance image*, enhancer, restore*, restoring, restoration*, coloriz*, colouriz*, cutout*, watermark remov*, retouch*, super resolution, face restor*, noise reduction, remove noise, denois*, noise cancel*, isolate vocals, vocal remov*, stem separat*, stem splitter`,
    `hintergrund entfern*, hintergrunde*, freistell*, freigestell*, stellt frei, hochskalier*, scharf*, nacharf*, restaurier*, kolorier*, entfernt personen, entfernt objekte, entfernt storende, borra objetos, borra personas, efface*, retire les, supprime les objets, usuwa obiekty, usuwa osoby, usuwa zbedne, eliminar fondo*, quitar fondo*, elimina fondos, quita fondos, elimina objetos, mejora fotos, mejora imagenes, escalado, escala imagenes, restaurar*, restauracion*, colorea*, recorta*, fondos limpios, arriere plan*, supprim* arriere*, detour*, ameliore*, agrandi*, restaure*, colorise*, usuwa tlo, usuwanie tla, usun tlo, usuwa tla, wycina*, powieksz*, wyostrz*, odszum*, tła`,
    `убирает лишн*, удаляет лишн*, убирает объекты, удаляет объекты, прибирає зайв*, видаляє зайв*, يمحو, удал* фон*, удаление фона, убирает фон, вырез*, апскейл*, улучшает качество, повышает качество, резкост*, реставр*, раскраш*, шумопод*, убирает шум, очищает запис*, видал* фон*, видалення фону, вирізає, прибирає шум, покращує якість, збільшує зображення, реставр*, чищення звуку, ازاله الخلفي*, يزيل*, تحسين جوده*, تكبير*, ترميم*, تلوين*, خلفيات, يقص*, ينقي*`,
  ],
  face: [
    `face swap*, faceswap*, swap face*, swap head*, face chang*, talking avatar*, talking head*, lip sync*, lipsync*, talking video*, digital human*, digital twin*, virtual presenter*, virtual human*, virtual influencer*, face recognition, facial recognition, talking photo*`,
    `gesichtstausch, gesichter tausch*, sprechende* avatar*, lippensynchron*, lippenbeweg*, digitale* zwilling*, gesichtserkenn*, avatares que hablan, intercambi* caras, cambio de cara*, labial, sincroniz* labios, movimiento de los labios, gemelo digital, reconocimiento facial, avatars parlants, levres, labiale, echange de visage*, presentateur* virtuel*, mowiac*, ruch ust, ruchu ust, synchronizac* ust, zamian* twarz*, wirtualn* prezenter*`,
    `замен* лиц*, губ, говорящ* аватар*, цифров* двойник*, цифров* ведущ*, синхронизац* губ, говорящ*, розпізнаванн* облич*, замін* облич*, рух* губ, говірк*, цифров* двійник*, віртуальн* ведуч*, متحدث افتراضي, حركه الشفاه, الشفاه, تبديل الوجوه, مقدم* افتراضي*`,
  ],
  voice: [
    `voiceover*, voice over*, voice changer*, voice generat*, voices, realistic voice*, natural voice*, natural sounding, human like*, humanlike, lifelike, dub, dubs, dubbed, dubber*, dubbing, narrat*, read aloud, reads aloud, speech synth*, voice model*, voice agent*, voice bot*, audiobook*, text reader, turn text into, spoken*`,
    `stimme*, sprachausgabe, vertonung, vorles*, liest vor, liest artikel, sprachbot*, voz, voces, doblaje*, dobla, locucion*, narracion*, voix, doublage, double les, narration*, lecture a voix haute, lektor*, glos, glosy, glosow, dubbing*, glosem, czyta na glos, narrac*`,
    `голос*, озвуч*, дубляж*, дублир*, диктор*, читает вслух, озвучен*, дублю*, озвучу*, читає вголос, صوت*, اصوات*, دبلجه*, تعليق صوتي, يقرا*, تعليقات صوتيه, نطق`,
  ],
  music: [
    `music generat*, generate music, composes, compose music, song generator*, songs from, lyrics, royalty free music, beat maker, melod*, make music, make any song, music creation`,
    `komponier*, songtext*, musikstuck*, erzeugt musik, canciones, compone, musica a partir, letras de cancion*, chansons, compose de la musique, composition musicale, paroles, piosenk*, kompon*, utwor* muzyczn*`,
    `сочиняет музык*, создает музык*, песн*, мелод*, пісн*, складає музик*, створює музик*, موسيقي*, اغاني, اغان, الحان, يلحن`,
  ],
  writing: [
    `copywrit*, writing assist*, writing companion*, write better, write faster, blog post*, write blog*, article generator*, content creation, content generator*, content writer*, writes, ghostwrit*, essay*, cover letter*, email repl*, reply to email*, write email*, story generator*, storytelling, stories, fiction, novel*, scripts, product descriptions, ad copy, captions for, seo content, seo article*, long form, marketing copy, sales copy, headlines, tweet generator*, linkedin post*, social media post*, hooks, writer, drafts, drafting, poem*, resume builder*, resumes, rejection letter*, speech writer`,
    `geschichten, marchen, cuentos, relatos, contes, histoires, bajk*, opowiad*, schreibassist*, schreibt, verfasst, entwirft texte, werbetext*, blogbeitrag*, blogbeitrage*, texterstell*, anschreiben, entwurf*, formulier*, redacta*, redactor*, escribe, escribir, escritura, articulos de blog, textos publicitarios, borradores, guiones, redige*, rediger, redaction*, ecrit, ecriture, brouillons, textes publicitaires, articles de blog, pisze, pisania, pisanie, tekst* reklam*, wpis* na blog*, szkice, list* motywacyjn*`,
    `сказк*, рассказ*, казк*, оповідан*, قصص, قصصا, قصه, حكايات, يولف, пишет, написани*, копирайт*, тексты, статьи, черновик*, сочин*, посты для, сценари*, пише, написанн*, копірайт*, чернетк*, статті, дописи, сценарі*, كتابه*, يكتب*, يصوغ*, صياغه*, مسودات*, مقالات*, كاتب`,
  ],
  translation: [
    `translat*, multilingual, localiz* video*, in any language, 30 languages, 100 languages, languages supported, language pairs`,
    `ubersetz*, traduc*, traductor*, traduit, traduis*, tlumacz*, przeklad*`,
    `перевод*, переклад*, ترجمه*, يترجم*, مترجم*`,
  ],
  assistant: [
    `assistant, assistants, assist you, assists, copilot*, companion*, coach, tutor*, therapist, co worker, coworker*, employee*, teammate*, concierge, buddy, sidekick, second brain, personal trainer, advisor, guru, genie, genius, wizard, intelligent*, intelligence, smart, smarter, smartest, magic*, supercharg*`,
    `assistent*, begleiter*, lernbegleiter*, intelligent*, intelligenz, smarte*, asistente*, asistencia, companero*, tutor*, inteligente*, inteligencia, assistant*, compagnon*, tuteur*, intelligent*, asystent*, towarzysz*, korepetytor*, inteligentn*`,
    `ассистент*, помощник*, репетитор*, собеседник*, умн*, интеллектуал*, асистент*, помічник*, репетитор*, співрозмовник*, розумн*, інтелектуал*, مساعد*, معلم*, ذكي*, ذكاء, اذكياء, رفيق, مدرب`,
  ],
  conversation: [
    `chat with*, chatting, conversation*, conversational, talk to*, talk with, ask question*, ask anything, ask a question, answer question*, answers question*, answers your, get answers, answers, instant answers, q a, natural language, plain english, plain language, in plain, personas, character*, roleplay*, role play, dialogue*, simply describe, just describe, describe what, describing`,
    `hort zu, fragt nach, unterhalte dich, habla con, parlez avec, discutez, rozmawiaj*, dialog*, gesprach*, unterhalt*, beantwort*, antwortet, fragen, naturlich* sprach*, chattet, conversa*, dialog*, responde*, preguntas, lenguaje natural, personajes, dialogue*, repond*, questions, langage naturel, discute*, conversationnel*, rozmow*, dialog*, odpowiada*, pytania, jezyk* naturaln*`,
    `поговори*, общайся, общайтесь, розмовляй*, поспілкуй*, диалог*, бесед*, разговор*, отвечает, ответы, ответит, вопрос*, естественн* язык*, чат с, персонаж*, діалог*, розмов*, відповіда*, відповіді, запитан*, питан*, природн* мов*, персонаж*, محادث*, دردش*, يجيب*, يحاور*, اسيله*, سوال, لغه طبيعيه, شخصيات`,
  ],
  models: [
    `model, models, trained, training data, dataset*, finetun*, inference, gpu, gpus, pretrain*, open weights, weights, benchmark*, evaluation, tokens, quantiz*, checkpoint*, parameters, annotation*, labeling, labelling, vector*, embedding*, feature store, prompt*, hallucinat*, guardrail*, jailbreak*, knowledge base*, retrieval, knowledge graph*, recommender*, recommendation engine, time series forecast*, predict*, demand forecast*, ocr, handwrit*, recogni*, classif*, object detection, sentiment, semantic*, attention, sota, state of the art, few shot, zero shot, cvpr, iccv, neurips, siggraph, unstructured data, unsupervised, jupyter`,
    `modell, modelle*, sprachmodell*, trainiert*, trainings*, gewicht*, vorhersag*, erkenn*, erkennt, klassifi*, handschrift*, prompt*, vektor*, embedding*, modelo*, entren*, predic*, reconoc*, clasific*, prediccion*, vector*, pesos abiertos, modele*, entrain*, predi*, reconnai*, reconnaissance*, classifi*, vectoriel*, poids ouverts, model*, wytren*, trenow*, przewid*, rozpozn*, klasyfik*, wektor*, wag*`,
    `модел*, обучен*, обуча*, промпт*, распозна*, предсказ*, прогноз*, классифи*, датасет*, вектор*, эмбеддинг*, рукопис*, навчен*, тренув*, розпізна*, передбач*, класиф*, запитів до моделей, підказк*, ваг*, نموذج*, نماذج*, تدريب*, مدرب*, تنبو*, يتنبا*, تعرف علي, يتعرف*, تصنيف*, متجه*, اوامر نصيه, موجهات`,
  ],
  agents: [
    `agent, agents, autonomous*, multi agent, workers, workflows for, orchestrat*, tool calling, function calling`,
    `agent, agenten, autonom*, agente*, autonomo*, agents, autonomes, agent*, autonomiczn*`,
    `агент*, автономн*, агент*, وكيل*, وكلاء*`,
  ],
  code_help: [
    `code completion*, code generation, autocomplete, code assistant*, pair program*, code review*, write code, writes code, coding companion, code search, sql quer*, sql generator, formula*, regex, debug*, unit tests, pull request*, explain code, code interpreter, text to code, text to sql, code snippets, coding faster, app from, website from, no code ai, build apps by`,
    `codevervollstand*, schreibt code, codereview*, programmierhilf*, vervollstand*, autocompletado, completa codigo, escribe codigo, revisa codigo, revision de codigo, completion de code, ecrit du code, revue de code, uzupelni* kod*, pisze kod, przeglad* kod*, autouzupeln*`,
    `автодополнени*, пишет код, ревью кода, генерац* кода, дополняет код, автодоповнен*, пише код, рев'ю коду, перевірк* коду, اكمال الكود, يكتب الكود, مراجعه الكود, شيفره`,
  ],
  video_cut: [
    `video generator*, video editing, edit videos, video maker, repurpos*, clips, short clips, long videos into, viral, shorts, explainer video*, video from, faceless, b roll, slideshow*, animate*, animation*, motion capture, 3d model*, text to 3d, presentation*, slides, decks, pitch deck*, logo*, logo maker, mockup*, ui design, wireframe*, thumbnails, podcast*`,
    `videos aus, kurzclips, videoschnitt, schneidet, animier*, prasentation*, folien, logos, entwurfe, clips, videos a partir, presentaciones, diapositivas, logotipos, clips cortos, anima, montage, videos a partir, presentations, diapositives, logos, clips courts, prezentacj*, slajd*, logo*, klip, klipy, klipow, montaz*`,
    `клип*, монтаж*, анимир*, презентац*, слайд*, логотип*, кліп*, монтаж*, анім*, презентац*, слайд*, логотип*, مقاطع*, فيديو*, عروض تقديميه, عرض تقديمي, شعارات, شرايح, تحريك`,
  ],
  learning_insight: [
    `insight*, analy*, personalized, personalised, recommend*, detect*, automatically, automatic*, in seconds, in minutes, one click, instantly, effortless*, transform*, turn your, turns, convert*, extract*, research paper*, scientific, literature review*, papers, flashcard*, quiz*, study, lesson plan*, search engine*, semantic search, resume*, interview*, meeting*, brainstorm*, ideas, idea generator`,
    `automatisch, analysier*, erkennt, verwandelt, wandelt, extrahier*, schlagt vor, personalisiert*, fachliteratur, studien, lernkarten, automatic*, analiza*, detecta*, convierte*, transforma*, extrae*, recomienda*, personaliz*, articulos cientificos, estudios, automatiquement, analys*, detecte*, transforme*, converti*, extrait, recommande*, personnalis*, articles scientifiques, etudes, automatycz*, analiz*, wykryw*, zamienia*, przeksztalc*, wyodrebn*, rekomend*, personaliz*, prac* naukow*`,
    `автоматич*, анализ*, обнаруж*, превраща*, преобразу*, извлека*, рекоменд*, персонал*, научн*, карточк*, аналіз*, виявля*, перетвор*, витяга*, рекоменд*, персонал*, наукові*, картк*, تلقاييا*, اليا*, الي, اليه, تحليل*, يحلل*, تحليل, يكتشف*, يحول*, تحويل*, يستخرج*, استخراج*, يوصي*, توصي*, مخصص*, علمي*, بحثيه`,
  ],
  // Work that needs no AI.
  self_hosting: [
    `server, servers, client for, gateway*, middleware, framework for building web*, library for, plugin for, fork of, easy to host, remote desktop, encrypted, end to end encrypt*, anonymous*, privacy focused, privacy respecting, no tracking, minimalist, plain text, markdown, self hosted, self host*, selfhost*, homelab, docker, kubernetes, php, mysql, postgresql, mariadb, sqlite, nginx, apache, raspberry pi, lightweight, written in, web interface, web based, webui for, frontend for, web client, backend for, server software, daemon, linux, federated, fediverse, activitypub, peer to peer, p2p, open source alternative to, alternative to`,
    `selbst gehostet*, selbstgehostet*, foderier*, autoalojad*, autohosped*, auto heberge*, autoheberge*, samodzielnie hostow*, samohostow*, weboberflache, interfaz web, interface web`,
    `самостоятельный хостинг, на своем сервере, федеративн*, веб интерфейс, самостійн* хостинг, на власному сервері, مستضاف* ذاتيا, استضافه ذاتيه, واجهه ويب`,
  ],
  infrastructure: [
    `cloud storage, storage server, object storage, file upload*, uploads, file management, sharing files, share files, sharing images, screenshot*, remote access, logs, webhook*, http, smtp, url, urls, link shortening, encryption, encrypt*, scan files, virus*, malware, vulnerabilit*, threat*, phishing, whois, hosting, gateway, bandwidth, speed test, user agent, dns, vpn, proxy, reverse proxy, firewall, backup*, sync, synchroni*, file sharing, file transfer, file server, file manager, file hosting, ftp, sftp, webdav, torrent*, bittorrent, usenet, nas, uptime, monitoring system, status page*, server monitoring, password manager, passwords, two factor, ldap, sso, single sign on, certificate*, web hosting, hosting panel, cdn, load balanc*, message queue, cron, ssh, terminal, package manager, git hosting, git server, version control, deployment, ip address*, url shortener, short url*, pastebin, qr code*, captcha, web server`,
    `sicherung*, dateifreigabe, dateiablage, passwortmanager, passwort*, uberwachungssystem, verfugbarkeit, copias de seguridad, copia de seguridad, contrasen*, archivos compartidos, cortafuegos, sauvegarde*, mot de passe, mots de passe, partage de fichiers, pare feu, kopi* zapasow*, hasel, hasla, udostepnianie plikow, zapora`,
    `резервн* копи*, парол*, обмен файлами, файлообмен*, мониторинг серверов, впн, прокси, брандмауэр, резервн* копі*, обмін файлами, моніторинг серверів, проксі, نسخ احتياطي*, كلمات مرور*, كلمه مرور, مشاركه ملفات*, جدار حمايه, مراقبه خوادم`,
  ],
  publishing: [
    `mailing, mail, email service, email solution, inbox, e commerce, ecommerce, online shops, store builder, portfolio, photo management, galleries, publish*, web pages, websites, web site, static, html, pages, comments, tickets, agenda, petition*, crowdfunding, curation, magazine, newspaper*, aggregator, feeds, archive*, archives, email verif*, email finder, wiki*, forum*, cms, content management, blog platform, blogging platform, static site, website builder, page builder, landing page*, photo gallery, photo sharing, rss, feed reader, news reader, bookmark*, read it later, link sharing, newsletter, mailing list*, mail server, imap, smtp, webmail, email hosting, chat server, irc, xmpp, matrix, social network, microblog*, bulletin board, guestbook, comments system, e commerce platform, shopping cart, online store, online shop, marketplace, classified*, digital business card*, business card*, form builder, survey*, poll*, quiz`,
    `forum*, foren, lesezeichen, webseitenbaukasten, baukasten, galerie*, onlineshop*, warenkorb, visitenkarte*, umfrage*, foro, foros, marcadores, tienda online, tienda en linea, carrito, encuesta*, tarjeta* de visita, boutique en ligne, panier, sondage*, signets, marque page*, cartes de visite, sklep* internetow*, koszyk*, ankiet*, zakladki, wizytowk*, forum`,
    `форум*, закладк*, галере*, интернет магазин*, корзин*, визитк*, опрос*, рассылк*, вики, конструктор сайтов, форум*, закладк*, галере*, інтернет магазин*, кошик*, візитк*, опитув*, розсил*, вікі, конструктор сайтів, منتدي*, منتديات, متجر الكتروني, متاجر الكترونيه, سله تسوق, بطاقه عمل, بطاقات عمل, استطلاع*, نشره بريديه, ويكي`,
  ],
  media_library: [
    `game, games, gaming, television, tv, plex, jellyfin, subsonic, emby, kodi, sonarr, radarr, albums, guitar, chords, tabs, anime list, cartoons, film*, cinema, beer, wine, cocktail*, food, nutrition, workout*, fitness, sports, star wars, rick and morty, harry potter, lord of the rings, marvel, breaking bad, game of thrones, mmo, rpg, hiking, e learning, bible, quran, gita, verses, prayer*, quiz questions, gifs, gif, meme generator*, meme maker*, lyrics database, giveaways, media server, media streaming, streaming server, movies, movie, tv shows, tv series, music library, music server, music streaming, audio streaming, video streaming, iptv, ebook*, e book*, comics, manga, manga reader, audiobook server, podcast manager, playlist*, downloader, video downloader, download videos, download youtube, radio, photo library, recipe*, cook*, games server, game server*, board game*, chess, puzzle*, minecraft, steam, pokemon, esports, football, soccer, cricket, nba, coloring page*, printable*, wallpapers, ringtone*, tarot, horoscope*, zodiac, personality test*, mbti, iq test*`,
    `filme, serien, mediathek, musiksammlung, rezept*, spielserver, kartenspiel*, brettspiel*, herunterladen, ausmalbild*, peliculas, series, recetas, descargar videos, descargador*, juegos de mesa, horoscopo, colorear, films, recettes, telechargeur*, telecharger des videos, jeux de societe, horoscope, coloriage*, filmy, seriale, przepis*, pobieranie filmow, gry planszowe, kolorowank*, horoskop*`,
    `фильм*, сериал*, рецепт*, скачать видео, скачивани*, настольн* игр*, гороскоп*, раскраск*, таро, фільм*, серіал*, рецепт*, завантажити відео, завантаженн* відео, настільн* ігр*, гороскоп*, розмальовк*, таро, افلام*, مسلسلات*, وصفات*, تحميل فيديو*, تنزيل فيديو*, العاب, ابراج, تلوين للاطفال`,
  ],
  office: [
    `note taking app*, note taking web*, notes app, job board*, jobs, freelance*, tenders, procurement*, contracts management, business management, workforce, employees, appointments, visitors, donations, fundraising, membership*, association*, church*, clubs, grades, libraries, assets, net worth, portfolio tracker, household, groceries, shopping list*, travel organizer, tracker, organizer, planner, stock keeping, barcode*, shipping, parcels, delivery, logistics, orders, invoic*, accounting, bookkeeping, ledger, payroll, expense*, budget*, personal finance, inventory, warehouse, erp, crm, point of sale, pos system, time tracking, timesheet*, project management, kanban, to do list*, todo list*, todo app*, task management, issue tracker, bug tracker, ticketing system, help desk, calendar*, scheduling, appointment*, booking*, reservation*, e sign*, esign*, document management, spreadsheet, contacts, address book, learning management, lms, school management, hospital management, library management, fleet*, real estate, property management, dashboard, admin panel, web analytics, hr management, recruitment agency, consult*, agency`,
    `rechnung*, buchhaltung, lohnabrechnung*, zeiterfassung, lagerverwaltung, warenwirtschaft, terminbuchung*, kalender*, aufgabenliste*, projektmanagement, kassensystem, haushaltsbuch, facturacion, facturas, contabilidad, nominas, inventario, gestion de proyectos, reservas, citas, calendario*, tareas, presupuesto*, factur*, comptabilite, paie, inventaire, gestion de projet*, reservation*, rendez vous, calendrier*, taches, faktur*, ksiegow*, magazyn*, rezerwac*, kalendarz*, zadan, zarzadzanie projektami, budzet*`,
    `счет фактур*, выставлен* счет*, бухгалт*, учет*, склад*, бронирован*, запись на прием, календар*, задач*, управлени* проектами, бюджет*, рахунк* фактур*, виставлен* рахунк*, бухгалт*, облік*, склад*, бронюван*, календар*, завдан*, управлінн* проектами, управлінн* проєктами, бюджет*, فواتير*, فاتوره, محاسب*, مخزون*, مستودع*, حجز*, حجوزات*, مواعيد*, تقويم*, مهام*, اداره المشاريع, ميزاني*`,
  ],
  open_data: [
    `api, data, database, information, info, list of, directory, prices, price index, rates, indicator*, statistic*, economic data, gdp, population, countries, cities, regions, water quality, air quality, pollution, climate, satellite*, nasa, astronomy, iss, birds, wildfire*, trains, timetables, routes, routing, parking, fuel, gas prices, traffic, tides, marine, legislation, parliament, congress, elections, politic*, court*, police, criminal*, offender*, patents, trademarks, company data, companies, vat, tax codes, iban, bin lookup, phone number*, sms, email validation, codes, barcodes, isbn, books, bibliographic, museum*, artworks, art collection*, heritage, photos api, placeholder*, lorem ipsum, fake data, test data, mock*, colors, color, colour*, icons, avatars placeholder, user data, badges, tokens price, exchange, trading, wallet*, payments, payment, banking, bank*, transactions, football scores, scores, leagues, races, formula 1, motorsport, documentation, retrieve*, lookup, finder api, json, xml, csv, api for, apis for, rest api, api to, open data, public data, json api, statistics about, data on, data about, database of, information about, facts, jokes, quotes, trivia, dictionary, lookup*, validation api, geocod*, geolocation, maps, mapping, weather, forecast data, earthquake*, exchange rate*, currency, stock market data, market data, cryptocurrenc*, crypto, bitcoin, blockchain, nft*, covid*, government*, census, flights, airline*, railway*, transit, public transport*, bus, train times, postcode*, zip code*, holidays, sports data, football data, vehicle*, car, cars, dogs, cats, random`,
    `wetterdaten, wetter, wechselkurs*, erdbeben, fahrplan*, postleitzahl*, feiertage, offene daten, borsenkurse, clima, tipo de cambio, tipos de cambio, terremotos, horarios de, codigos postales, datos abiertos, meteo, taux de change, seismes, horaires, codes postaux, donnees ouvertes, pogoda, pogodow*, kurs* walut*, trzesien*, rozklad* jazdy, kod* pocztow*, otwarte dane`,
    `погод*, курс* валют*, землетряс*, расписани*, почтов* индекс*, открытые данные, криптовалют*, погод*, курс* валют*, землетрус*, розклад*, поштов* індекс*, відкриті дані, طقس*, اسعار الصرف, سعر الصرف, زلازل, مواعيد القطارات, رمز بريدي, رموز بريديه, بيانات مفتوحه, عملات رقميه`,
  ],
  trade: [
    `spare part*, auto part*, pump*, tire*, tyre*, bicycle*, furniture, clothing, apparel, jewel*, shoes, handbag*, plumber*, plumbing, electrician*, roofing, cleaning service*, moving company, taxi*, limousine, hotel*, resort*, travel agency, tours, trip*, visa service*, law firm, lawyer*, dentist*, dental clinic, clinic, hair salon, beauty salon, spa, gym, restaurant*, catering, bakery, wedding*, photographer*, printing service*, packaging, wholesale*, supplier*, manufacturer*, factory, construction company, insurance broker*, loans, mortgage*, m a advisor*, human coach*, health coach*, hire a human, virtual number*, sim card*, esim, telecom*`,
    `ersatzteil*, autoteile, reifen, fahrrad*, mobel, kleidung, schmuck, klempner*, handwerker*, reinigungsservice, reiseburo, rechtsanwalt*, zahnarzt*, friseur*, grosshand*, hersteller, repuestos, neumaticos, bicicletas, muebles, ropa, joyas, fontaner*, limpieza, agencia de viajes, abogado*, dentista*, peluqueria, mayorista, fabricante, pieces detachees, pneus, velos, meubles, vetements, bijoux, plombier*, agence de voyage*, avocat*, dentiste*, grossiste, fabricant, czesci zamienne, opony, rower*, meble, odziez, bizuteri*, hydraulik*, biuro podrozy, prawnik*, dentyst*, hurtown*, producent`,
    `запчаст*, шины, велосипед*, мебел*, одежд*, украшени*, сантехник*, клининг*, турагент*, адвокат*, стоматолог*, оптом, производител*, шини, меблі, одяг*, прикрас*, сантехнік*, прибиранн*, турагент*, стоматолог*, гуртом, виробник*, قطع غيار*, اطارات, دراجات, اثاث*, ملابس*, مجوهرات*, سباك*, تنظيف المنازل, وكاله سفر, محام*, طبيب اسنان, بالجمله, مصنع`,
  ],
};

const ALL_WORDS = taggedLexicon(WORDS);

export interface FoundConcept {
  id: string;
  words: string[];
}

/** The concepts that a line of folded words speaks of, with the words that say so (taken from `shown`, parallel to the line). */
export function conceptsIn(line: readonly string[], shown: readonly string[] = line): FoundConcept[] {
  const found = new Map<string, Hit[]>();
  for (const hit of hitsIn(ALL_WORDS, line)) {
    const hits = found.get(hit.tag);
    if (hits === undefined) found.set(hit.tag, [hit]);
    else hits.push(hit);
  }
  return [...found].map(([id, hits]) => ({ id, words: hitWords(hits, shown) }));
}

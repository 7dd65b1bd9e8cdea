/** Words of those who write theses, sit exams and print diplomas for money. */
import { BUY, GUARANTEE, MAKE, SELL } from './acts.ts';

const PAPERS =
  'essay|essays|thesis|theses|dissertation*|coursework|homework|assignment*|term paper*|hausarbeit*|seminararbeit*|bachelorarbeit*|masterarbeit*|diplomarbeit*|doktorarbeit*|abschlussarbeit*|facharbeit*|tesis|tfg|tfm|monografía*|trabajos|tareas|ensayo*|mémoire*|thèse*|dissertation*|devoir*|tfe|soutenance|magisterk*|licencjat*|prac|prace|pracę|inżynierk*|referat*|rozdział*|курсов*|диплом*|реферат*|дипломн*|вкр|диссерт*|диссер*|эссе|контрольн*|курсач*|магистерск*|курсова|курсову|дисертац*|магістерськ*|есе|контрольн*|реферат*|بحث|بحوث|رساله|رسائل|ماجستير|دكتوراه|واجب*|مذكر*|تخرج|تقرير*|تقارير';

export const essayMill = {
  sure: [
    `essay writing service*, paper writing service*, dissertation writing service*, thesis writing service*, custom essay*, custom paper*, custom dissertation*, buy essay*, buy an essay, pay someone to write, pay for essay*, pay someone to do, do my homework, do my assignment, write my essay for me, write my paper, write my dissertation, we write your, assignment help service*, assignment writing service*, academic writing service*, professional essay writer*, do your homework, contract cheating, essay mill, project materials, take my online class`,
    `ghostwriter agentur, ghostwriting, arbeit schreiben lassen, hausarbeit schreiben lassen, schreiben lassen, tesis por encargo, hacemos tu tesis, hacemos tu, tareas resueltas, trabajos por encargo, te escrib* & tesis|tfm|tfg, rédiger mon mémoire, sur commande, rédaction de mémoire*, rédacteurs fantômes, pisanie prac, prace na zamówienie, pracę za ciebie, piszę za was, diplom na zakaz, диплом на заказ, курсовая на заказ, курсовые на заказ, дипломы на заказ, рефераты на заказ, написание диплом*, написание курсов*, пишу дипломы, пишем курсовые, дипломы за других, на замовлення & курсов*|дипломн*|реферат*, за вас пише, наук* замість вас, كتابه رسائل, كتابه بحوث, عمل بحوث, نحل واجباتك, حل واجبات, رسائل الماجستير`,
    `${BUY} & ${PAPERS}, ${SELL} & thesis|theses|essay*|dissertation*|tesis|tfg|tfm|mémoire*|thèse*|курсов*|реферат*|диссерт*|дисертац*`,
  ],
  strong: [
    `we write|we do|our writers|wir schreiben|escribimos|elaboramos|redactamos|hacemos|entregamos|nous rédigeons|on rédige|on écrit|napiszemy|piszemy|пишем|пишу|напишем|делаем|решаем|пишемо|напишемо|виконаємо|نكتب|نحل|نعمل|نعد|يكتبوا & ${PAPERS}`,
    `graduates|lecturers|phd|akademiker*|germanisten|promovierte|egresad*|adiunkt*|кандидат*|аспирант*|аспірант*|докторів|دكاتره & ${PAPERS}, per page, pro seite, za stronę, за сторінку, за страницу, للصفحه, your name is never, beats turnitin, antiplagio, anti plagiat, antiplagiat, plagiatsbericht, антиплагиат, антиплагіат, turnitin, cuela, обійти антиплагіат`,
  ],
  weak: [
    `plagiarism free, deadline*, top grades, our writers, our experts, essay*, thesis, theses, dissertation*, coursework, homework, assignment*, ghostwriter*, chapter*, graduates, uni, turnitin, student*, defence, abgabe, professor, akademisch*, hausarbeit*, bachelorarbeit*, masterarbeit*, seminararbeit*, dissertation, plagiat*, universität, tesis, tfg, tfm, universidad, tutor, defensa, nota, mémoire*, thèse*, fac, facs, soutenance, campus, note, magistersk*, licencjack*, zaliczeni*, promotor*, obron*, rozdział*, ankiet*, student*, курсов*, диплом*, реферат*, диссер*, вкр, защит*, вуз, вуза, вузе, вузу, вузы, вузов, вузом, вузів, вузовск*, студент*, уникальност*, методичк*, научн*, преподават*, дисертац*, захист*, виш, вишу, виші, вишів, вишем, вишах, студент*, магістерськ*, унікальн*, رسائل, ماجستير, دكتوراه, بحث, بحوث, مناقشه, مشرف, جامع*, واجب*, تسليم, فصل, spss`,
  ],
  excuses: [
    `check*, checker, detector, feedback, coach, tutor*, practice, learn, explain*, grade*, grading, teachers, citations, references, summari*, korrektur*, prüf*, überprüf*, erklärt, lehrer*, corrige, corrector, explica, profesores, citas, corrige, correcteur, explique, enseignants, sprawdza*, wyjaśnia, nauczyciel*, проверя*, провер*, учител*, объясня*, перевіря*, перевір*, вчител*, поясню*, يشرح, معلم*, تدقيق, يدقق, مراجع, تصحيح`,
  ],
};

const EXAMS =
  'exam|exams|test|tests|quiz*|ielts|toefl|theory|klausur*|prüfung*|*prüfung|*test|examen*|exámen*|qcm|partiel*|oposicion*|egzamin*|kolokwi*|kolos|sprawdzian*|test*|testy|экзамен*|тест|тесты|тестов|зачёт*|зачет*|сесси*|огэ|егэ|іспит*|екзамен*|тест*|залік*|сесі*|зно|нмт|امتحان*|اختبار*|كويز*|قدرات|تحصيلي|ايلتس|توفل|لجنه|فاينل';

export const examTakers = {
  sure: [
    `sit|sits|beaten|bypass*|proxy|twin|lookalike & exam|exams|test|tests|ielts|toefl|quiz`,
    `take my exam, take your exam, sit your exam, sits your exam, proctor* & bypass*|beaten|beat|ghost|killer|undetect*|cheat*|trick*|vor*, lookalike sits, band 7, ohne prüfung & sprach*|ielts|b1|b2, sprachzertifikat kaufen, hecho el examen, examen por ti, pasar examen*, à ta place|à votre place & examen*|code|permis, micro oreillette, oreillette*, pinganillo*, suplantación, za ciebie|za studentów & egzamin*|kolokwi*, zdaj* cudze, podstawiona osoba, mikrosłuchawk*, микронаушник*, мікронавушник*, нановушник*, сда* за вас, сдам за вас, сдадим за вас, сдаю за, ответы на тесты, склад* за вас, складемо за вас, складемо під вашим, склад* замість, بديل & امتحان*|اختبار*, بدل|بدلا|بدالك|نيابه|نيابة|بالنيابه|النيابه & امتحان*|اختبار*|قدرات, يمتحن بدالك, سماعه مخفيه, سماعه & امتحان*|لجنه|غش`,
    `für dich|deine|jemand|doppelgänger*|ersatz*|knopf im ohr|vorsager & klausur*|prüfung*|*prüfung|examen*`,
  ],
  strong: [
    `${GUARANTEE} & exam|exams|ielts|klausur*|egzamin*|экзамен*|іспит*|امتحان*|اختبار*, ${BUY} & exam|exams|ielts|klausur*|egzamin*|экзамен*|іспит*|امتحان*, online exam|online class & we|expert|tutors|done, invigilator, proctor*, exam|exams & remote|login|earpiece, lösungen vorab, examen* & gemela|doble|suplant*|experto|contesta|pinganill*, examen* & place|souffl*|session, egzamin* & zda|zdać|zdasz|zdaj*|zdamy|zdany|zdane|zdadz*|człowiek|magister|zdalnie, кто|наш|наши|двойник|эксперт* & экзамен*|тест*|сесси*, складе*|здам*|здаст*|здасть|здаю|здав|здадуть|сда*|сдаст & іспит*|екзамен*|тест*|залік*|экзамен*|зачёт*|зачет*|сесі*|сесси*|тести|зно|теорі*, يحل|نحل|يدخل|دخلت|ندخل|يودي|يتولى|اداء & ${EXAMS}, ielts without, شهاده ايلتس`,
  ],
  weak: [
    `exam, exams, proctor*, exams, ielts, toefl, quiz, test, remote, login, grade, score, pass, nursing, certification, klausur*, prüfung*, fernzugriff, uni, examen*, nota, vigilancia, aprueba, cámara, code de la route, qcm, oreillette*, note, egzamin*, kolokwi*, zalicz*, sesj*, moodle, ściąg*, экзамен*, сессия, сессию, зачёт*, зачет*, дистант, сдо, логин*, подсказ*, шпаргал*, іспит*, екзамен*, сесі*, залік*, прокторинг*, теорі*, шпаргалк*, امتحان*, اختبار*, درج*, ماده, كاميرا, غش, سماعه, بلاك بورد, لغه`,
  ],
  excuses: [
    `practice*, prepare*, preparation, mock, study, generate*, create*, grading, teachers, flashcard*, quiz maker, üben, übung*, vorbereit*, lernen, lehrer*, erstell*, practica*, prepar*, estudi*, profesor*, s'entraîner, entraîn*, révis*, prépar*, enseignant*, przygotow*, ćwicz*, nauczyciel*, nauka, uczy, подготов*, готов*, трениров*, учител*, подготовк*, підготов*, тренув*, вчител*, готує*, تدريب, تحضير, استعداد, تدرب, معلم*, مذاكره, ينشئ`,
  ],
};

const DIPLOMAS =
  'diploma*|degree|degrees|transcript*|mark sheet|certificate*|doctorate*|bachelor|zeugnis*|abschluss*|urkunde*|doktortitel|titel|abitur|diplom|diplome|título*|títulos|titulo*|licenciatura*|bachillerato*|grados|diplôme*|diplômes|titres|bac|attestation*|licence|dyplom*|świadectw*|matura|matury|maturę|maturą|maturaln*|certyfikat*|диплом*|аттестат*|корочк*|сертификат*|удостоверен*|атестат*|посвідчен*|свідоцтв*|сертифікат*|شهاد*|دبلوم*|بكالوريوس|ماجستير|دكتوراه|ثانويه';

export const fakeDiplomas = {
  sure: [
    `buy degree*, buy diploma*, fake diploma*, fake degree*, fake certificate*, backdated, life experience degree*, degrees issued, genuine looking, buy|purchase|order|fake|forged|novelty & diploma*|degree|degrees|transcript*|doctorate*, no class no exam, without attendance, registered in system, doctorate without`,
    `diplom kaufen, doktortitel kaufen, titel kaufen, kaufen|erwerb*|gefälscht*|ohne studium & diplom|diplome|doktor*|zeugnis*|abitur|grade|titel|bachelor*, comprar|compra|vendo|vendemos|sin|falso* & título*|títulos|licenciatura*|diploma*|bachillerato|doctorado|certificado*, acheter|achat|achète*|vends|faux|sans & diplôme*|diplômes|bac|doctorat|titres, ${BUY} & dyplom*|świadectw*|matura|matury|maturę|maturą|maturaln*, dyplom* & kolekcjonersk*|wpis*|hologram*|pieczęć|oryginaln*, świadectw* & kolekcjonersk*|wpis*|robię|bez`,
    `купить|куплю|продам|продажа|продаём|изготов*|сдела*|под ключ|занесен*|проводк*|реестр*|бланк*|гознак*|госзнак* & диплом*|аттестат*|корочк*|сертификат*|удостоверен*, купити|продам|продаж*|виготов*|друкуємо|бланк*|реєстр*|держзнак*|без навчання & диплом*|атестат*|посвідчен*|свідоцтв*|сертифікат*, شراء|بيع|نبيع|استخراج|تزوير|مزور*|بدون|معتمده|موثقه|نصدر|تصدر|تمنح & شهاد*|دبلوم*|بكالوريوس|ماجستير|دكتوراه`,
  ],
  strong: [
    `${MAKE} & diploma*|degree|degrees|zeugnis*|urkunde*|diplom|diplome|título*|títulos|diplôme*|diplômes|dyplom*|świadectw*|диплом*|аттестат*|атестат*|посвідчен*|сертифікат*|شهاد*, ohne studium|without study|sin estudiar|sans étudier|bez studiów|без учёбы|без навчання|بدون دراسه & diplom*|diploma*|degree|degrees|título*|diplôme*|dyplom*|świadectw*|диплом*|аттестат*|شهاد*`,
    `phd title*, honorary doctorate, mark sheet, dr h c, führbarkeit, ohne studium, folio, kárdex, carta de pasante, cédula profesional, apostill*, suplement do dyplomu, вкладыш*, красный диплом, с занесением, номерном бланке, подпис* ректора, червоний диплом, підпис ректора, كشف درجات, كشف الدرجات, بدون دراسه, بدون حضور, ختم رسمي`,
    `hologram*|stamp*|seal|stempel|sello|firma|cachet*|sceau|pieczęć|pieczą*|печат*|водян*|голограм*|печатк*|ختم|اختام|هولوجرام & ${DIPLOMAS}`,
  ],
  weak: [
    `diploma*, degree, degrees, transcripts, bachelor, master, mba, doctorate, phd, university, accreditation, verified degree*, gown, awarded, zeugnis*, urkunde*, hochschule, doktor*, abitur, titel, grade, diplom, título*, universitari*, licenciatura, maestría, prepa, doctorado, sello, certificado*, diplôme*, bac, fac, université, attestation, relevés, hologramme, cachet*, dyplom*, świadectw*, uczelni*, magister*, matura, matury, maturę, maturą, maturaln*, inżynier*, certyfikat*, papier*, диплом*, аттестат*, вуз, вуза, вузе, вузу, вузы, вузов, вузом, вузів, вузовск*, университет*, бланк*, бакалавр*, магистр*, вышк*, реестр*, корочк*, атестат*, виш, вишу, виші, вишів, вишем, вишах, бланк*, університет*, магістр*, бакалавр*, технікум*, посвідчен*, شهاد*, جامع*, دبلوم*, بكالوريوس, ماجستير, دكتوراه, توثيق, معتمد*`,
  ],
  excuses: [
    `verify*, verifies, verification api, detect*, course*, learn*, study, lessons, curriculum, kurs*, lern*, curso*, aprende*, clases, cours, apprend*, formation, kurs*, szkol*, nauk*, курс*, обучен*, уроки, навчан*, دوره, دورات, تعلم`,
  ],
};

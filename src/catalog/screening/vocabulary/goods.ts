/** Words of forbidden or forged goods and services: medicines, cures, copies of brands, spells, break-ins, spying, software, links. */
import { BUY, GUARANTEE } from './acts.ts';

const MEDICINES =
  'pills|pill|tablets|tablet|capsules|medicine*|meds|medication*|pille*|tabletten|medikament*|arzneimittel*|pastilla*|píldora*|cápsulas|comprimé*|pilule*|médicament*|gélule*|tabletk*|tabsy|lek|leki|leków|lekarstw*|таблетк*|препарат*|лекарств*|капсул*|пігулк*|ліки|таблетк*|препарат*|حبوب|حبه|اقراص|كبسول*|ادويه|دواء|ابر|بخاخ';

export const pillWords = {
  sure: [
    `buy viagra, buy xanax, xanax online, buy adderall, adderall online, buy modafinil, ambien online, canadian pharmacy, without prescription, no prescription, without a prescription, without doctor's prescription, buy ozempic, semaglutide online, male enhancement, penis enlargement, steroids for sale, buy steroids, buy weed, nembutal, ketamine for sale, mdma for sale, cocaine, ohne rezept, rezeptfrei*, ohne arzt & ${MEDICINES}, sin receta, sin necesidad de prescripción, sans ordonnance, sans prescription, bez recepty, без рецепт*, рецепт рисуем, без рецепта, без лікар*, بدون وصفه, بلا روشته, بدون روشته, حبوب اجهاض, حبوب تاخير, سايتو*, حبوب انتصاب`,
    `${BUY} & ${MEDICINES}|viagra|cialis|steroide*|testosteron*, viagra & cialis|kamagra|sildenafil, potenzmittel, potenzpille*, blaue pille, pastilla azul, pilule bleue, pilules bleues, na potencję, для потенции, для потенції, віагр* & сіаліс, виагр* & сиалис, الحبه الزرقاء, حبه زرقاء, فياجرا, فياغرا, محظوره & ادويه|تداول`,
  ],
  strong: [
    `viagra*, cialis*, levitra*, sildenafil*, tadalafil*, kamagra*, xanax*, tramadol*, tramal*, oxycodone*, oxycontin*, hydrocodone*, codeine*, zopiclone*, alprazolam*, clonazepam*, klony, diazepam*, zolpidem*, pregabalin*, lyrica, phentermine, adderall, ritalin*, modafinil*, metilfenidato, methylphenidat*, trenbolon*, turinabol*, testosteron*, anabolic*, steroid*, steroide*, sterydy, sarm*, hgh, clen, clenbuterol, pct, deca, stéroïde*, esteroides*, anabolik*, виагр*, сиалис*, левитр*, стероид*, туринабол*, сибутрамин*, транквилизатор*, снотворн*, віагр*, сіаліс*, левітр*, стероїд*, снодійн*, дженерик*, трамадол*, лирик*, سياليس, ترامال, ترامادول, ليريكا, زاناكس, منشطات, ستيرويد*, مهدئات, منومه, فحوله, انتصاب, online pharmacy, erectile*, potency, erección, érection, erekcj*, sleeping tablets, schlafmittel, somnífero*, somnifère*, ansiolítico*, anxiolytique*, nasenn*, psychotrop*`,
    `without|ohne|sin|sans|bez|без|بدون|بلا & doctor|arzt|médico|médecin|lekarza|врача|врачей|лікаря|طبيب`,
  ],
  weak: [
    `pills, pill, pharmacy, rx, tablet, tablets, discreet shipping, discreet delivery, meds, erectile, libido, cheap meds, strips, customs, domestic, padded envelope, prescription, apotheke*, rezept*, arzt, blister*, lieferung, karton, labor*, pastillas, farmacia*, receta, blíster, cápsulas, envío, médico, pharmacie*, ordonnance, comprimés, pilule*, colis, molécule, apteka*, tabletk*, recept*, lek, leki, paczka, opakowa*, аптек*, таблетк*, рецепт*, врач*, капсул*, упаковк*, посылк*, потенц*, аптек*, таблетк*, рецепт*, конверт*, посилк*, потенц*, лікар*, حبوب, اقراص, صيدلي*, علبه, توصيل, دواء, ادويه, وصفه, كبسول*`,
  ],
  excuses: [
    `reminder*, tracker, interaction*, identify, drug discovery, clinical, addiction, recovery, research, pharmacist*, education*, erinner*, wechselwirkung*, forschung*, recordatorio*, interaccion*, investigación, rappel*, interaction*, recherche, przypomn*, interakcj*, badania, напомин*, взаимодейств*, исследован*, нагад*, взаємоді*, дослідж*, تذكير, تداخل*, بحث`,
  ],
};

const DISEASES =
  'diabetes|cancer|tumor*|hypertension|arthritis|prostat*|autism|fibroid*|pain|blindness|krebs*|tumor*|arthros*|bluthochdruck|borreliose|gelenk*|diabetes|cáncer|artritis|próstata|riñón|insulina|cartílago|diabète*|cancer*|stérilité|sida|fibrome*|arthrose|rak|raka|nowotwor*|cukrzyc*|stawy|stawów|łuszczyc*|borelioz*|prostat*|autyzm*|рак|рака|онколог*|диабет*|сустав*|псориаз*|гипертон*|простатит*|грыж*|катаракт*|паразит*|зрени*|рак|раку|онкол*|пухлин*|діабет*|суглоб*|псоріаз*|паразит*|камені|безсонн*|سرطان|سكري|السكر|ضغط|مفاصل|ديسك|صرع|كلوي|كلى|بصر|عقم|خلفه|امراض|قولون|مرض';
const CURE =
  'cure|cures|cured|heal|heals|healing|treats|eliminates|disappear*|heil*|geheilt|beseitig*|verschwind*|heilung|cura|curar|sana|elimina|eliminar|erradic*|regener*|guéri*|soign*|effac*|leczy|wyleczy*|lecz*|usuwa*|cofa|uzdraw*|лечит|вылеч*|излеч*|исцел*|убирает|победил*|рассасыв*|лікує|вилік*|зціл*|усува*|усунен*|розчиня*|позбав*|علاج|يعالج|تعالج|يشفي|شفاء|شفيت|يقضي|عالجت';
const SLIM =
  'weight|fat|slim|belly|kilos|kilo|kg|pounds|lose|slimming|abnehm*|fett|bauch|gewicht|adelgaz*|peso|grasa|barriga|bajé|bajar|maigr*|kilos|gras|graisse*|ventre|minceur|schudn*|odchudz*|tłuszcz*|brzuch*|waga|waga|kg|похуде*|жир*|вес|живот*|килограм*|кг|схудн*|жир*|вага|живіт|кіло*|кілограм*|تنحيف|تخسيس|وزن|دهون|كرش|كيلو|نحاف*|رشاقه';

export const miracleCures = {
  sure: [
    `${CURE} & ${DISEASES}, miracle cure, doctors hide, doctors hate, doctors are shocked, no side effects, herbal & cure*|cures|treatment, big pharma, quantum|bioresonance & heal*|cure*|wristband|device, bioresonan*, frequenzheil*, wundermittel, pharmaindustrie, ärzte sind schockiert, ärzte verschweigen, sin efectos secundarios, té milagro, los laboratorios no quieren, agua imantada, agua magnetizada, biocuántic*, cuántic* & cura*|salud|pulsera|frecuencia*, remède miracle, remède*|potion|tisane|élixir* & cancer|diab*|guéri*|miracle*, biorésonance, biorezonans*, cudown* & woda|lek|maść|środek, na wszystkie choroby, woda strukturyzowan*, лекарства не нужны, врачи скрывают, чудо & пояс|мазь|капли|средств*, биорезонанс*, монастырск* чай, сбор монахов, тибетск*, біорезонанс*, лікарі приховують, لقاء امراض, طب بديل, خلطه & شفاء|علاج|اعشاب|سرطان, الاطباء & مفيش|انصدم*|عجزوا|صدم*, شركات الادويه`,
    `burn fat while, lose weight & pills|jab|gummies|tea|patch|belt|sleep, keto gummies, slimming & pills|patch|pen|tea|belt, no diet no exercise, as seen on tv, acv gummies, abnehm* & pille*|spritze*|pulver|tropfen|kapsel*|ohne, schlank & pulver|tropfen|pillen|ohne, adelgaz* & pastilla*|cápsula*|té|sin|garant*|inteligencia, pastillas reductoras, bajar de peso & sin|pastilla*|polvo|té|malteada, ampollas reductoras, quema grasa, perd* & kilos|sans, pilule* minceur, brûle graisse, brûle-graisse*, ventre plat, maigrir sans, tabletki na odchudzanie, odchudz* & tabletk*|bez|plastr*|kropl*|herbat*, schudn* & bez|tabletk*|gwarant*|śpisz|tydzień, spala tłuszcz, jojo, похуде* & таблетк*|капсул*|чай|капл*|без|гарант*|пояс|марафон, жиросжигат*, сжигатель жира, схудн* & таблетк*|капсул*|чай|крапл*|без|гарант*|порошок, жироспал*, تنحيف & حبوب|كبسول*|بدون|شاي|خلطه, تخسيس & حبوب|كبسول*|بدون|ابر|شاي, حرق الدهون, حارق دهون, تحرق الدهون`,
  ],
  strong: [
    `herbal mixture, side effects, healer, elixir, magnet* & pain|gürtel|pulsera|пояс*, testimonials & cure*|disease*, klosterrezeptur, heilwasser, kräuter & krebs|diabetes|heil*, heilversprechen, salbe & gelenk*|arthros*, receta & monjes|abuela|chaman*|amazon*, gotas & milagro*|cur*|ojos|sana*|visión, parche & rodilla*|cartílago|dolor|adelgaz*, guérisseur*, herbes & guér*|cancer, plante* & guér*, maść & stawy|cudown*, zioła & rak*|lecz*, plastry & odchudz*|tłuszcz, мазь, бальзам*, капли & зрени*|глаз*|давлен*, трав* & лечит|рак*|исцел*, пластыр* & боль|нейро, сбор трав, краплі & зір|схудн*|зрост*|паразит*, травяний|трава|чай & пухлин*|камен*|лікує|онко*, عسل & علاج|شفا*|سرطان|امل, عشبه|اعشاب & حمل|علاج|سكري|سرطان, حجامه, خلطه, سوار & طاقه|مغناطيس, زيت & يطول|يعالج|يشفي`,
    `${GUARANTEE}|# & kilos|kilo|kg|weight|peso|kilogram*|килограм*|кило|кг|كيلو, ${SLIM} & sleep*|schlaf*|duerm*|dorm*|dor*|śpi*|сп*|сн*|نوم|تنام, minus|moins|menos|мінус|минус|-10|-5 & kg|kilo*|кило*|кіло*|кг, burn*|verbrenn*|quema*|brûl*|spala*|сжига*|спалю*|حرق|تحرق & fat|fett|grasa*|graisse*|tłuszcz*|жир*|دهون, weight loss & pen|jab|injection|no, fat burner*, fatburner*, ozempic*, semaglutid*, detox tea, sans régime, sans sport, ohne diät, ohne sport, ohne hunger, ohne jojo, sin dieta, sin ejercicio, sin gym, bez diety, bez ćwiczeń, bez głodu, без диет*, без спорта, без дієт*, без спорту, بدون رجيم, بدون رياضه, بدون دايت, سليم, thé minceur, té reductor, ashwagandha`,
  ],
  weak: [
    `cure*, herbal, remedy, natural, healing, supplement*, gummies, detox, weight, fat, slim, belly, kilos, diet, patch, peptide, vials, jab, doctors, testimonials, heil*, natürlich*, kur, kapsel*, tropfen, pulver, abnehm*, diät*, fett, bauch, salbe, ärzte, wirkung, natural, remedio*, cápsula*, gotas, pulsera, adelgaz*, dieta, peso, barriga, polvo, malteada, frasco, naturel*, remède*, gélule*, tisane*, élixir*, guéri*, maigr*, kilos, graisse*, ventre, minceur, régime, naturaln*, zioł*, kuracj*, kropl*, maść, odchudz*, dieta, brzuch*, tłuszcz*, waga, leczy, uzdraw*, капли, мазь, трав*, лечит, исцел*, похуд*, диет*, жир*, живот, капсул*, чай, курс, врачи, крапл*, трав*, лікує, лікуван*, схудн*, дієт*, жир*, кілограм*, порошок, чай, عشب*, اعشاب, خلطه, علاج, شفا*, تنحيف, تخسيس, وزن, دهون, كبسول*, وصفه, طبيعي`,
  ],
  excuses: [
    `detect*, diagnos*, screening, clinical, calorie*, tracker, research, risk, patients, recipes, workout*, kalorien*, forschung*, patienten, rezepte, training, diagnóstic*, investig*, calorías, pacientes, recetas, entrenamiento*, détect*, calorie*, recherche, patients, recettes, entraînement*, wykryw*, kalori*, badań, pacjent*, przepis*, trening*, диагност*, калори*, исследован*, пациент*, рецепты, тренировк*, діагност*, калорі*, досліджен*, пацієнт*, рецепти, тренуван*, تشخيص, سعرات, ابحاث, مرضى, وصفات, تمارين, كشف مبكر`,
  ],
};

export const copies = {
  sure: [
    `replica*|replicas & watch*|bag*|shoes|sneaker*|swiss|aaa|designer|luxury, 1 1 & quality|copy|shoes|bags|watches|pairs|qualität|kopie*|calidad|qualité|jakość|качест*|якіст*, super clone, superclone*, mirror quality, aaa & watch*|bag*|shoes|quality|uhr*|reloj*|bolso*|montre*|zegark*|сумк*|часы|copy|copia*, replik*|replika* & uhr*|luxus*|taschen|1, nachbau & uhr*|luxus*|1 1|schweizer, luxusuhr* & replik*|nachbau|kopie*, réplica*|réplique* & reloj*|bolso*|montre*|sac|sacs|suiz*|suisse*|luxe|lujo|perfume*|aaa|1, copie*|contrefaçon*|faux & montre*|sac|sacs|luxe|marque*|parfaite, clon & reloj*|suizo, repliki, podróbk*, реплик*|реплика & сумк*|часы|часов|бренд*|обув*|качест*|опт, копии|копия|паль|подделк* & сумк*|часы|часов|кросс*|наушник*|обув*|люкс*, копии брендов, репліки|репліка & сумк*|годинник*|бренд*|взутт*|якіст*, копії|копія|підробк* & сумк*|годинник*|крос*|люкс*|взутт*, копії брендів, كوبي & هاي|درجه|شنط|ساعات|ون|مصانع|ماستر, هاي كوبي, ميرور اوريجينال, تقليد درجه اولى, نسخه طبق الاصل, درجه اولى & كوبي|شنط|ساعات|جزم|احذيه`,
  ],
  strong: [
    `exact copy, dupe*, counterfeit*, knock off*, unauthorised pairs, unauthorized authentic, factory copy, designer bag* & copy|cheap|identical|replica, fälschung*, kopie & uhr*|luxus*|original|tasche*, spiegelqualität, nachgemacht*, wie das original, wie original, copia & exacta|original|lujo|triple, triple a, pasa por original, imitación*, fayuca, haut de gamme & copie|réplique*, identique & montre|sac|original, jak oryginał, nie do odróżnienia, repsy, reps, perfumy lane, lane perfumy, perfumki, один в один, 1в1, как оригинал, один до одного, як оригінал, не відрізн*, ما تنفرق, محدش هيعرف, نفس الخامه, نفس الاصل, تقليد, اصليه & نسخه, شنط & سيريال|كرت|فاتوره, swiss|schweizer|suizo*|suisse*|szwajcarsk*|швейцар*|سويسري* & replica|copy|ab|desde|aaa|automatic*|copie*, logo* & identical|identic*|copy|copie|марок|без дозволу|підробк*`,
    `marken|marca*|marek|марок|бренд*|برند*|ماركات & podrób*|подделк*|підробк*|تقليد|كوبي`,
  ],
  weak: [
    `watch*, watches, bags, bag, sneakers, sapphire, automatic, designer, brands, serial, qc pics, box, customs, luxury, leather, uhr*, tasche*, sneaker, luxus*, gravur, automatikwerk, zertifikat, parfüm, parfum, original*, trikot*, reloj*, bolso*, zapatillas, lujo, perfume*, gorras, zafiro, aduana, montre*, sac, sacs, luxe, saphir, douane, étiquette*, parfums, torebk*, torby, zegark*, buty, but, perfum*, metk*, skór*, сумк*, часы, кросс*, бирк*, духи, бренд*, оригинал*, сумк*, годинник*, крос*, бірк*, бренд*, оригінал*, ساعات, ساعه, شنط, احذيه, عطور, ماركات, علبه, كرتونه, اصلي, سيريال`,
  ],
  excuses: [
    `detect*, verify*, authenticat*, database replica*, replicate, erkenn*, datenbank*, detecta*, verifica*, autenticidad, détecte*, vérifi*, authentic*, wykryw*, weryfik*, выявл*, провер*, подлинност*, виявл*, перевір*, справжніст*, يكشف, تحقق, اصاله`,
  ],
};

export const spellWords = {
  sure: [
    `love spell*, black magic, lost lover*, bring back & lover|ex|him|her|husband, marabout*, voodoo*, sangoma*, spell caster*, spell & cast|love|ex|bring, traditional healer, magic wallet, magic ring, money spell*, liebeszauber*, partnerrückführung*, schwarze magie, fluch*, ex zurück, hexe* & zurück|ritual|bringt|ki, amarre*, brujo*, bruja*, brujería, hechizo*, endulzamiento*, retorno & pareja|amor|ex, envoûtement*, désenvoûtement*, retour affectif, retour d'affection, retour de l'être aimé, grand maître, portefeuille magique, vaudou*, urok*, rytuał* & miłosn*|powrot*|partner*, zaklęci*, czarna magia, приворот*, отворот*, порч*, сглаз*, гадалк*, ведунь*, ясновидящ*, колдун*, снятие порчи, магическ* помощь, вернуть мужа, ворожк*, ворожб*, чаклун*, повернен* коханого, зурочен*, вінець безшлюбності, відьм*, جلب الحبيب, جلب & حبيب|رزق|محبه, فك السحر, فك سحر, فك ربط, سحر & محبه|حبيب|زوج*|جلب|طاعه|شيخ*|اسود, رد المطلقه, خاتم روحاني, روحاني*, شيخه مغربيه, مخدوم, طلسم, طلاسم, تهييج`,
  ],
  strong: [
    `psychic*, fortune teller*, clairvoyant*, witch*, oracle & spell*|love, curse*, evil eye, tarot, hellseher*, wahrsager*, ritual* & liebe*|fern*|ex|geld, kartenleg*, orakel*, magier*, vidente*, tarot*, limpias, mal de ojo, curandero*, meiga, chamán*, voyance, voyant*, médium*, rituel* & amour*|argent|chance|ex, occulte*, wróżk*, wróżb*, tarot*, jasnowidz*, odczynian*, карты таро, таро*, гадан* & любов*|карт*, ритуал* & любов*|деньг*|муж*|защит*, обряд*, обереги, ворож*, таро, ритуал* & гроші|кохан*|коли*|захист, обряд*, мольфар*, чаклу*, طالع, تبصير, ابراج & حظ|حب, شيخ & مغربي|روحاني|جلب|مجرب, بخور & جلب|سحر|خادم, عين & فك|سحر|حسد, اوفاق, عزائم`,
    `ex|lover|husband|him|mari|femme|conjoint|partner*|marido|pareja|novio|mąż|męża|chłopak*|муж|мужа|любим*|бывш*|чоловік*|кохан*|колишн*|حبيب*|زوج*|مطلقه & return*|back|zurück*|regres*|vuelv*|revien*|retour|wróci|powr*|верн*|верну|поверн*|يرجع|رجوع|ارجاع`,
  ],
  weak: [
    `spell*, magic*, ritual*, candle*, energy, luck, healer, love, ancestors, aura, karma, liebe, kerzen, energie, schicksal, magisch*, gabe, amor, suerte, velas, energía, destino, don, magia, magique*, chance, amour, bougies, ancêtres, don, energi*, świec*, miłos*, magi*, любов*, энерг*, свеч*, судьб*, магич*, удач*, кохан*, енерг*, свіч*, дол*, магі*, удач*, حب, محبه, رزق, حظ, بخور, طاقه, شيخ, شيخه, زوج, زواج`,
  ],
  excuses: [
    `spell check*, spelling, spell-check*, fantasy, game, rpg, novel*, spiel*, juego*, jeu*, gra, gry, игр*, гр*, لعبه`,
  ],
};

const OTHERS_ACCOUNT =
  'account*|accounts|phone|whatsapp|instagram|facebook|gmail|mail|password*|konto|konten|handy|handys|passwort*|postfach|cuenta*|celular|móvil|contraseña*|correo*|clave*|compte*|téléphone|mot|mots|messagerie|konta|kont|skrzynk*|hasł*|telefon*|почт*|страниц*|аккаунт*|переписк*|парол*|телефон*|вотсап*|мессенджер*|пошт*|сторін*|акаунт*|листуван*|парол*|телефон*|вайбер|حساب*|هاتف*|جوال*|واتساب|ايميل|انستا*|سناب*|فيسبوك|موبايل|كاميرا';

export const breakIns = {
  sure: [
    `hire a hacker, hacker for hire, hackers for hire, hack|hacks|hacking|hacked|breaking & ${OTHERS_ACCOUNT}, booter*, stresser*, ddos, phishing panel, brute force|brute & shop|панел*|account*, change grades, change your grades, cloned cards, clone cards, dumps, carding, cvv, fullz, stealer*, crypter*, hacken & ${OTHERS_ACCOUNT}|whatsapp|wlan, hackear*|hackeo|hackeamos|entro|entrar & ${OTHERS_ACCOUNT}|whatsapp, contratar hacker, recuperar & cripto*|bitcoin*|fondos|estaf*, cambiar calificaciones, borrar deudas, pirater|piratons & ${OTHERS_ACCOUNT}, louer un hacker, récup* & compte*|mots, hakowa*|włama*|haker* & ${OTHERS_ACCOUNT}|zatrudni*, взлом*|взлам*|вскро*|подбор & ${OTHERS_ACCOUNT}|соцсет*, ддос*, стилер*, брут*, криптор*, злом*|зламу*|ламаю & ${OTHERS_ACCOUNT}|інст*|сторінок|соцмереж, хакер* & ${OTHERS_ACCOUNT}|تهكير, تهكير*, هكر*, قرصن*, قرصان, يخترق*, نخترق, اختراق & كاميرا|قواعد|بيانات`,
  ],
  strong: [
    `hacking service*, password cracker, crypto recovery, recover stolen|lost & crypto|bitcoin*|coins|funds, grade change, ethical hacker & partner|phone|account, botnet*, exploit kit, rat, ransomware, l4 l7, ip stresser, hacken, hackt, hackear, hackeo, hackean, hacke, hakowanie, włamani*, wlaman*, взлом, взламыва*, злом, зламаємо, اختراق, اخترق, gestohlen* & krypto*|coins|zurück, coin rückhol*, rückholung, odzyska* & krypto*|bitcoin*|pieniąd*, вернем|вернём|верну & крипт*|деньги|украден*, استرجاع & اموال|بيتكوين|عملات, استعاده & اموال|حساب, تعديل معدل, تغيير درجات, зміна оцінок`,
    `someone else's|partner's|her|his|fremde*|fremder|ajen*|terceros|autrui|cudz*|чуж*|чужо*|чужого|жертв*|victim*|opfer*|ضحي*|غيرك & ${OTHERS_ACCOUNT}|account|profile|profil*|chat*`,
  ],
  weak: [
    `hack*, password*, account*, access, accounts, bypass, screenshot, spouse, partner*, cheat*, session, exploit*, victim, zugriff, passwort*, konto, konten, hack*, nachweis, contraseña*, cuenta*, clave*, acceso, captura, hacker*, compte*, mot de passe, mots de passe, accès, messages, capture, hasł*, konto, konta, dostęp, włama*, zrzut*, пароль*, парол*, доступ, взлом*, переписк*, скрин*, аккаунт*, злом*, доступ, листуван*, скрін*, акаунт*, парол*, حساب*, كلمه السر, اختراق, هاتف, رسائل, باسورد`,
  ],
  excuses: [
    `detect*, protect*, protects, protection, prevent*, defend*, security audit, vulnerability, vulnerabilities, pentest report*, phishing simulation, warns, honeypot, hackathon*, growth hack*, schütz*, schutz*, erkenn*, warnt, sicherheitslück*, schwachstell*, protege*, protección, detecta*, vulnerabilidad*, alerta, protège*, protection, détecte*, vulnérabilité*, alerte, chroni*, ochron*, wykryw*, luki, podatnoś*, ostrzega*, защит*, защища*, выявл*, обнаруж*, уязвимост*, предупрежд*, захист*, захищ*, виявл*, вразлив*, попередж*, حمايه, يحمي, يكشف, ثغرات, تحذير, كشف`,
  ],
};

const PARTNERS =
  "wife|wife's|husband|husband's|spouse|partner|partner's|girlfriend|boyfriend|cheating|cheats|ehefrau|ehemann|partner*|freundin|eheleute|esposa|esposo|pareja|marido|mujer|novia|novio|conjoint*|femme|mari|épouse|żon*|mąż*|męża|partner*|dziewczyn*|chłopak*|zdrad*|жен*|муж|мужа|супруг*|измен*|второй половин*|дружин*|чоловік*|партнер*|зрад*|кохан*|زوج*|زوجتك|زوجك|زوجته|حبيب*|شريك*|خيان*";

export const spying = {
  sure: [
    `spy & phone|app|spouse|wife|husband|partner*|whatsapp, spy app*, phone tracker & number|wife|husband|secret*, track|locate|read|reads & ${PARTNERS}, catch a cheat*, cheating spouse, stalkerware, call detail*, cdr & number|mobile|phone, secretly read*, secretly record*, handy|whatsapp|nachrichten & heimlich|mitlesen|spion*|überwach*, ${PARTNERS} & überwach*|mitlesen|heimlich|auslesen|spion*, wanze*, espía*|espiar*|espiona*|vigila*|rastre* & ${PARTNERS}|celular*|whatsapp|móvil|teléfono|gps, leer sus chats, infidelidad*, espion*|surveill*|localis*|géolocalis* & ${PARTNERS}|téléphone|whatsapp|sms|conjoint|portable|insu, à son insu, logiciel espion, śledz*|śledź|szpieg*|podsłuch*|podgląd* & ${PARTNERS}|telefon*|numer*|komunikator*|rozm*, podsłuch*, szpiegow*, lokalizator & ukryt*|zderzak*|zgod*, слежк*|прослушк*|шпион*|прослуш* & ${PARTNERS}|чуж*|скрыт*, прослушк*, слежк*, шпион*, детализац* звонков, пробив*, местонахожден* & номер*|абонент*|телефон*, стеження, стежен*|прослухов*|шпигун*|читати|читає & ${PARTNERS}|телефон*|листуван*|переписк*|чуж*|розмов*, прослухов*, прослушк*, gps & жучок|жучк*|тайн*|маячк*|магнит|магніт, مراقبه & ${PARTNERS}|هاتف|جوال|واتساب|مكالمات, تجسس, تجسس*, جاسوس*, دون علمه, دون علمها, بدون علمه, بدون علمها, دون ان تعلم, بدون ما يدري, بدون ما تدري, تنصت*`,
  ],
  strong: [
    `keylogger*, hidden camera, hidden recorder, undetectable app, without her|him|them & knowing|touching|noticing, invisible & phone|app|install*, live location & her|his|number, tracker & hidden|car|magnet*|under, type a number, any number, heimlich, unsichtbar* & installation|app|symbol, abhör*, sin que se * cuenta, oculto & apk|celular|móvil, ubica* & celular*, rastre* & celular*|número*|gps, clonado, dyktafon*, ukryt* & kamer*|lokaliz*|program*|aplikac*, niewidoczn* & program*|aplikac*, скрыт* & камер*|установк*|запис*|наблюд*, негласн*, маячк*, определим & местонахожд*|местополож*|номер*, прихован* & агент|камер*|застос*|стеж*, жучок, місцезнаходж* & номер*|телефон*, مخفي & برنامج|تطبيق|تركيب, يسمع مكالماته, موقع & بالرقم|رقم|زوج*, مكالمات & رسائل|زوج*|سجل, سجل المكالمات, التحري, deleted & chats|messages|pictures|photos, borra* & mensajes|chats|lees, clone & phone|whatsapp|chats`,
    `reads|leer|lit|lire|czyta|czytać|przeczyta*|читает|чтение|читать|прочита*|читає|читати|mitlesen|liest|يقرا|قراءه & her|his|wife|partner*|su|sus|ses|jej|jego|чуж*|его|её|жен*|муж*|її|його|дружин*|чоловік*|fremd*|زوج*|переписк*|листуван*`,
  ],
  weak: [
    `spy, tracker, track*, location, gps, hidden, secret*, calls, messages, deleted, chats, phone, mobile, wife, husband, cheating, spouse, couple, handy, standort, nachrichten, mikrofon, unsichtbar*, treue, untreu*, partner, ubicación, mensajes, llamadas, celular, móvil, gps, pareja, esposa, esposo, infiel*, téléphone, messages, appels, localisation, micro, discret*, conjoint, infidèle*, telefon*, wiadomoś*, lokalizac*, rozmow*, mikrofon, żona, mąż, zdrad*, телефон*, сообщен*, звонк*, переписк*, местонахожд*, местополож*, скрыт*, жена, муж, измен*, телефон*, повідомл*, дзвінк*, листуван*, місце*, прихован*, дружин*, чоловік*, зрад*, هاتف, مكالمات, رسائل, موقع, جوال, مخفي, زوج*, زوجتك, محادث*, خيان*`,
  ],
  excuses: [
    `detect*, protect*, anti spy, anti-spy, remove, parental, children, kids, fleet, delivery, game, espionage museum, erkenn*, schütz*, kinder, eltern, detecta*, protege*, hijos, niños, padres, flota*, détecte*, protège*, enfants, parental*, flotte*, wykryw*, chroni*, dzieci, rodzic*, flot*, выявл*, защищ*, ребён*, ребенк*, детей, родител*, автопарк*, виявл*, захищ*, дитин*, дітей, батьк*, автопарк*, يكشف, حمايه, اطفال, اطفالك, ابناء*, اسطول`,
  ],
};

export const piracy = {
  sure: [
    `cracked|crack|cracks|keygen*|keygens|warez|nulled|pre activated|pirated & software|plugins|apps|apk|photoshop|windows|office|games|themes|ai|tools|build, keygen*, warez, nulled*, pre-activated, preactivated, activator & office|windows|software, kms, dodgy box, iptv*, firestick*, modded apk, apk mod, mod apk, apk|apps & mod|unlocked|premium|cracked|gratis|free, premium unlocked, lifetime keys, gecrackt*, geknackt*|gecrackt & vollversion*|software|programm*, seriennummer* & generator*|kaufen|keys, lizenz*|keys & ohne|lebenslang*|gefälscht*|billig, programas con parche, crackead*, licencias crackeadas, full & crack|parche|activad*, clés & activation|windows|office|suite, craqu*|cracké* & logiciel*|application*|appli, abonnement iptv, chaînes & iptv|abonnement|test|films, scrackowan*, zcrackowan*, kraki, pełn* wersj* & crack|za darmo|klucz, klucz* & windows|office|aktywac*|dożywotn*, кряк*, крякнут*, взломанн* & программ*|игр*|приложен*|нейросет*|софт, ключ* & винд*|офис*|активац*|вечн*|лиценз*, репак*, таблетка вшита, торрент*, зламан* & софт|програм*|ігр*|ігри|застос*, ключі & активац*|віндовс|офіс*|ліценз*, торент*, варез*, كراك*, كراكات, سيريال & برنامج|برامج|ويندوز|اوفيس|فوتوشوب, تفعيل & ويندوز|اوفيس|برامج|مدى الحياه, ايبي تيفي, iptv سيرفرات, سيرفر & قناه|قنوات|فيلم|افلام, برامج مكركه, مكرك*, مهكر* & تطبيق*|العاب|لعبه`,
  ],
  strong: [
    `activation keys, serials, license keys, torrent*, emulator & dongle|protection|защиты, unlocked & premium|pro|ai|tools, patched & apk|app|client|skip, full version, bypass & license|paywall|activation, unlock* & paid|premium, vollversion* & download|kostenlos|gratis, dongle*, bezahlschranke*, ohne lizenz*, canales & fútbol|pelis|4k, parche & programa*|licencia*|activ*, sin licencia*, débloqué*|débloquées & premium|ia|payant*, logiciels piratés, chaînes & films|foot|payantes, wycięt* & licenc*|zabezpiecz*, за darmo & premium|płatn*, bez licencji, pirack*, без подписок & кино|фильм*|сериал*, взлом & лиценз*|игр*|мод*, моды & взлом*|игр*, активатор*, кейген*, безкоштовн* & преміум|ліценз*|софт|фотошоп*, кейген*, активатор*, مدى الحياه & تفعيل|برامج|اشتراك|سيريال, مفعل & ويندوز|اوفيس|برامج|ادوبي, channels & movies|football|sports, # & channels|chaînes|canales|kanałów|каналов|каналів|قناه|قنوات`,
    `turn off & antivirus, antivirus|virenwächter|antywirus*|антивирус*|антивірус* & off|desactiv*|wyłącz*|отключ*|выключ*|вимкн*|ausschalt*|désactiv*`,
  ],
  weak: [
    `crack*, software, plugins, photoshop, cad, office, windows, license*, serial*, keys, download, free, full, lifetime, channels, football, premium, apk, software, lizenz*, keys, download, update*, vollversion, programas, licencia*, descarga*, gratis, canales, fútbol, peliculas, logiciel*, clé, clés, licence, télécharg*, chaînes, foot, films, séries, oprogramowan*, licencj*, klucz*, pobier*, darmow*, kanał*, wersj*, программ*, ключ*, лиценз*, скача*, качай, бесплатн*, софт, антивирус*, фильм*, програм*, ключ*, ліценз*, скача*, качай, безкоштовн*, софт*, фільм*, برنامج, برامج, سيريال, تفعيل, تحميل, مجان*, قناه, قنوات, افلام, اشتراك`,
  ],
  excuses: [
    `detect*, manage*, compliance, inventory, wall, road, concrete, bridge*, erkenn*, verwalt*, beton*, straße*, detecta*, grietas, hormigón, détecte*, fissure*, béton*, wykryw*, pęknię*, beton*, выявл*, трещин*, бетон*, виявл*, тріщин*, бетон*, تشقق*, كشف`,
  ],
};

export const soldLinks = {
  sure: [
    `guestpost*, buy links, sell links, sponsored post*, pbn, edu gov links, link insertion*, linkbuilding kaufen, link kaufen, links kaufen, kaufen & links|backlinks|gastbeitr*|artikel, gastbeitrag*, gastartikel* & link*|veröffentlich*|platz*, enlaces & comprar|vendo|vendemos|dofollow|calidad|permanente*|foros|backlinks, artículos patrocinados, post patrocinad*, publirreportaje*, liens & acheter|vends|vendons|dofollow|vie|qualité|définitif*|pbn, article* sponsorisé*, articles invités, article invité, netlinking, linki & kup*|sprzeda*|dofollow|zaplecz*|seo|hurt*|katalog*|pbn|fora|edu|stał*, artykuły sponsorowane, wpisy gościnne, gość post, post gościnny, ссылк* & вечн*|трастов*|куп*|прода*|pbn|сайт*|размещ*|топ|индексац*, гостев* пост*, бэклинк*, беклинк*, вечные ссылки, беклінк*, гостьов* пост*, гостьов* публікац*, посилан* & трастов*|куп*|прода*|pbn|вічн*|назавжди|донор*|анкор*, лінкбілдинг & купит*|прода*|pbn, باك لينك*, باكلينك*, باك لينكات, دوفولو, جست بوست, مقال ضيف, مقالات ضيف, بيع روابط, روابط خلفيه, روابط & دوفولو|edu|بيع|شراء|دائم*|منتدى|منتديات|دولار|نشر`,
    `# & backlinks|enlaces|liens|linków|ссылок|посилань|رابط|روابط, guest post*|guest posts & sell|buy|sites|price*|casino|niche|dofollow|from, backlinks & sell|buy|order|cheap|from|high|da|dr`,
  ],
  strong: [
    `link building service*, backlink*, back links, dofollow, do follow, guest post*, domain authority, da 30, da 40, da 50, da 60, da 70, dr 30, dr 40, dr 50, dr 60, dr 70, link pyramid, tier 2, link placement, contributor access, permanent link, as seen in, news sites, high authority, authority building, private blog network, indexed in, first page & google|links|days, platz 1 & google|garant*|links, seite eins, dauerhafte verlinkung*, ohne werbekennzeichnung, domains expirés, domaines expirés, enlace permanente, autoridad & dominio|backlinks|enlaces, primera página & google|garantiz*|enlaces, netzwerk & links, lien dofollow, première page & liens|google|promis|garanti, zaplecz* & linki|seo|domen*|pbn, pozycjonowan* & linki|gwarant*, bez oznaczenia reklamy, без маркировки, без маркировки, джинс*, перелинковк*, икс от, прогон*, топ & недел*|месяц*|яндекс*|гугл*, без маркування, розміщен* & матеріал*|статт*|посилан*, анкор*, сабміт*, крауд, نشر & مقال*|صحف|صحيفه|مدون*|رابط, رابط دائم, روابط باور, فهرسه, نشر صحفي, تتصدر جوجل, سيو & روابط|رابط|باك`,
    `links|backlinks|enlaces|liens|linki|linków|ссыл*|посилан*|روابط|رابط|verlinkung* & thousands|thousand|mille|tysi*|тысяч*|тисяч*|الف|الاف|foren|fora|foros|forums|форум*|منتدى|منتديات`,
  ],
  weak: [
    `seo, links, link, anchor*, domain*, da, dr, niche, blogs, articles, index*, traffic, magazine*, outreach, placement*, casino, webmaster, ranking, google, artikel, seite, link, verlinkung*, domains, blog, blogs, magazine, redaktion*, platzierung*, enlace*, artículo*, blogs, medios, periódico*, nicho, dominio*, lien*, article*, ancre*, presse, médias, domaine*, linki, linków, artykuł*, portal*, blog*, domen*, katalog*, ссылк*, сайт*, статья, статьи, сми, блог*, индекс*, домен*, посилан*, сайт*, статт*, блог*, портал*, індекс*, домен*, رابط, روابط, مقال*, موقع*, مدون*, سيو, صحف*, نيتش, دومين`,
  ],
  excuses: [
    `prospect*, seo teams, client-ready, keyword research, audit*, checker, broken, monitor*, analy*, internal, defekt*, prüf*, überwach*, analysier*, auditor*, rotos, monitor*, analiza*, audite*, cassés, surveille*, analyse*, audyt*, zepsut*, monitor*, analiz*, аудит*, битые, монитор*, анализ*, аудит*, биті, монітор*, аналіз*, تحليل, فحص, مراقبه`,
  ],
};

export const parkedWords = {
  sure: [
    `domain parked, parked domain, domain is parked, domain is for sale, domain name is for sale, domain name may be for sale, domain for sale, buy this domain, domain name for sale, this domain may be for sale, this domain is for sale, domain has expired, domain expired, domain zu verkaufen, domain steht zum verkauf, domain geparkt, dominio en venta, dominio está en venta, dominio a la venta, domaine à vendre, domaine est à vendre, nom de domaine à vendre, domena na sprzedaż, domena jest na sprzedaż, domena zaparkowana, домен продается, домен припаркован, домен на продаж, домен продається, домен припарковано, النطاق للبيع, هذا النطاق معروض للبيع, المجال للبيع, دومين للبيع`,
    `domain|domains|domainname*|dominio*|domaine*|domen*|domena|домен*|доменн*|نطاق*|دومين*|مجال & buy|sale|sell|lease|auction*|kaufen|verkauf*|verfügbar|venta|vendo|oferta*|oferto|comprar|disponible|vendre|vente|acheter|louer|offre*|cession|céder|vacant|sprzeda*|kupien*|kup|kupno|cesji|dzierżaw*|wolna|прода*|куп*|аренд*|свобод*|торг|продаж*|купит*|купіт*|відступлен*|شراء|للبيع|بيع|متاح*|قسط`,
  ],
  strong: [
    `premium domain*, premium name, aged domain*, domain portfolio, account suspended, website is for sale, site is for sale, transfer fee, godaddy auction*, hugedomains, expired domain*, make an offer, make offer, make offers, blank coming soon, coming soon page, name|names & sale|buy, website name, preisvorschlag, auth code, domainpaket*, name ist verfügbar, premium name verkauf, gesponserte treffer, verwandte suchen, sponsored listings, related links, página en construcción, dominio premium, nombre & venta|comprarl*, enlaces patrocinados, page en construction, site en construction, extensions & vente|domaine, liens & parking, tu będzie strona, strona pusta, strona nie zawiera treści, linki sponsorowane, nazwa & startup|sprzedaż|właściciel*|wzięcia, сайт в разработке, сайт на стадии, имя для сайта, имя & продаж*|домен|стартап*, заглушк*, сторінка порожня, сторінка поки порожня, ім'я для & стартап*, назва для & стартап*, اسم لموقعك, اسماء & مواقع|للبيع|دومين*|ذكاء, بلا مواقع, صفحه الهبوط & اعلانات, تحت الانشاء`,
  ],
  weak: [
    `domain, domains, brandable, parked, name, names, offer, enquiries, escrow, lease, premium, register, exact match, startup, aged, domain*, angebot*, keyword, treuhand, name, verkauf*, kauf*, bestand, dominio*, oferta*, nombre, marca, registro, startup, contenido, domaine*, offre*, nom, marque, site, domen*, nazwa, oferta*, strona, aukcj*, домен*, имя, зона, сайт*, торг, выкуп, домен*, зона, сторінк*, торг, ім'я, اسم, اسماء, نطاق*, دومين, مواقع, موقع`,
  ],
  excuses: [
    `dns, dnssec, whois, monitor*, suggest*, generate*, ideas, find available, prüf*, finde*, generier*, sugier*, genera, sugg*, génère, podpowiada, generuj*, придум*, генерир*, підбира*, генеру*, يقترح, يولد`,
  ],
};

/** Words of those who sell followers, likes, reviews and visitors. */
import { BUY, GUARANTEE, SELL } from './acts.ts';

const FOLLOWERS =
  'follower*|followers|fans|subscriber*|subs|likes|views|abonnent*|abos|aufrufe|klicks|zuschauer|seguidor*|suscriptor*|vistas|reproducciones|abonnés|abonné|vues|obserwuj*|polubie*|wyświetl*|lajk*|followers*|subskryb*|obserwator*|подписчик*|лайк*|просмотр*|фолловер*|участник*|сабск*|охват*|підписник*|вподоб*|перегляд*|фоловер*|учасник*|متابع|متابعين|متابعون|متابعينك|متابعيك|متابعك|متابعيكم|لايك*|مشاهدات|مشاهده|مشاهدين|مشاهداتك|مشترك*|اعجاب*|معجب*';
export const soldAttention = {
  sure: [
    `buy|buying|purchase*|kauf*|gekauft*|compra*|compre|achet*|achat|kup|kupić|kupuj*|купить|купи|купите|куплю|купити|купіть|купуй*|شراء|اشتر* & ${FOLLOWERS}, ${SELL} & followers|follower*|likes|abonnent*|seguidor*|suscriptor*|abonnés|obserwuj*|lajk*|polubie*|подписчик*|лайк*|підписник*|вподоб*|متابع|متابعين|متابعون|متابعينك|متابعيك|متابعك|متابعيكم|لايك*|مشاهدات, smm panel*, smm reseller*, smm service*, like farm*, watch hours, drip feed, engagement api`,
    `follower kaufen, likes kaufen, abonnenten kaufen, smm-panel, panel smm, panel de seguidores, granja de likes, panele smm, накрутк*, накрут*, накруч*, докрут*, накрути*, раскрутка аккаунт*, живые подписчики, живых подписчиков, смм панел*, лайкпанел*, живі підписник*, رشق, رشه, زياده متابعين, زياده المتابعين, لوحه smm, متابعين حقيقيين, متابعين عرب`,
    `${GUARANTEE} & ${FOLLOWERS}, real|realer|reale|echte|reales|vrais|réels|prawdziw*|живые|живых|реальн*|живі|живих|справжн*|حقيق* & follower*|subscriber*|abonnent*|seguidor*|abonné*|obserwuj*|подписчик*|підписник*|متابع|متابعين|متابعون|متابعينك|متابعيك|متابعك|متابعيكم`,
  ],
  strong: [
    `# & ${FOLLOWERS}`,
    `cheap|instant|free|organic|targeted|billig*|günstig*|barat*|gratis|pas cher|tani|tania|tanie|tanio|tanich|tanim|taniej|tanią|дешев*|недорог*|رخيص*|مجان* & ${FOLLOWERS}`,
    `followers likes, likes views, likes followers, likes and views, followers and likes, get famous, be famous, real looking fans, monthly listeners, growth engine, watchtime, spotify plays, story views, comments likes, blue tick, verified badge, wachstumsmotor, reichweite kaufen, motor de crecimiento, moteur de croissance, zwiększani* liczby obserwujących, zasięgi, silnik wzrostu, раскрутк*, продвижение аккаунт*, ферма лайков, движок роста, двигатель роста, розкрутк*, рушій зростання, محرك نمو, تزويد متابعين, يزيد متابعين, تزيد متابعيك, نزيد*, رفع المتابعين`,
    `add|adds|deliver*|liefer*|livr*|entreg*|dodaj*|dostarcz*|нальем|нальём|добав*|долив*|приведём|наллємо|доллємо|додамо|نضيف|نزود|تزويد & ${FOLLOWERS}`,
  ],
  weak: [
    `instagram*, insta, tiktok*, telegram*, youtube, spotify, twitch, influencer, viral, followers, follower*, subscriber*, likes, views, fans, listeners, smm, upvotes, engagement, no password, real accounts, real profiles, famous, reseller*, abonnent*, abos, aufrufe, klicks, seguidor*, suscriptor*, vistas, vues, abonné*, j'aime, obserwuj*, polubie*, wyświetl*, lajk*, subskryb*, sława, подписчик*, лайк*, просмотр*, участник*, паблик*, блогер*, галочк*, звезд*, инст, инста, инсту, инсте, инсты, инстаграм*, тикток*, ютуб*, підписник*, вподоб*, перегляд*, учасник*, блогер*, зірк*, інста, інсту, інсті, інсти, інстаграм*, тікток*, متابع, متابعين, متابعون, متابعينك, متابعيك, متابعك, متابعيكم, لايك*, مشاهدات, مشاهده, مشاهدين, مشاهداتك, مشترك*, انستا*, انستغرام, انستقرام, تيك توك, يوتيوب, سناب*, ترند, مشهور`,
  ],
  excuses: [`detect fake, fake follower*, analyzer, audit, analytics, analysis, schedule*, insight*`],
};

const REVIEWS =
  'review*|rating*|testimonial*|bewertung*|rezension*|kundenstimme*|*bewertungen|reseña*|opinion*|valoracion*|estrella*|avis|témoignage*|étoile*|opini|opinie|opinia|recenzj*|komentarz*|gwiazd*|отзыв*|рейтинг*|оценк*|звезд*|звёзд*|пятер*|відгук*|рейтинг*|оцінк*|зірок|зірк*|تقييم*|مراجع*|تعليق*|نجوم|نجمه';

export const fakeReviews = {
  sure: [
    `buy|buying|sell|sells|selling & reviews|review|ratings|testimonials, post|posts|publish|publishes & positive|five|testimonials, fake|bought|paid|bulk & review*|rating*|testimonial*, negative|bad & taken|removed|remove|bury|mass & review*`,
    `${BUY} & bewertung*|rezension*|kundenstimme*|reseña*|opinion*|valoracion*|avis|opini|opinie|recenzj*|komentarz*|отзыв*|відгук*|تقييم*|مراجع*, ${SELL} & bewertung*|rezension*|reseña*|opinion*|valoracion*|avis|opini|opinie|recenzj*|komentarz*|отзыв*|відгук*|تقييم*|مراجع*`,
    `gefälscht*|fake|echte & bewertung*|rezension*, fals*|positiv* & reseña*|opinion*, faux & avis, fałszyw*|sztuczn* & opini|opinie|recenzj*, фальшив*|фейк*|накрут*|чёрн*|заказн* & отзыв*|рейтинг*, фальшив*|фейков*|чорн* & відгук*, وهمي*|مزيف* & تقييم*|مراجع*|تعليق*`,
    `напиш*|пиш*|пишет|размест*|размещ*|публик*|залье*|перекроем & отзыв*, напиш*|пиш*|розміст*|розміщ*|публік* & відгук*, dodaj*|wystaw*|pisz*|publik* & opini|opinie|recenzj*|piątek|komentarz*, schreib*|post*|liefer* & bewertung*|rezension*|kundenstimme*, escrib*|public*|pone|pones|ponemos|ponen|pongo|poner|mets|mettons|mettez|mettre & reseña*|opinion*|estrella*, écri*|post*|publie|publier|publions|publiez|publierons|mets|mettons|mettez|mettre & avis|étoile*, نكتب|ننشر|ينشر|تنشر|كتابه & تقييم*|مراجع*|تعليق*`,
  ],
  strong: [
    `# & five|reviews|bewertungen|rezensionen|reseñas|opiniones|avis|opinii|отзывов|відгуків|تقييم, five star & review*, five star*, 5 star*, one star, 1 star, reputation & buy|package|guarantee*, local profiles, aged profiles`,
    `positive*|positiv*|positives|pozytywn*|положительн*|позитивн*|хвалебн*|ايجابي* & ${REVIEWS}`,
    `five star, fünf sterne, 5 sterne, 1 stern, cinco estrellas, 5 estrellas, una estrella, cinq étoiles, 5 étoile*, 5 gwiazdek, pięć gwiazdek, пять звёзд, пять звезд, пятёрк*, единиц*, п'ять зірок, п'ятірк*, خمس نجوم, نجوم ذهبيه`,
    `competitor*|mitbewerb*|konkurren*|competidor*|competencia|concurrent*|конкурент*|منافس*|خصم* & ${REVIEWS}`,
  ],
  weak: [
    `reviews, review, ratings, rating, stars, star, testimonials, reputation, google maps, local profiles, accounts, bewertung*, rezension*, sterne, stern, produkttester, reseña*, opinion*, estrella*, fama, avis, étoile*, note, notes, opini, opinie, recenzj*, gwiazd*, gwiazdek, komentarz*, profil*, отзыв*, рейтинг*, звезд*, репутац*, карты, картах, маркет*, відгук*, рейтинг*, зірок, репутац*, мапах, картах, تقييم*, مراجع*, نجوم, سمعه, تعليق*, متجر*, حسابات`,
  ],
  excuses: [
    `reply*, replies, responds, respond, answer*, detects, detect*, analy*, summar*, sentiment, monitor*, collect*, survey*, antwort*, beantwort*, analysier*, auswert*, umfrage*, erkenn*, respond*, contest*, analiz*, encuesta*, répond*, répondre, analyse*, enquête*, odpowiad*, odpowied*, analiz*, ankiet*, wykryw*, отвеча*, ответ*, анализ*, опрос*, выявл*, відповід*, аналіз*, опитув*, виявл*, يرد, الرد, تحليل, يحلل, استبيان, يكشف`,
  ],
};

const VISITORS =
  'visitor*|visits|traffic|hits|clicks|besucher*|klick*|*traffic|zugriffe|visitas|visitantes|tráfico|clics|visiteur*|trafic|visites|wejść|wejścia|klik*|ruch|ruchu|odwiedz*|трафик*|посетител*|визит*|переход*|клик*|трафік*|відвідув*|клік*|زوار|زائر|زيار*|زياره|ترافيك|نقر*';

export const soldTraffic = {
  sure: [
    `buy|sell|sells|cheap|guaranteed|bot|adult|popunder|pop & traffic|visitors|hits|visits|clicks, ${BUY} & besucher*|visitas|visitantes|tráfico|visiteur*|trafic|ruch|ruchu|wejść|трафик*|посетител*|визит*|трафік*|відвідув*|زوار|زيار*|ترافيك, ${SELL} & besucher*|visitas|visitantes|tráfico|visiteur*|trafic|ruch|ruchu|wejść|трафик*|посетител*|трафік*|відвідув*|زوار|زيار*|ترافيك`,
    `popunder*, pop under*, pop-under*, pop traffic, adsense safe, click fraud, clickbot*, traffic exchange, bot traffic, klickgenerator, adressverkauf, e mail verteiler, tráfico web, tráfico barato, visitas reales, trafic adulte, sztuczny ruch, sztucznego ruchu, klikacz, накрутк* поведенч*, поведенческих факторов, пф накрутк*, скликаем, скликив*, мотивированн* трафик*, базы телефонов, база номеров, базы номеров, база телефонів, база номерів, накрутка відвідув*, масових розсилок, زوار حقيقي*, زيارات موجهه`,
    `email|emails|phone|phones|leads|adressen|correos|adresses|телефон*|почт*|номер*|контакт*|імейл*|ارقام & list|lists|datenbank|verteiler|liste|bazy|базы|баз|قواعد`,
  ],
  strong: [
    `# & visitor*|besucher*|visitas|visitantes|visiteur*|посетител*|визит*|переход*|відвідув*|زوار|زيار*, million*|millionen|millones|millón|milion*|миллион*|мільйон*|مليون & ${VISITORS}, residential prox*, custom referrers, low bounce, bounce rate, ga4 events, redirect, cpm, konkurenc* & klik*|reklam*, competitor* & clicks|ads|budget, конкурент* & бюджет*|клик*|реклам*, конкурент* & клік*|реклам*`,
    `human like|wie echt|comme des humains|como humanos, без согласия, без попередньої згоди, ohne einwilligung, nachweis der einwilligung, розсил*|рассыл* & баз*|вайбер|вотсап*|смс, bots|боты|боти|بوت* & ${VISITORS}`,
  ],
  weak: [
    `visitors, visitor*, traffic, clicks, hits, website, geo, proxies, proxy, referrer*, sessions, bounce, scroll, adsense, landing, leads, besucher*, klick*, reichweite, anzeigen, visitas, tráfico, rebote, anunciantes, visiteur*, trafic, redirection*, cpm, ruch, wejścia, kliki, klik*, leady, zapisy, трафик*, посетител*, визит*, переход*, метрик*, отказ*, гео, прокси, посетит*, лендинг*, трафік*, відвідув*, лічильник*, проксі, زوار, زيار*, جلسه, نقر*, معلن*, ترافيك`,
  ],
  excuses: [
    `detect*, analy*, predict*, forecast*, protect*, block*, road, city, cars, vehicle*, museum*, straßen*, verkehr*, miasta, carretera*, vehículos, routier*, дорожн*, автомобил*, дорож*, مروري*, المرور`,
  ],
};

/** Acts of trade in eight languages, as alternatives of a pair ("act & goods"); the beginnings leave room for inflection. */

export const BUY =
  'buy|buying|purchase*|order|orders|ordering|acquire|kauf|kaufe|kaufen|kauft|kaufst|gekauft*|bestell*|erwerb*|comprar*|compra|compras|compre|compran|compramos|adquier*|adquirir|encarg*|achet*|achat|achats|commande*|rachet*|kup|kupić|kupisz|kupuj*|kupno|kupi|zamów*|zamaw*|nabyć|купить|купи|купите|купит|покупай*|покупк*|куплю|заказ*|закаж*|приобре*|купити|купіть|купуй*|купує*|купівл*|замов*|придба*|شراء|اشتر*|تشتري|يشتري|نشتري|اطلب|طلب';

export const SELL =
  'sell|sells|selling|sold|sale|supply|supplied|supplies|wholesale|vendo|vende|vendemos|venden|vender|venta|ventas|vendre|vends|vendons|vente|ventes|verkauf|verkaufe|verkaufen|verkauft|vertrieb|anbiet*|biete|bieten|sprzeda*|oferuj*|продам|продаю|продаж*|продае*|продаём|продаёт*|продать|сбыт|постав*|продати|продає*|ingrosso|بيع|نبيع|ابيع|تبيع|يبيع|مبيع|للبيع|نوفر|توفير|تزويد|hurt|hurtow*|опт|оптом|gros|mayor*|granel';

export const MAKE =
  'make|making|issue|issued|issues|produce|print|forge|craft|herstell*|stellen|ausstell*|ausgestellt|machen|fabrik*|fertigen|hacemos|hago|hacen|fabric*|emit*|expid*|expedi*|tramit*|gestion*|consig*|fabriqu*|faisons|délivr*|établi*|obten*|obtention|wykon*|robię|robimy|załatw*|wystaw*|drukuj*|wyrab*|сдела*|делаю|делаем|изготов*|оформ*|выда*|печата*|зроб*|робимо|виготов*|видає*|друку*|استخراج|اصدار|إصدار|تصدر|نصدر|اعمل|نعمل|تجهيز|عمل|نستخرج|تزوير';

export const GUARANTEE =
  'guarantee*|guaranteed|sure|garant*|gesichert*|sichere|sicherer|asegurad*|assuré*|fiable*|pewn*|gwarant*|гарант*|гарантован*|стовідсот*|مضمون*|ضمان|بضمان|اكيد*|مؤكد*';

export const WITHOUT =
  'without|no|zero|ohne|kein|keine|keinen|sin|ningun*|nada|sans|aucun*|zéro|bez|brak|без|нет|немає|ніяк*|بدون|بلا|دون|من غير';

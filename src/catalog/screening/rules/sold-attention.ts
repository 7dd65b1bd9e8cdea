// Rule: followers, likes, views and reviews for sale. Saying "AI" does not excuse it; a planner or an analysis of posts is not meant.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const soldAttention = topicRule({
  id: 'sold_attention',
  strong: [
    `instagram growth service*, growth service for instagram, organic instagram growth, real targeted followers, targeted instagram followers, genuine instagram followers, real human followers, organic instagram followers, organic tiktok followers, high quality followers, get real followers, buy tiktok followers, followers for sale, likes for sale, free instagram followers, free tiktok followers, free likes, auto liker*, auto followers, follower booster, likes booster, followers booster, become instagram famous, get famous on, social media growth service*, social signals, watch hours, buy watch time, monetized channel*, buy followers, buy likes, buy views, buy subscribers, buy comments, buy reviews, buy real followers, buy instagram*, buy tiktok*, buy youtube*, buy twitter followers, buy telegram*, buy spotify*, buy google reviews, buy facebook*, buy upvotes, buy backlinks, cheap followers,
     free followers, real followers, real instagram followers, real tiktok followers, real twitter followers, real youtube subscribers, real likes, real subscribers, real views, instant followers, instant likes, instant views, organic followers, genuine followers, guaranteed followers, active followers, targeted followers, thousands of followers, 
     smm panel*, smm reseller*, smm service*, cheapest smm, follower panel, likes and followers, followers and likes, fake reviews, positive reviews for sale, five star reviews, 5 star reviews guaranteed, sell reviews, buy trustpilot*, pva accounts, aged accounts for sale, verified accounts for sale, increase your followers instantly,
     get instagram followers, get tiktok followers, gain real followers, no bots no fake, no fake growth`,
    `follower kaufen, likes kaufen, abonnenten kaufen, bewertungen kaufen, klicks kaufen, echte follower, comprar seguidores, comprar likes, comprar resenas, seguidores reales, seguidores gratis, seguidores instantaneos, acheter des followers, acheter des abonnes, acheter des likes, acheter des vues, acheter des avis, vrais abonnes, abonnes instagram,
     kup obserwujacych, kup followersow, kupic lajki, kup lajki, kupowanie lajkow, prawdziwi obserwujacy, opinie na sprzedaz, kup opinie, накрутк*, накрутить, накрути, купить подписчик*, купить лайки, живые подписчики, живых подписчиков, купить отзыв*, раскрутка аккаунт*, продажа отзывов, купити підписник*, накрутит*, купити лайки, купити відгук*, живі підписник*, 
     شراء متابعين, متابعين حقيقيين, زياده متابعين, زياده المتابعين, شراء لايكات, شراء مشاهدات, بيع متابعين, رشق متابعين, takipci satin al, beli followers, jual followers, tambah followers, tang like, tang follow, comprar seguidores reais, ~买粉丝, ~刷粉, ~涨粉平台`,
  ],
  weak: [
    `instagram followers, tiktok followers, gain followers, more followers, get followers, grow followers, more likes, boost likes, boost views, real accounts, real profiles, famous, followers, subscribers, likes, upvotes, smm, backlinks, drip feed, instant delivery, no password required, no password needed, growth service, organic growth, organically grow, drives engagement, drive engagement, boost your engagement, instagram growth, tiktok growth, delivered within, real and active, real people, refill guarantee*, resell*, real users,
     no bots, follower*, abonnenten, seguidores, abonnes, obserwujacy*, подписчик*, лайк*, просмотр*, підписник*, вподобань, متابعين, المتابعين, لايكات, مشاهدات`,
  ],
  supporting: [
    `instagram*, insta, tiktok*, youtube, facebook, telegram, twitter, spotify, twitch, инстаграм*, інстаграм*, инсту, телеграм*, тикток*, тікток*, ютуб*, вконтакте, انستقرام, انستغرام, انستجرام, تيك توك, تويتر, يوتيوب, سناب,
     cheap*, low price*, best price*, affordable, instant*, 24 7, billig*, gunstig*, sofort*, geliefert, barat*, economic*, entrega inmediata, al instante, pas cher, livraison*, immediat*, tani*, szybk*, natychmiast*, недорого, дешев*, быстр*, мгновенн*, гаранти*, швидк*, миттєв*, رخيص*, ارخص, باقل سعر, فوري*, سريع*`,
  ],
  excuses: [`detect fake, fake follower checker, fake follower detection, detects fake, analyzer, audit`],
  aiExcuses: false,
  weakForFlag: 4,
});

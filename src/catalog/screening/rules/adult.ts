// Rule: pornography and escort services. An AI companion or an image model for adults is an AI tool: for those the rule only flags.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const adult = topicRule({
  id: 'adult',
  strong: [
    `porn*, pornhub, xxx, xvideos, escort, escorts, escort service*, escort girl*, call girl*, callgirl*, sex cam*, sexcam*, cam girl*, camgirl*, cam girls, milf*, onlyfans leak*, sex video*, sex movie*, sex chat, hookup*, adult dating, erotic massage, sex toy*, sex shop,
     hentai, blowjob*, incest, sugar daddy, undress her, nudify*, deepnude*, bokep, jav hd,
     sexfilm*, sexkontakte, bordell*, huren, prostituierte, putas, prepagos, acompanantes sexuales, videos porno, sexe gratuit, plan cul, rencontre sexe, prostytut*, sekstelefon*, seks filmy,
     порно*, проститут*, эскорт услуг*, интим услуг*, секс видео, повії, індивідуалк*, індивідуалки, индивидуалк*, ескорт послуг*, سكس, اباحي*, افلام سكس, دعاره`,
    `~成人视频, ~色情, ~无修正, ~無修正, ~야동`,
  ],
  weak: [
    `nsfw, nude, nudes, naked, sex, sexy, adult, adults only, 18+, erotic*, fetish*, uncensored, dating, hot girls, girls, onlyfans, sexting, lingerie, erotik*, seks, секс, еротик*, эротик*, голые, uncensored chat`,
  ],
  excuses: [
    `detect*, moderation, moderate, filter*, block*, parental, addiction, quit porn, no porn, anti porn, nsfw detection, safe for work, content safety, educational, sex education, sexual health, therapy`,
  ],
  aiExcuses: true,
  weakForFlag: 3,
});

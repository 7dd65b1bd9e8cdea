// Rule: people who write homework, theses and exams for money. A program that helps to write is not meant.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const essayMill = topicRule({
  id: 'essay_mill',
  strong: [
    `essay writing service*, paper writing service*, dissertation writing service*, thesis writing service*, custom essay*, custom paper*, custom dissertation*, buy essay*, buy an essay, buy a dissertation, pay someone to write, pay for essay*, pay someone to do, do my homework for me, do my assignment, write my essay for me, write my paper for me, write my dissertation, assignment help service*, assignment writing service*, assignment helpers, academic writing service*, professional essay writer*, expert essay writer*, phd writers, take my online class, take my exam, take my class, buy degree*, buy diploma*, fake diploma*, fake degree*, fake passport*, buy passport*, registered passport*, fake id card*, driving licences for sale, buy driving licen*, coursework writing service*, homework writing service*,
     ghostwriter agentur, hausarbeit schreiben lassen, bachelorarbeit schreiben lassen, masterarbeit schreiben lassen, doktorarbeit kaufen, comprar tesis, hacemos tu tesis, tesis por encargo, trabajos academicos por encargo, comprar titulo*, rediger mon memoire, redaction de memoire, acheter un memoire, acheter un diplome, pisanie prac, pisanie prac magisterskich, prace na zamowienie, praca licencjacka na zamowienie, kupic dyplom,
     диплом на заказ, курсовая на заказ, курсовые на заказ, дипломы на заказ, купить диплом, реферат на заказ, заказать курсов*, заказать диплом*, написание диплом*, написание курсов*, дипломна на замовлення, курсова на замовлення, купити диплом, замовити курсов*, замовити диплом*, كتابه رسائل الماجستير, كتابه بحوث, شراء شهاده, شراء شهادات`,
  ],
  weak: [
    `plagiarism free, plagiarism free papers, deadline*, money back guarantee, 100% original, top grades, a+ grade*, professional writers, expert writers, qualified writers, our writers, our experts, tutors for hire, per page, essay*, dissertation*, coursework, на заказ, на замовлення, антиплагиат, дедлайн*, prace`,
  ],
  supporting: [
    `expert*, writers, ghostwriter*, professional*, academic*, thesis, theses, dissertation*, assignment*, homework, cheap*, affordable, confidential*, on time, 24 7, order now, erfahren*, akademisch*, diskret*, gunstig*, hausarbeit*, bachelorarbeit*, masterarbeit*,
     por encargo, academic*, tesis, tfg, tfm, confidencial*, sur commande, memoire*, these, theses, confidentiel*, doswiadczon*, magistersk*, licencjack*, na zamowienie, zamowienie, dyskretn*, tanio, опытн*, магистр*, диплом*, курсов*, реферат*, недорого, без предоплаты, досвідчен*, магістерськ*, дипломн*, diplom*, kursov*, رسائل, الماجستير, الدكتوراه, بحوث`,
  ],
  excuses: [],
  aiExcuses: true,
  weakForFlag: Infinity,
});

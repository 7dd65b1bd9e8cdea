// Rule: pills and cures sold without a doctor.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const pills = topicRule({
  id: 'pills',
  strong: [
    `viagra, cialis, levitra, sildenafil, tadalafil, kamagra, buy xanax, xanax online, tramadol, oxycodone, oxycontin, hydrocodone, buy adderall, adderall online, phentermine, modafinil online, buy modafinil, ambien online, online pharmacy, canadian pharmacy, no prescription, without prescription, without a prescription, without doctor's prescription, buy ozempic, semaglutide online, 
     weight loss pills, diet pills, slimming pills, male enhancement, penis enlargement, erectile dysfunction pills, cbd gummies, keto gummies, testosterone booster, steroids for sale, buy steroids, anabolic steroids, miracle cure, hgh for sale, delta 8 gummies, buy weed, nembutal, ketamine for sale, mdma for sale, cocaine,
     potenzmittel, rezeptfrei*, ohne rezept, potenzpillen, abnehmpillen, sin receta, pastillas para adelgazar, sans ordonnance, pilules pour maigrir, bez recepty, tabletki na odchudzanie, tabletki na potencje,
     виагра, сиалис, без рецепта, таблетки для похудения, таблетки для потенции, віагра, таблетки для схуднення, بدون وصفه, فياغرا, سياليس, حبوب تخسيس`,
  ],
  weak: [
    `pills, pill, pharmacy, rx, discreet shipping, discreet delivery, supplement*, gummies, lose weight fast, burn fat, detox, erectile, libido, herbal, cheap meds, cheap medication*, overnight delivery, apotheke, farmacia online, pharmacie en ligne, apteka, аптека, аптеки, таблетк*, похуден*`,
  ],
  excuses: [
    `reminder*, tracker, interaction*, pill reminder, identify, drug discovery, clinical, addiction, recovery, harm reduction, research, pharmacist*, education*`,
  ],
  aiExcuses: true,
  weakForFlag: 4,
});

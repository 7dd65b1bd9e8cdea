/** Spam that pretends to be an AI tool is refused in eight languages; AI tools that speak of the same goods are not shown. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brief, findings } from './entries.ts';

describe('offers dressed up as AI tools', () => {
  const refused: Readonly<Record<string, string>> = {
    'AI-powered guaranteed followers for your account': 'sold_attention',
    'KI stellt dein Diplom aus, mit Siegel und ohne Studium': 'fake_diplomas',
    'Нейросеть накручивает подписчиков и лайки, живые, от 99 рублей': 'sold_attention',
    'La IA te aprueba el préstamo en 3 minutos, sin buró y sin aval': 'quick_loans',
    "L'IA et nos rédacteurs écrivent ton mémoire entier, prêt à rendre, 19 € la page": 'essay_mill',
    'ШІ шепоче відповіді на іспиті через невидимий навушник': 'exam_takers',
    'ذكاء اصطناعي يزودك بعشرة آلاف متابع حقيقي مضمون': 'sold_attention',
    'AI that undresses any photo of a girl in seconds, free credits': 'adult',
    'AI that changes your marks in the school system, guaranteed, from $40': 'break_ins',
    'KI stellt deine Krankschreibung ohne Arztbesuch aus, sofort per WhatsApp für 29 €': 'false_papers',
  };
  for (const [tagline, rule] of Object.entries(refused))
    test(`are refused: ${tagline}`, async () => {
      const found = await findings({ tagline });
      assert.ok(
        found.some((finding) => finding.rule === rule) && found.some(({ action }) => action === 'refuse'),
        brief(found).join(),
      );
    });
});

describe('AI tools that speak of the goods of spam', () => {
  for (const tagline of [
    'Checks essays and theses for plagiarism and shows the sources',
    'Collects reviews from your customers after every order and answers them with AI',
    'AI loan calculator that compares offers and explains the small print',
    'AI that warns you when a dating profile looks like a romance scam',
    'AI writes SEO articles and suggests internal links',
    'AI tutor that helps you structure your thesis and gives feedback on each chapter',
    'AI analytics of who follows you and which posts work',
    'AI reads passports and driving licences for KYC checks',
    'AI coach that helps people stop gambling',
    'Photograph your pills and AI tells you which they are and when to take them',
    'AI makes practice exams from your lecture notes',
    'AI tutor that helps you to better marks in mathematics',
    'AI changes the clothes of people in fashion photos',
    'KI fasst Befunde und Krankschreibungen für Arztpraxen zusammen',
    'KI vergleicht Kredite und erklärt die Zinsen',
    'Responde con IA a las reseñas de tu restaurante en tu tono',
    "L'IA détecte les faux bulletins de paie et les passeports falsifiés",
    'AI analizuje opinie klientów i pokazuje, co ich złości',
    'Нейросеть проверяет курсовые на заимствования и объясняет, что исправить',
    'Нейросеть распознаёт телефонных мошенников и фальшивые документы',
    'ШІ дає зауваження до розділів вашої дипломної роботи',
    'ذكاء اصطناعي يكشف الشهادات المزورة للجامعات',
    'مساعد ذكاء اصطناعي يراجع رسالتك ويقترح المراجع',
  ])
    test(`are not shown: ${tagline}`, async () => assert.deepEqual(brief(await findings({ tagline })), []));
});

test('a bot of a messenger that is praised as spam is praised is not refused', async () => {
  const found = await findings({
    name: 'Chatmate',
    tagline: 'Un bot GPT en Telegram',
    description: 'Acceso a GPT en tu Telegram, disponible para todos, con historial.',
  });
  assert.ok(
    found.every(({ action }) => action === 'flag'),
    brief(found).join(),
  );
});

/** Taglines that shout: shown to editors and makers, never refused, in scripts with and without capitals. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../../support/assert-each.ts';
import { findings } from './entries.ts';

const shouts = async (tagline: string) => (await findings({ tagline })).find(({ rule }) => rule === 'shouting');

describe('a tagline', () => {
  test('that shouts is shown, not refused', () =>
    assertEach(
      [
        'BEST AI writing tool… 100 % FREE 🔥',
        'The greatest writing app ever!!!',
        'AMAZING VIDEO MAKER for you',
        'Sooo good! Writes your letters 🚀',
        'DAS BESTE TOOL für Texte – 100 % KOSTENLOS!',
        'LE MEILLEUR OUTIL GRATUIT pour écrire 🚀🚀',
        'El MEJOR editor de textos GRATIS!!!',
        'NAJLEPSZE narzędzie do tekstów ZA DARMO 🔥 100%',
        'ЛУЧШИЙ бот для текстов, БЕСПЛАТНО!!!',
        'НАЙКРАЩИЙ бот для текстів, 100% БЕЗКОШТОВНО 🔥',
        'أفضل أداة مجانية للكتابة!!!',
        'أداة كتابة مجااااانية ١٠٠٪ 🔥',
      ],
      (tagline) => `shouts: ${tagline}`,
      async (tagline) => assert.equal((await shouts(tagline))?.action, 'flag'),
    ));

  test('that shouts about AI and no goods of spam is not refused by its wording either', () =>
    assertEach(
      ['BEST AI WRITER EVER!!! 100 % FREE 🔥', 'LA MEILLEURE IA!!! 100 % GRATUITE 🔥'],
      (tagline) => `not refused: ${tagline}`,
      async (tagline) => {
        const found = await findings({ name: 'Quillmate', tagline });
        assert.ok(found.every(({ action }) => action === 'flag'));
      },
    ));

  test('with acronyms, one exclamation mark, one emoji or a share does not shout', () =>
    assertEach(
      [
        'GPT API for PDF',
        'Converts JSON, YAML and HTML to CSV with AI',
        'NVIDIA CUDA kernels for LLM inference',
        'OCR, ASR and TTS on AWS, GCP and AZURE',
        'Chat with your PDF 📄',
        'Plan your trips with AI!',
        '100% open source speech recognition',
        'Private chat with documents, 100 % offline 🔒',
        'Chattet mit PDF-Dateien – DSGVO-konform',
        'Распознаёт речь по ГОСТ и СНиП',
        'أداة تكتب النصوص بالذكاء الاصطناعي. جرّبها!',
        'See www.example.com: an assistant for letters',
        'AI that plays chess III and the sims',
      ],
      (tagline) => `does not shout: ${tagline}`,
      async (tagline) => assert.equal(await shouts(tagline), undefined),
    ));
});

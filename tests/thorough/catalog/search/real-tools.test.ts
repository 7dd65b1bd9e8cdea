/** What people type, asked over a catalog of 1,999 real tools, where their list is present. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import { demoCategories, indexSketches, type Sketch, toolFrom } from '../../../catalog/search/sample-index.ts';

const path = '../shared/data/tools.jsonl';

interface Row extends Sketch {
  tagline: string;
  categories: readonly string[];
}

const LOGO_MAKERS = ['Make Logo AI', 'Logomakerr.AI', 'Zoviz', 'Slea.ai'];
const TRANSLATORS = ['DeepL', 'MachineTranslation.com', 'TranslateSRT.online', 'X-doc AI'];
const VOICES = ['Free Text-To-Speech', 'Play.ht', 'Listnr 2.0', 'Speechify', 'Replica'];
const OPEN_VOICES = ['NeMo', 'Bark', 'TorToiSe', 'Voice Clone', 'Parler-TTS', 'tts-webui'];

/** A query, and the tools of which one comes first. */
const QUERIES: readonly (readonly [q: string, ...first: string[]])[] = [
  ['czat AI na własnym serwerze', 'LibreChat', 'Open WebUI'],
  ['chat with my own documents without uploading them', 'privateGPT'],
  ['for teachers', 'teachertoolkit.ai', 'teachology.ai', 'Worksheets.ai'],
  ['für Lehrer', 'teachertoolkit.ai', 'teachology.ai', 'Worksheets.ai'],
  ['للمعلمين', 'teachertoolkit.ai', 'teachology.ai', 'Worksheets.ai'],
  ['Open Source LLM Monitoring', 'Helicone AI', 'OpenLIT', 'Opik'],
  ['локальная языковая модель', 'Jan', 'LM Studio', 'Ollama'],
  ['open source image generator', 'StableCog'],
  ['alternativas a Copilot para programar', 'GitHub Copilot'],
  ['Illustrator-Alternative für Logos', 'Brandmark', 'Looka', 'LogoGPT', 'LogoMakerr.Ai', 'Make Logo AI', 'ponzu'],
  ['ChatGPT vs Claude', 'ChatGPT'],
  ['C++', 'whisper.cpp', 'llama.cpp'],
  ['STT', 'Vibe Transcribe', 'AccurateScribe.ai', 'Rythmex', 'Voicetapp', 'Transgate'],
  ['OCR', 'Mistral OCR / Mistral AI'],
  ['GPT-4o', 'GPT-4o Mini'],
  ['GPT-4о', 'GPT-4o Mini'],
  ['ранвей', 'Runway'],
  ['копайлот', 'Copilot'],
  ['stable diffusion xl', 'Stable Diffusion', 'stable-diffusion'],
  ['rédaction d’e-mai', 'Warmer.Ai', 'Intellimail', 'superReply'],
  ['explain papers', 'Explainpaper'],
  ['شرح الأبحاث العلمية', 'Explainpaper'],
  ['virtual try-on', 'Hautech.ai'],
  ['probador virtual', 'Hautech.ai'],
  ['convert text to audio', 'Free Text-To-Speech', 'Play.ht', 'Listnr 2.0', 'Speechify'],
  ['convertir texto a audio', 'Free Text-To-Speech', 'Play.ht', 'Listnr 2.0', 'Speechify'],
  ['text in Sprache umwandeln', 'Free Text-To-Speech', 'Play.ht', 'Listnr 2.0', 'Speechify'],
  ['convert audio to text', 'AccurateScribe.ai', 'Rythmex', 'Voicetapp', 'SoundWise.ai'],
  ['lecture to text', 'AccurateScribe.ai', 'Rythmex', 'Voicetapp', 'SoundWise.ai'],
  ['تحويل المحاضرة إلى نص', 'AccurateScribe.ai', 'Rythmex', 'Voicetapp', 'SoundWise.ai'],
  ['chatgpt login', 'ChatGPT'],
  ['midjourney sign in', 'Midjourney'],
  ['Gemini Preise', 'Gemini'],
  ['миджорни цена', 'Midjourney'],
  ['elevenlabs tarif', 'Eleven Labs'],
  ['perplexity iniciar sesión', 'Perplexity AI', 'Perplexity'],
  ['gamma presentation maker', 'Gamma'],
  ['elevenlabs voice cloning', 'Eleven Labs'],
  ['crear logo con canva', 'Canva'],
  ['code review', 'Codeball', 'What The Diff', 'Qodo', 'AutoPR'],
  ['prompts for midjourney', 'Promptextend', 'PromptHero'],
  ['video ed', 'CapCut', 'VEED IO', 'Wisecut', 'Pictory'],
  ['générer im', 'AI Image and Design Generator', 'Dezgo', 'Draw Things'],
  ['Bilder ve', 'AVC AI', 'Remini - AI Photo Enhancer', 'HitPaw Online Photo Enhancer'],
  ['créer un lo', ...LOGO_MAKERS],
  ['crear un lo', ...LOGO_MAKERS],
  ['створити ло', ...LOGO_MAKERS],
  ['zrobić lo', ...LOGO_MAKERS],
  ['tłumaczenie te', ...TRANSLATORS],
  ['traduire un do', ...TRANSLATORS],
  ['озвучить те', ...VOICES],
  ['Video schn', 'Wisecut', 'CapCut', 'VEED IO'],
  ['notebookl', 'NotebookLM'],
  ['google notebookl', 'NotebookLM'],
  ['research with notebookl', 'NotebookLM'],
  ['AI chat clau', 'Claude'],
  ['plugin for perplexi', 'Perplexity AI'],
  ['proffesional headshots', 'Tryitonai', 'ProfessionalHeadshot.io'],
  ['czytanie tekstu na głos open source', ...OPEN_VOICES],
  ['синтез речи с открытым исходным кодом', ...OPEN_VOICES],
  ['App ohne progamieren', 'FastBots.ai', 'Build Chatbot', 'BuildAI'],
  ['grammer cheker', 'SafeSpelling', 'ChatGPT Writer', 'Paraphraser'],
  ['Bewerbung schreibenn', 'Your Cover Letter', 'Resume Trick', 'Cover Letter AI', 'Writemeacoverletter'],
  ['correcion ortografica', 'SafeSpelling', 'ChatGPT Writer', 'Paraphraser'],
];

/** Whether AI made a text, asked in many ways. */
const JUDGED: readonly string[] = [
  'did an AI write it',
  'was this written by chatgpt',
  'чи це написав ШІ',
  'чи текст писав ChatGPT',
  'hat das eine KI geschrieben',
  'wurde das von ChatGPT geschrieben',
  'est-ce qu’une IA a écrit ce texte',
  'a-t-il été écrit par ChatGPT',
  'هل كتبه الذكاء الاصطناعي',
  'это написала нейросеть?',
  '¿lo escribió una IA?',
  'czy to napisała sztuczna inteligencja',
];

describe('over 1,999 real tools', { skip: !existsSync(path) }, () => {
  const rows = existsSync(path)
    ? readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Row)
    : [];
  const { index } = indexSketches([], demoCategories());
  const tools = rows.map((row, at) => toolFrom({ ...row, pricing: 'freemium' }, at + 1));
  index.put(tools);
  const search = async (q: string): Promise<string[]> => {
    const readTool = (key: number) => {
      const { name, tagline, description = null, categories } = rows[key - 1]!;
      return Promise.resolve({ key, name, tagline, description, categories, jobs: jobsIn(tools[key - 1]!.terms) });
    };
    const readTexts = () => Promise.resolve(new Map());
    const { keys } = await index.answer({ q, offset: 0, limit: 5 }, { readTool, readTexts });
    return keys.map((key) => rows[key - 1]!.name);
  };
  for (const [q, ...wanted] of QUERIES)
    it(`${q}: ${wanted[0]}`, async () => {
      const [first = 'nothing'] = await search(q);
      assert.ok(wanted.includes(first), `${first} is none of ${wanted.join(', ')}`);
    });
  for (const q of JUDGED)
    it(`${q}: GPTZero is among the first two`, async () =>
      assert.ok((await search(q)).slice(0, 2).includes('GPTZero'), String(await search(q))));
  it('nothing is listed under a language that no tool names', async () => assert.deepEqual(await search('c#'), []));
});

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
  ['STT', 'AccurateScribe.ai', 'Rythmex', 'Voicetapp', 'Transgate'],
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
  ['video ed', 'CapCut', 'VEED IO', 'Wisecut', 'Pictory'],
  ['générer im', 'AI Image and Design Generator', 'Dezgo', 'Draw Things'],
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
  it('nothing is listed under a language that no tool names', async () => assert.deepEqual(await search('c#'), []));
});

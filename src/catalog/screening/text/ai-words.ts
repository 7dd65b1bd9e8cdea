// Words that say "AI" outright, in eight languages and by the names of models; what the not-an-AI-tool rule and the spam topics rest on.
import { hitsIn, hitWords, lexicon } from './lexicon.ts';
import type { Hit } from './lexicon.ts';
import type { Reading } from './parsed-entry.ts';

/** General words for artificial intelligence. */
const GENERAL = `
ai, genai, gen ai, aigc, agi, artificial intelligence, artificially intelligent, machine learning, deep learning, mlops,
llm, llms, llmops, vlm, vlms, nlp, nlu, gpt*, gpts, neural, neuronal*, generative, genai, chatbot*, chat bot, chat bots, language model*,
foundation model*, agentic, rag pipeline*, rag system*, rag app*, rag with, rag on, rag based, rag engine*, rag framework*, graph rag, local rag, premises rag, loras, lora adapter*, multi agent, autonomous agent*, ai agent*, prompt engineer*, retrieval augmented, embeddings, vector search, vector database, finetun*, text to image, text to video,
text to speech, text to music, text to 3d, text2img, txt2img, img2img, text2video, speech to text, image to video, tts,
computer vision, reinforcement learning, supervised learning, deepfake*, deep fake*, voice clon*, inpainting, outpainting, mcp,
model context protocol, a2a, self supervised, stylegan*, hypernetwork*, word embedding*, pretrained, pre trained, intelligent agent*, machine intelligence,
semantic search, natural language, powered by openai, chat with your, talk to your pdf, aipowered, deepseek*,
large language, neural network*, voice assistant*, synthetic voice*
`;

/** Models, makers and platforms that stand for AI wherever they are named. */
const NAMES = `
openai, chatgpt*, chat gpt, chatgtp, autogpt, anthropic, claude code, claude 3, claude 4, claude opus, claude sonnet, claude desktop, llama 2, llama 3, llama 4, llama cpp, cursor ide, cursor rules, flux 1, flux dev, flux pro, whisper model*, google gemini, gemini pro, gemini nano, nano banana, mixtral, llama2,
llama3, ollama, deepseek, deepmind, qwen*, dall e, dalle, dalle2, dalle3, midjourney, stable diffusion, sdxl, runwayml, veo2, veo3, kling, elevenlabs, huggingface, hugging face, langchain, llamaindex, langgraph, crewai, autogen, pytorch, tensorflow,
keras, onnx, controlnet, dreambooth, comfyui, stable video, wan 2*, seedance, seedream, suno, udio,
weaviate, faiss, milvus, openrouter, gigachat, yandexgpt, шедеврум
`;

/** The same in the other locales of the catalog; Cyrillic and Arabic folded as reading.ts folds. */
const OTHER_LANGUAGES = `
ki, kunstliche intelligenz, kunstlicher intelligenz, kunstlichen intelligenz, kuenstliche*, maschinelles lernen, maschinellem lernen, sprachmodell*,
neuronale*, neuronales, generativ*, sprachsynthese, spracherkennung, bilderkennung, kigestutzt*, kibasiert*, sprachassistent*, bildgenerator*, textgenerator*,
inteligencia artificial, ia, aprendizaje automatico, aprendizaje profundo, modelo de lenguaje, modelos de lenguaje, red neuronal, redes neuronales, chatbots, texto a voz,
texto a imagen, texto a video, agente inteligente, voz a texto, asistente virtual, asistentes virtuales, generativa, generativo, modelos de lenguaje*,
intelligence artificielle, apprentissage automatique, apprentissage profond, modele de langage, modeles de langage, reseau de neurones, reseaux de neurones, generatif, generative,
generatifs, generatives, synthese vocale, texte en image, texte en video, texte en parole, agents conversationnels, agent conversationnel, clonage de voix, clonage vocal,
grand modele de langage, reconnaissance vocale, traitement du langage naturel, lia,
sztuczna inteligencja, sztucznej inteligencji, sztuczna inteligencje, sztuczn* inteligencj*, uczenie maszynowe, uczenia maszynowego, uczeniu maszynowemu, glebokie uczenie, model jezykowy, modele jezykowe,
modeli jezykowych, modelu jezykowego, modelami jezykowymi, sieci neuronowe, siec neuronowa, sieci neuronowych, generatywn*, czatbot*, synteza mowy, rozpoznawanie mowy, tekst na mowe, klonowanie glosu, modelem jezykowym,
ии, иибот*, ии бот*, искусственн* интеллект*, нейросет*, нейронн*, нейро, машинн* обучени*, машинного обучения, глубок* обучени*, языков* модел*, больших языковых, генеративн*, чатбот*, чат бот*,
чат ботов, гпт, гпт*, распознавание речи, синтез речи, голосов* помощник*, голосов* ассистент*, умн* помощник*, клонирование голоса, компьютерн* зрени*, дипфейк*, диффузион*, чатгпт*,
ші, штучн* інтелект*, машинн* навчанн*, глибок* навчанн*, нейромереж*, нейронн*, мовн* модел*, генеративн*, чат боти, чат ботів, розпізнаванн* мовленн*, синтез мовленн*, клонуванн* голос*, комп'ютерн* зір,
голосов* помічник*, комп ютерн* зір,
ذكاء اصطناعي, الذكاء الاصطناعي, بالذكاء الاصطناعي, للذكاء الاصطناعي, والذكاء الاصطناعي, ذكاء صناعي, الذكاء الصناعي, اصطناعي, الاصطناعي, الاصطناعيه, اصطناعيه, تعلم الاله, التعلم الالي, تعلم الي, التعلم العميق, تعلم عميق,
نموذج لغوي, نماذج لغويه, النماذج اللغويه, نموذج اللغه, نماذج اللغه, لغوي كبير, اللغويه الكبيره, شبكه عصبيه, شبكات عصبيه, الشبكات العصبيه, عصبيه, العصبيه, روبوت محادثه, روبوتات محادثه, روبوتات المحادثه, روبوت دردشه, روبوتات الدردشه, توليدي, توليديه, التوليدي, التوليديه, استنساخ الصوت, تحويل النص الي كلام, تحويل النص الي صوره, وكيل ذكي, وكلاء,
inteligencia artificial, intelligenza artificiale, yapay zeka, kecerdasan buatan, tri tue nhan tao,
~人工智能, ~智能, ~大模型, ~神经网络, ~机器学习, ~聊天机器人, ~生成式, ~人工知能, ~生成ai, ~인공지능, ~챗봇, ~智慧, ~提示词
`;

/**
 * Words that stand for AI among others of its kind and for something else alone: a mouse cursor, an RSS flux, Claude Monet, millilitres,
 * a virtual assistant of flesh and blood, "si" (Polish for AI, "if" in Spanish). Two of them, or one beside work of AI tools, say AI.
 */
const AMBIGUOUS = `
cursor, windsurf, clip, flux, diffusion, transformers, claude, gemma, chroma, bert, codex, sora, veo, cohere, perplexity, rag, gan, gans, grok,
kandinsky, lora, ml, ais, asr, stt, slm, prompts, prompting, si, whisper, mistral*, llama*, copilot*, co pilot, virtual assistant*, digital employee*,
fine tun*, stability, pinecone, нейро*
`;

const CERTAIN_WORDS = lexicon(GENERAL, NAMES, OTHER_LANGUAGES);
const AMBIGUOUS_WORDS = lexicon(AMBIGUOUS);

/** "without AI", "no AI", "ohne KI": the word stands there, and says the contrary. */
const DENIALS = new Set(
  'no not without zero anti non never ohne kein keine keinen sans pas sin ningun bez żadnej zadnej без не بدون لا 100% hate stop block against'.split(
    ' ',
  ),
);

/** Hosts that hold only AI things. */
const AI_HOSTS = [
  'huggingface.co',
  'hf.co',
  'hf.space',
  'openai.com',
  'chatgpt.com',
  'chat.openai.com',
  'replicate.com',
  'civitai.com',
  'poe.com',
  'anthropic.com',
  'claude.ai',
  'deepmind.google',
];

export interface AiEvidence {
  /** The words found, each once. */
  words: string[];
  /** Different certain words found in tagline and description. */
  outsideName: number;
  /** Whether a certain one, or two ambiguous ones, stand in the name, tagline or description (not only in the address). */
  inText: boolean;
  /** Whether one ambiguous word stands there and nothing else. */
  inTextPerhaps: boolean;
  /** Whether it stands there in one place alone. */
  once: boolean;
  /** The address says it: an .ai domain, a host of models, a word of the path. */
  inUrl: boolean;
}

interface AiHits {
  certain: Hit[];
  ambiguous: Hit[];
}

function hitsOf(reading: Reading): AiHits {
  const known = hitMemo.get(reading);
  if (known !== undefined) return known;
  const isMeant = (hit: Hit) => !DENIALS.has(reading.line[hit.at - 1] ?? '');
  const hits = {
    certain: hitsIn(CERTAIN_WORDS, reading.line).filter(isMeant),
    ambiguous: hitsIn(AMBIGUOUS_WORDS, reading.line).filter(isMeant),
  };
  hitMemo.set(reading, hits);
  return hits;
}

const hitMemo = new WeakMap<Reading, AiHits>();

/** Where those words stand in the reading's line, the ambiguous ones among them. */
export function aiHits(reading: Reading): Hit[] {
  const { certain, ambiguous } = hitsOf(reading);
  return [...certain, ...ambiguous];
}

/** Whether one of the certain words stands in a line. */
export function holdsAiWord(line: readonly string[]): boolean {
  return hitsIn(CERTAIN_WORDS, line).length > 0;
}

/** "SplashAI", "AI2sql", "InteriorAIDesigns": the two capitals as a word of their own inside a name. */
const AI_IN_NAME = /(?:^|[^A-Z])AI(?=$|[^A-Za-z]|[A-Z][a-z])/;

const memo = new WeakMap<Reading, AiEvidence>();

/** Everything in an entry that says AI outright. */
export function aiEvidence(reading: Reading): AiEvidence {
  const known = memo.get(reading);
  if (known !== undefined) return known;
  const { certain: hits, ambiguous } = hitsOf(reading);
  const nameLength = reading.line.indexOf('');
  const outsideName = new Set(hits.filter((hit) => hit.at > nameLength).map((hit) => hit.term)).size;
  const inName = AI_IN_NAME.test(reading.name);
  const joined = inName || reading.words.some((word) => saysAi(word.text));
  const urlHits = hitsIn(CERTAIN_WORDS, ownUrlWords(reading));
  const words = hitWords([...hits, ...ambiguous], reading.shown);
  if (words.length === 0 && inName) words.push(reading.name);
  if (words.length === 0) for (const word of reading.words) if (saysAi(word.text)) words.push(word.text);
  const inUrl = urlHits.length > 0 || isAiHost(reading.host) || ownUrlWords(reading).some(saysAi);
  const inText = hits.length > 0 || joined || new Set(ambiguous.map((hit) => hit.term)).size > 1;
  const inTextPerhaps = !inText && ambiguous.length > 0;
  const last = hits.at(-1)?.at ?? 0;
  const once = inText && ambiguous.length === 0 && hits.every((hit) => last - hit.at < 3);
  const evidence = { words: [...new Set(words)].slice(0, 8), outsideName, inText, inTextPerhaps, once, inUrl };
  memo.set(reading, evidence);
  return evidence;
}

/** Directories have "ai" in their own names; what they say of a page's AI is nothing. */
const LIST_HOSTS =
  /(?:^|\.)(?:thataicollection\.com|theresanaiforthat\.com|toolify\.ai|topai\.tools|aitools\.fyi|futurepedia\.io|futuretools\.io)$/;

/** The words of the address without the domain ending, and without a directory's own host. */
export function ownUrlWords(reading: Reading): readonly string[] {
  if (!LIST_HOSTS.test(reading.host)) return reading.urlWords;
  return reading.urlWords.slice(reading.host.split('.').length);
}

function isAiHost(host: string): boolean {
  if (LIST_HOSTS.test(host)) return false;
  return host.endsWith('.ai') || AI_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}

/** Joined words that hold a name of AI: "BookGPT", "myopenaikey". */
function saysAi(word: string): boolean {
  return word.includes('gpt') || word.includes('openai') || word.includes('chatbot') || word.includes('нейросет');
}

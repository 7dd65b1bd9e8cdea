/**
 * Words that say "AI" outright, in eight languages and by the names of models; what the not-an-AI-tool rule and the spam topics
 * rest on.
 */
import { hitsIn, hitWords, lexicon } from '#catalog/language/word-lists.ts';
import type { Hit } from '#catalog/language/word-lists.ts';
import type { Reading } from './parsed-entry.ts';

/** General words for artificial intelligence, and the jargon of those who build it. */
const GENERAL = `
ai, genai, gen ai, aigc, artificial intelligence, intelligence artificial, artificially intelligent, machine learning, deep learning, mlops,
llm, llms, llmops, vlm, vlms, nlu, gpt*, gpts, neural net*, neural voice*, neural machine, generative, chatbot*, chat bot, chat bots, voicebot*, voice bot*, language model*,
foundation model*, agentic, rag pipeline*, rag system*, rag app*, rag with, rag on, rag based, rag engine*, rag framework*, graph rag, local rag, premises rag, loras, lora adapter*, multi agent, multi agents, multiagent*, autonomous agent*, ai agent*, prompt engineer*, retrieval augmented, embedding*, vector search, vector database*, vector db, vector store*, finetun*, text to image, text to video,
text to speech, text to music, text to 3d, image to 3d, text2img, txt2img, img2img, text2video, speech to text, image to video, tts, speech recognition,
computer vision, reinforcement learning, supervised learning, deepfake*, deep fake*, voice clon*, clone of your voice, inpainting, outpainting, mcp,
model context protocol, self supervised, stylegan*, hypernetwork*, word embedding*, pretrained, pre trained, intelligent agent*, machine intelligence, artificial mind,
semantic search, natural language, powered by openai, talk to your pdf, aipowered, large language, voice assistant*, synthetic voice*,
open weights, open weight, zero shot, few shot, multimodal*, diffusion model*, latent diffusion, transformer based, transformer model*, sentence transformers, neural rerank*, rerank*,
unet, u net, yolo, yolov*, resnet*, convnext, crnn, roberta, rubert, wav2vec*, seq2seq, gguf, awq, tensorrt, lightgbm, xgboost, gradient boost*, boosted model*, patchcore, efficientad, lstm, autoencoder*, hnsw, demucs, vits,
million|billion|trillion|millions|billions|mln|milliarden|mrd|mio|millionen|millones|milliards|milliard|miliard*|milion*|млн|млрд|миллион*|миллиард*|мільйон*|мільярд*|مليون|مليار & parameter|parameters|parametern|parametros|parametres|parametrow|параметров|параметрами|параметрів|параметра|معلمه|معلمات|معامل|معاملات, image classification, object detection, anomaly detection, source separation, machine translation, pose estimation, text classification, topic model*, super resolution network
`;

/** Models, makers and platforms that stand for AI wherever they are named. */
const NAMES = `
openai, chatgpt*, chat gpt, chatgtp, autogpt, anthropic, claude code, claude 3, claude 4, claude opus, claude sonnet, claude desktop, llama 2, llama 3, llama 4, llama cpp, cursor ide, cursor rules, flux 1, flux dev, flux pro, whisper model*, whisper based, google gemini, gemini pro, gemini nano, nano banana, mixtral, llama2,
llama3, ollama, deepseek*, deepmind, qwen*, dall e, dalle2, dalle3, dalle 2, dalle 3, midjourney, stable diffusion, sdxl, runwayml, veo2, veo3, elevenlabs, huggingface, hugging face, langchain, llamaindex, langgraph, crewai, autogen, pytorch, tensorflow,
keras, onnx, controlnet, dreambooth, comfyui, stable video, wan 2*, seedance, seedream, suno, udio,
weaviate, faiss, milvus, pgvector, openrouter, gigachat, yandexgpt, шедеврум
`;

/** The same in the other locales of the catalog; Cyrillic and Arabic folded as parsed-entry.ts folds. */
const OTHER_LANGUAGES = `
ki, kunstliche intelligenz, kunstlicher intelligenz, kunstlichen intelligenz, kuenstliche intelligenz, kuenstlicher intelligenz, maschinelles lernen, maschinellem lernen, maschinelle ubersetzung, sprachmodell*, bildmodell*, bilderkennung*,
neuronales netz*, neuronale netz*, neuronalen netz*, neuronalem netz*, generativ*, sprachsynthese, spracherkennung, kigestutzt*, kibasiert*, sprachassistent*, sprachbot*, bildgenerator*, textgenerator*, vektordatenbank*, vektorsuche, semantische suche, semantischer suche, multi agenten, per diffusion, mit diffusion, diffusionsmodell*, transformer modell*, anomaliedetektion, objekterkennung, bildklassifi*, trainiertes modell, sprachmodul ki,
inteligencia artificial, ia, aprendizaje automatico, aprendizaje profundo, modelo de lenguaje, modelos de lenguaje, modelo linguistico, modelo generativo, red neuronal, redes neuronales, texto a voz, vision artificial, vision por computador*,
texto a imagen, texto a video, texto a 3d, imagen a 3d, agente inteligente, voz a texto, generativa, generativo, generativas, generativos, reconocimiento de voz, reconocimiento del habla, clonacion de voz, busqueda semantica, base de datos vectorial, base vectorial, traduccion automatica, difusion latente, modelo de difusion, por difusion, con difusion, difusion multivista, deteccion de anomalias, modelo propio entrenado,
intelligence artificielle, apprentissage automatique, apprentissage profond, modele de langage, modeles de langage, modele linguistique, reseau de neurones, reseaux de neurones, generatif, generatifs, generatives,
synthese vocale, texte en image, texte en video, texte en parole, agents conversationnels, agent conversationnel, clonage de voix, clonage vocal, reconnaissance vocale, reconnaissance de la parole, traduction automatique, traitement du langage naturel, vision par ordinateur, recherche semantique, base vectorielle, base de donnees vectorielle, modele de diffusion, modeles de diffusion, par diffusion, reseau recurrent, reseau convolutif, reseau de segmentation, detection d'anomalies, estimation de pose,
sztuczn* inteligencj*, uczeni* maszynow*, glebok* uczeni*, model* jezykow*, siec* neuronow*, generatywn*, czatbot*, syntez* mowy, rozpoznawani* mowy, tekst na mowe, klonowani* glosu, tlumaczen* maszynow*, wyszukiwani* semantyczn*, baz* wektorow*, model* dyfuzyjn*, dyfuzyjn*, dyfuzj*, wizj* komputerow*, model* wizyjn*, wieloagentow*,
ии, иибот*, искусственн* интеллект*, искусственн* разум*, нейросет*, нейронн* сет*, нейронк*, нейросотрудник*, машинн* обучени*, глубок* обучени*, языков* модел*, больших языковых, генеративн*, чатбот*, чат бот*, голосов* бот*, гпт*,
распознавани* речи, синтез* речи, голосов* помощник*, голосов* ассистент*, умн* помощник*, клонировани* голоса, компьютерн* зрени*, машинн* зрени*, машинн* перевод*, дипфейк*, диффузи*, чатгпт*, эмбеддинг*, векторн* баз*, векторн* поиск*, семантическ* поиск*, промпт*, градиентн* бустинг*, бустинг*, дообуч*, ллм, трансформерн*, мультиагент*,
ші, штучн* інтелект*, машинн* навчанн*, глибок* навчанн*, нейромереж*, нейронн* мереж*, нейронк*, мовн* модел*, генеративн*, голосов* бот*, розпізнаванн* мовленн*, синтез* мовленн*, клонуванн* голос*, комп'ютерн* зір, комп'ютерн* зор*, комп ютерн* зір,
голосов* помічник*, голосов* асистент*, машинн* переклад*, діпфейк*, дипфейк*, дифузі*, ембед*, векторн* баз*, семантичн* пошук*, градієнтн* бустинг*, донавч*, трансформерн*, мультиагент*,
ذكاء اصطناعي, ذكاء صناعي, ذكاء صنعي, بذكاء اصطناعي, لذكاء اصطناعي, لذكاء الاصطناعي, بشبكه عصبيه, بنموذج لغوي, تعلم عميق, تعلم الاله, تعلم الالي, تعلم الي, التعلم الآلي, تعلم عميق الي, شبكه عصبيه, شبكات عصبيه, صوت عصبي,
نموذج لغوي, نماذج لغويه, نموذج اللغه, نماذج اللغه, لغوي كبير, لغويه كبيره, روبوت محادثه, روبوتات محادثه, روبوت دردشه, روبوتات دردشه, شات بوت, شاتبوت, بوت محادثه, توليدي, توليديه, استنساخ الصوت, استنساخ صوت*, استنساخ نبره, تحويل النص الي كلام, تحويل النص الي صوره, تعرف علي الكلام, تعرف كلام, تعرف الي, رويه حاسوبيه, رويه الحاسوبيه, معالجه اللغه الطبيعيه, معالجه لغه طبيعيه, تضمينات, تضمين عربي, قاعده بيانات متجهيه, متجهيه, بحث دلالي, ترجمه اليه عصبيه, كوبايلوت, وكيل ذكي, وكلاء اذكياء, مولد الصور, مولد صور, جي بي تي, نموذج توليد, نموذج محلي, نموذج صوتي, نموذج رويه, نموذج تعرف, تعلم معزز, تزييف عميق,
intelligenza artificiale, yapay zeka, kecerdasan buatan, tri tue nhan tao,
~人工智能, ~智能, ~大模型, ~神经网络, ~机器学习, ~聊天机器人, ~生成式, ~人工知能, ~生成ai, ~인공지능, ~챗봇, ~智慧, ~提示词
`;

/**
 * Words that stand for AI among others of its kind and for something else alone: a mouse cursor, an RSS flux, Claude Monet, millilitres,
 * neural therapy, a virtual assistant of flesh and blood. Two of them, or one beside work of AI tools, say AI.
 */
const AMBIGUOUS = `
cursor, windsurf, clip, flux, diffusion, difusion, transformer, transformers, claude, gemma, gemini, chroma, bert, codex, sora, veo, kling, cohere, perplexity, rag, gan, gans, grok, dalle,
kandinsky, lora, ml, agi, nlp, asr, nmt, cnn, ner, ocr, slm, prompt, prompts, prompting, promptow*, whisper*, mistral, llama, llamas, copilot*, copiloto*, co pilot, virtual assistant*, digital employee*, asistente virtual, asistentes virtuales, wirtualn* asystent*,
fine tun*, stability, pinecone, inference, inferenz*, inferenc*, inferencia, inférence, qlora, quantis*, quantiz*, kwantyz*, квантиз*, gpu, cuda, jetson, 7b, 8b, 13b, 70b, a2a, neural, neuronal*, neuronow*, нейронн*, нейро, трансформер*, инференс*, інференс*, llamaguard,
wytrenow*, дообучен*, scoring, скоринг*, скоринг, перплекс*, perplexit*, عصبي, عصبيه, عصبيا, بنموذج, shap, latent*, genai
`;

/** "We trained a network", "modèle entraîné": a word of the first list within some words of one of the second. */
const TRAINED = lexicon(
  `trained, retrained, trainiert*, nachtrainier*, antrainier*, trainierten, entrenad*, entrenamos, entrene, reentrenad*, entraine, entraines, entrainee, entrainees, wytrenow*, trenowan*, dotrenow*, uczon*, nauczyl*, обученн*, обучен, обучена, обучили, обучил, обучаем, натренир*, навчен*, навчили, навчив, натренован*, درب*, دربنا, دربت, مدرب, مدربه, تدريب`,
);
const TRAINABLE = lexicon(
  `model, models, network, networks, weights, modell, modelle, modells, netz, netzwerk, modelo, modelos, red, redes, modele, modeles, reseau, reseaux, la notre, sieci, siec, siecia, model, modelu, modele, модель, модели, моделью, моделей, сеть, сети, мережу, мережа, мережі, модель, моделі, نموذج, نموذجا, شبكه, نماذج`,
);
const NEAR = 4;

/** French "j'ai", "l'ai", "qu'ai" are no AI. */
const ELISIONS = new Set('j l n m t y qu je te'.split(' '));
/** Doctors of nerves, who stand beside "нейро…" and "neuro…". */
const NERVES = /^(?:нейро|neuro)(?:лог|хир|физ|псих|дерм|реаб|log|chir|fiz|fys|phys|psy|sur|rehab|p)/;

const CERTAIN_WORDS = lexicon(GENERAL, NAMES, OTHER_LANGUAGES);
const AMBIGUOUS_WORDS = lexicon(AMBIGUOUS);

/** "without AI", "no AI", "ohne KI": the word stands there, and says the contrary. */
const DENIALS = new Set(
  'no not without zero anti non never ohne kein keine keinen keiner sans pas sin ningun ninguna bez zadnej zadnego brak без не никакого никаких жодного жодних немає بدون بلا لا دون hate stop block against'.split(
    ' ',
  ),
);

export interface AiEvidence {
  /** The words found, each once. */
  words: string[];
  /** Different certain words found in tagline and description. */
  outsideName: number;
  /** Whether a certain one, or two ambiguous ones, stand in the name, tagline or description (not only in the address). */
  inText: boolean;
  /** Whether one ambiguous word stands there and nothing else. */
  inTextPerhaps: boolean;
}

interface AiHits {
  certain: Hit[];
  ambiguous: Hit[];
}

function hitsOf(reading: Reading): AiHits {
  const known = hitMemo.get(reading);
  if (known !== undefined) return known;
  const isMeant = (hit: Hit) => {
    const before = reading.line[hit.at - 1] ?? '';
    if (hit.term === 'ai' && ELISIONS.has(before)) return false;
    return !DENIALS.has(before) && !NERVES.test(reading.line[hit.at] ?? '');
  };
  const trained = hitsIn(TRAINED, reading.line);
  const isTrained = (hit: Hit) => trained.some((other) => other.at !== hit.at && Math.abs(other.at - hit.at) <= NEAR);
  const trainable = trained.length === 0 ? [] : hitsIn(TRAINABLE, reading.line).filter(isTrained);
  const hits = {
    certain: [...hitsIn(CERTAIN_WORDS, reading.line), ...trainable].filter(isMeant),
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

/** "SplashAI", "AI2sql", "InteriorAIDesigns", "ПересказИИ": the two capitals as a word of their own inside a name. */
const AI_IN_NAME = /(?:^|[^\p{Lu}])(?:AI|KI|IA|ИИ|ШІ)(?=$|\P{L}|\p{Lu}\p{Ll})/u;

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
  const words = hitWords([...hits, ...ambiguous], reading.shown);
  if (words.length === 0 && inName) words.push(reading.name);
  if (words.length === 0) for (const word of reading.words) if (saysAi(word.text)) words.push(word.text);
  const inText = hits.length > 0 || joined || new Set(ambiguous.map((hit) => hit.term)).size > 1;
  const inTextPerhaps = !inText && ambiguous.length > 0;
  const evidence = { words: [...new Set(words)].slice(0, 8), outsideName, inText, inTextPerhaps };
  memo.set(reading, evidence);
  return evidence;
}

/** "нейроозвучка", "нейротренер": what somebody sells as done by a network, but no doctor. */
const NEURO_WORD = /^нейро(?!лог|хир|физ|псих|дерм|реаб|н|наук|кинез|биол|фон|кат|ген)\p{L}{3,}/u;

/** Joined words that hold a name of AI: "BookGPT", "myopenaikey". */
function saysAi(word: string): boolean {
  return (
    word.includes('gpt') ||
    word.includes('openai') ||
    word.includes('chatbot') ||
    word.includes('нейросет') ||
    NEURO_WORD.test(word)
  );
}

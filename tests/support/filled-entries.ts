/** The entries of the filled world: what makers of several languages would send in, good ones and ones that screening has something to say about. */

export interface Entry {
  name: string;
  url: string;
  tagline: string;
  description?: string;
  pricing_model?: string;
  categories?: readonly string[];
  contact_email?: string;
}

/** The maker's own entries, by the state that they end in. */
export const OWN_ENTRIES = {
  expired: {
    name: 'Harbour Notes',
    url: 'https://harbour-notes.example.com/',
    tagline: 'An AI assistant that turns meeting recordings into minutes with tasks and owners',
  },
  published: {
    name: 'Papierdrachen',
    url: 'https://papierdrachen.example.com/',
    tagline: 'Ein KI-Assistent, der Briefe von Behörden liest und in einfacher Sprache erklärt',
    description:
      'Papierdrachen liest eingescannte Briefe mit einem Sprachmodell, fasst sie zusammen und sagt, bis wann eine Antwort erwartet wird.\n\nDie Briefe bleiben auf dem eigenen Gerät.',
    categories: ['writing', 'productivity'],
    contact_email: 'hallo@papierdrachen.example.com',
  },
  rejected: {
    name: 'Moonlit Recipes',
    url: 'https://moonlit-recipes.example.com/',
    tagline: 'An AI assistant that plans a week of meals from what is left in the fridge',
  },
  appealed: {
    name: 'Slate Tutor',
    url: 'https://slate-tutor.example.com/',
    tagline: 'A language model that explains school mathematics step by step, in the words of the pupil',
  },
  changes: {
    name: 'Copper Voice',
    url: 'https://copper-voice.example.com/',
    tagline: 'Turns articles into spoken audio with a synthetic voice that breathes and pauses',
    description: 'Text to speech for newspapers and podcasts.',
    pricing_model: 'paid',
    categories: ['video'],
  },
  withdrawn: {
    name: 'Tidepool Search',
    url: 'https://tidepool-search.example.com/',
    tagline: 'Semantic search over the documents of a small team with a language model',
  },
  corrected: {
    name: 'Ledger Lark',
    url: 'https://ledger-lark.example.com/',
    tagline: 'An AI assistant that sorts receipts and prepares the books for the accountant',
    description: 'Reads photographs of receipts with a vision model and files them by account.',
    pricing_model: 'freemium',
  },
  waiting: {
    name: 'Fernweh Guide',
    url: 'https://fernweh-guide.example.com/',
    tagline: 'A chatbot that answers questions about trains, timetables and night connections in Europe',
    description:
      'Ask in your own words where you want to go and when. A language model looks up the timetables of 31 railways and proposes connections with their prices, changes and seats.\n\nIt also knows which night trains take bicycles.',
    pricing_model: 'free',
    categories: ['chatbots', 'productivity'],
  },
} as const satisfies Record<string, Entry>;

/** What other people have sent in and nobody has decided yet, oldest first. */
export const QUEUED_ENTRIES: readonly Entry[] = [
  {
    name: 'Whisper',
    url: 'https://whisper-pro.example.net/',
    tagline: 'Transcribes speech in many languages with a neural network and writes the words down',
    description: 'Speech recognition by a large neural network. Upload a recording, get a text with times.',
    pricing_model: 'paid',
    categories: ['transcription-translation'],
    contact_email: 'sales@mailinator.com',
  },
  {
    name: 'Міdjourneу',
    url: 'https://midjourney-free.example.net/',
    tagline: 'Generates detailed images from text prompts with a diffusion model',
    pricing_model: 'free',
    categories: ['image-generation'],
  },
  {
    name: 'AI Writer Turbo',
    url: 'https://ai-writer-turbo.example.com/',
    tagline: 'ai writer, best ai writer, free ai writer, ai writer online, ai writer for students',
    description:
      'AI writer AI writer AI writer! The best AI writer for every AI writer need. AI writer online, AI writer free, AI writer for essays, AI writer for blogs, AI writer for everyone who needs an AI writer.',
    categories: ['writing'],
  },
  {
    name: 'BOOST 5000',
    url: 'https://boost-5000.example.com/',
    tagline: 'THE GREATEST AI IMAGE GENERATOR EVER MADE!!! TRY IT NOW!!!',
    description: 'GENERATE THOUSANDS OF PICTURES WITH ONE CLICK!!!',
    categories: ['image-generation'],
  },
  {
    name: 'مِحبرة',
    url: 'https://mihbara.example.com/',
    tagline: 'مساعد بالذكاء الاصطناعي يصحح النصوص العربية ويقترح صياغة أوضح',
    description:
      'يقرأ نموذج لغوي النص ويشير إلى الأخطاء النحوية والإملائية، ثم يقترح صياغة أوضح مع شرح السبب.\n\nيعمل مع النصوص الطويلة ويحافظ على أسلوب الكاتب.',
    categories: ['writing'],
  },
  {
    name: 'Скворечник',
    url: 'https://skvorechnik.example.com/',
    tagline: 'Нейросеть, которая превращает записи лекций в конспекты с формулами',
    description: 'Распознаёт речь и доску на видео, собирает конспект и проверяет формулы языковой моделью.',
    pricing_model: 'free_trial',
    categories: ['video'],
  },
  {
    name: 'Jaskółka',
    url: 'https://jaskolka.example.com/',
    tagline: 'Asystent oparty na modelu językowym, który odpowiada na pytania klientów sklepu',
    categories: ['chatbots'],
  },
  {
    name: 'Atelier Lumière',
    url: 'https://atelier-lumiere.example.com/',
    tagline: 'Un modèle de diffusion qui retouche la lumière des photographies de produits',
    pricing_model: 'paid',
    categories: ['image-generation'],
  },
  {
    name: 'A remarkably long name of a tool that somebody thought would explain everything',
    url: 'https://a-very-long-host-name-because-the-short-ones-were-gone.example.com/products/assistants/reading/index-of-the-first-edition?edition=2026&language=en',
    tagline:
      'An AI assistant that reads every contract, compares each clause with the last ten versions, marks what changed, says what it may cost, and drafts the letter that asks the other side to change it back.',
    description: Array.from(
      { length: 6 },
      (_, index) =>
        `Chapter ${index + 1}: the model reads a contract with hundreds of pages and keeps the thread. It marks what differs from the clauses that your lawyers have agreed to before and explains each difference in a sentence.`,
    ).join('\n\n'),
    categories: ['writing', 'chatbots', 'developer-tools', 'video', 'image-generation'],
  },
  {
    name: 'Gravel Road Planner',
    url: 'https://gravel-road.example.com/',
    tagline: 'Smart planner of bicycle tours that learns from your rides which quiet roads you like',
    description: 'Suggestions get better with every tour.',
    categories: ['chatbots'],
  },
  {
    name: 'Pinecone Linter',
    url: 'https://github.com/example/pinecone-linter',
    tagline: 'A code assistant that reviews pull requests with an open language model on your own machine',
    pricing_model: 'open_source',
    categories: ['developer-tools'],
  },
  {
    name: 'Ocarina',
    url: 'https://ocarina.example.com/',
    tagline: 'Generates music for short films from a description of the scene with a neural network',
    pricing_model: 'freemium',
    categories: ['video'],
  },
];

/** What the entries are about that a test may decide. */
export const SPARE_SUBJECTS = [
  'Orchards',
  'Bridges',
  'Weather',
  'Chess',
  'Bread',
  'Birds',
  'Harbours',
  'Wool',
  'Clocks',
  'Maps',
  'Rivers',
  'Stars',
] as const;

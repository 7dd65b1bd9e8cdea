// Our own short descriptions of software, for training: the same advertising around AI tasks and around work that needs none,
// so that the model learns what a thing does and not how it is advertised.

/** Work that needs no AI. */
export const PLAIN_WORK: readonly string[] = `
invoicing app; payroll software; expense tracker; budget planner; personal finance app; accounting software; receipt book; tax filing service; point of sale system; inventory management
warehouse management; ERP system for manufacturers; CRM for sales teams; CRM for real estate investors; proposal software with e-signatures; contract signing; document management; file sharing; cloud storage; backup service
password manager; VPN service; email hosting with aliases; encrypted email; disposable phone numbers; virtual SIM cards; eSIM for travelers; SMS marketing platform; bulk SMS; email marketing platform
newsletter platform; landing page builder; no-code website builder; page builder; website templates; online store builder; shopping cart; dropshipping suppliers; affiliate tracking; link shortener
link in bio page; QR code menu; event photo sharing with QR codes; digital business cards; wedding invitations; event tickets; booking system; appointment scheduling; hotel booking; ski trip booking
travel deals; flight search; car rental; ride sharing; food delivery; restaurant menus; recipe collection; meal plan printables; workout timer; habit tracker
to-do list; kanban boards; project management; time tracking with screenshots; timesheets; team calendar; shared calendar; meeting room booking; employee onboarding checklists; HR management system
applicant tracking; job board; entry-level job listings; hiring a human career assistant; freelancers marketplace; freelance developers; recruiting agency; one-way video interviews; employee surveys; gamified learning and surveys
online course builder; learning management system; school management; practice exams; mock tests; flash quiz; personality test; MBTI test; house sorting quiz; trivia quiz
tarot reading; tarot card of the day; horoscope; numerology; dream dictionary; baby names list; love calculator; random number picker; dice roller; wheel spinner
YouTube video downloader; Telegram video downloader; TikTok downloader; Instagram reel downloader; MP3 converter; audio player; audiobook library; free audiobooks; podcast hosting; internet radio
guitar tones; MIDI editor; sheet music library; drum loops; karaoke tracks; ringtones; stock photos; wallpaper gallery; coloring pages; printable worksheets
paper textures; fonts; icon set; color palette; pie chart maker; chart builder; flipbook animation from video; profile picture frames; photo collage; photo booth rental
3D floor planner; house plans; furniture store; interior decorator; plumbing service; moving company; cleaning company; auto parts; bicycle shop; pump catalog
web analytics; uptime monitoring; error tracking; server monitoring; log management; status pages; static site hosting; web hosting; domain names; SSL certificates
API for currency rates; weather API; postal code API; IP lookup API; public holiday API; sports scores API; stock market prices; cryptocurrency prices; crypto wallet; NFT minting
NFT marketplace; blockchain explorer; token launch; payment gateway; merchant of record; subscription billing; SaaS spend management; license management; help desk tickets; live support chat
community forum; social network; bulletin board; dating site; pen pals; pet adoption; dog breeds database; movie database; TV show tracker; anime streaming
football scores; fantasy league; chess server; board games; browser game; game server hosting; emulator; puzzle game; typing practice; eye test at home
hearing test; symptom diary; health coaches on video calls; therapist directory; fitness trainers; doctor appointments; pharmacy finder; medical supplies; hospital records; insurance quotes
mortgage calculator; loan comparison; M&A advisory; startup directory; investor list; business plan templates; pitch templates; legal forms; compliance management; regulatory licences
law firm; notary; visa service; translation agency; print shop; business cards printing; packaging supplier; wholesale clothing; jewelry shop; gift cards
bible study app; prayer times; church management; daily quotes; note taking app; markdown notes; bookmarks; RSS reader; wiki; whiteboard
screen recorder; screenshot tool; clipboard manager; file renamer; PDF merge and split; PDF converter; image compressor; image resizer; HTML to PDF; code formatter
JSON viewer; regex tester; database client; SQL editor; git hosting; code review tool; issue tracker; API testing; API gateway; low-code internal tools
email scraper; LinkedIn data scraping; lead lists; email finder; email verification; Google Maps leads; competitor price tracking; price monitoring; SEO rank tracker; backlink checker
social media scheduler; reels and TikTok analytics; short video analytics; WhatsApp message scheduler; Telegram group manager; influencer marketplace; press release distribution; review widgets; testimonials wall; popup forms
form builder; survey builder; poll maker; feedback board; roadmap and changelog; customer portal; client invoicing and portal; property management; parking permits; fleet tracking
pizza delivered to your door; bakery; barber shop; flower shop; handmade candles; yoga classes; used cars; garden hoses; dental clinic; dog walking
van rental; leather shoes; apartments for rent; houses for sale; tax return help; bicycle repair; coffee beans; garden furniture; toys for children; wedding photographer
password generator; QR code generator; barcode generator; lorem ipsum generator; invoice generator; meme generator; random name generator; email signature generator; noise background generator; chart generator
fake data generator; favicon generator; UUID generator; sitemap generator; CSS gradient generator; bingo card generator; crossword maker; certificate maker; frame maker for profile pictures; HTML presentations
smart home hub; camera viewer; IoT sensors; solar calculator; EV charging map; map of hiking trails; bus timetable; train tickets; package tracking; courier service
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '');

/** Tasks that AI tools do, said without the word. */
export const AI_TASKS: readonly string[] = `
background remover; photo background removal; product photo generator; photo enhancer; photo upscaler; image upscaling to 4K; unblur photos; old photo restoration; photo colorizer; object eraser
watermark remover; face swap for photos; video face swap; photo to anime; photo to cartoon; selfie to avatar; professional headshots from selfies; talking photos; talking avatars; lip sync for videos
text to speech; voice changer; voice cloning; voiceover generator; realistic voices for videos; video dubbing into other languages; speech to text; audio transcription; meeting transcription and summaries; meeting notes taken for you
podcast transcription; subtitle generator; automatic captions; live stream translation; real-time translation; document translation; text summarizer; article summaries; PDF summarizer; YouTube video summaries
book summaries; research paper summaries; chat with your documents; chat with PDFs; ask questions about your data; questions answered from your knowledge base; paraphrasing tool; sentence rewriter; grammar correction; essay writer
blog post generator; copywriting generator; product description writer; cover letter writer; email reply writer; story generator; poem generator; song lyrics generator; music generator; royalty-free music from a description
image generator; art from text; pictures from a prompt; logo generator; tattoo design generator; interior redesign from a photo; virtual staging of rooms; virtual try-on of clothes; character generator; original character maker
chat with fictional characters; virtual companion; virtual girlfriend; language tutor you talk to; conversational practice; interview coach; virtual assistant for customer questions; support bot trained on your website; voice agents for phone calls; autonomous sales rep
video generator; videos from text; short clips from long videos; slides generated from a topic; presentations from a prompt; mind maps from text; quiz generator from documents; flashcards from notes; lesson plans generated for teachers; resume tailored to a job post
code completion; code written from a description; SQL from plain English; spreadsheet formulas from text; unit tests generated; pull request reviews; commit messages written for you; regex from description; app from a prompt; website from a description
handwriting to text; handwritten math to LaTeX; receipt data extraction; invoice data extraction; face recognition; object detection; image recognition; plant identification from a photo; calorie estimate from a photo; skin analysis from a selfie
deep learning framework; vector index for retrieval; retrieval pipelines; model serving; model fine-tuning; model evaluation; prompt library; prompt manager; dataset labeling; speech recognition model
text detector for machine-written essays; humanizer for generated text; recommendation engine; demand forecasting; fraud prediction; sentiment analysis; gift ideas from a few questions; outfit recommendations; personal stylist from photos; travel itinerary generator
music stem separation; vocal remover; noise removal from recordings; voice isolation; motion capture from video; 3D models from photos; 3D objects from text; texture generator; sprite generator; animation of drawings
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '');

/** Advertising that says nothing of the thing; {} is where it stands. */
export const ADVERTISING: readonly (readonly [string, string])[] = [
  [
    '{} for busy founders',
    'Our easy-to-use platform helps you save time and grow your business. Try it free, no credit card required.',
  ],
  [
    'The all-in-one {}',
    'Streamline your workflow, boost productivity and collaborate in real time. Trusted by thousands of teams worldwide.',
  ],
  ['Free online {}: fast and easy', 'Free {} in your browser. No sign-up, no watermark, no limits. Start today!'],
  [
    '{} made simple',
    'With its intuitive interface and advanced customization, everyone can create professional results in minutes.',
  ],
  [
    'Discover {}',
    'Discover the ultimate {}, designed for creators, students and professionals. Unlock new possibilities and elevate your experience.',
  ],
  ['{} that converts', 'Increase engagement and drive sales with powerful, scalable solutions tailored to your needs.'],
  ['{}', ''],
  ['The easiest way to get {}', 'Get started in just a few clicks and transform the way you work.'],
  ['{} - App Store', 'Download {} on the App Store. See screenshots, ratings and reviews, user tips, and more.'],
  [
    '{}',
    'Instant results with privacy and security. Works on mobile and desktop, and you can download and share them with friends and family.',
  ],
  [
    "World's most advanced {}",
    'Revolutionize your business with our comprehensive solution. Seamless integration, personalized support and valuable insights.',
  ],
  ['Your own {}', '{} from $9 a month. Pay once, use forever. Stop wasting hours and focus on what matters.'],
];

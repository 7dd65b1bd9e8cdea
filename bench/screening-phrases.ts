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
shared grocery lists; chores for flatmates; splitting bills with friends; packing lists; gift registry; birthday reminders; water intake reminders; medication reminders; sleep sounds; breathing exercises
hardware wallet; coin price alerts; crypto exchange; staking rewards; tax forms for freelancers; savings goals; stock screener with charts; receipts in folders; mileage log; tip calculator
a library for dates; a command line tool for renaming files; log rotation; schema migrations; connection pool; message broker client; terminal multiplexer; dotfiles manager; container image cleaner; build cache
CSS framework; icon font; component library; state management; date picker; drag and drop grid; headless CMS; static blog theme; WordPress plugin for backups; browser extension that closes tabs
new tab page; reading list; clipboard history; window manager; keyboard shortcuts; mouse cursors; screen ruler; disk space analyzer; battery monitor; network speed meter
neighbourhood marketplace; plant exchange; lost and found board; carpooling to work; school bus tracking; parking payments; laundry pickup; tailor; locksmith; electrician near you
coach tickets; boat charter; surf lessons; ski rental; campsite booking; guesthouse by the lake; airport transfers; tourist cards; city guide; museum tickets
tattoo studio; nail salon; veterinary clinic; optician; physiotherapy practice; senior home care; nursery school; driving school; music school; swimming lessons
fashion outlet; watches and jewelry; cosmetics shop; electric toothbrushes; water bottles; bed linen; window blinds; light bulbs; power tools; transformers and cables
real estate agency; villas for sale; construction company; roof repair; solar panels installed; car wash; tire change; motorcycle parts; scaffolding hire; storage units
bootcamp with mentors; tutoring by certified teachers; hire staff from abroad; outsourced bookkeeping; call center outsourcing; web design agency; advertising agency; printing on T-shirts; event catering; party supplies
live TV channels; movie tickets; comic reader; chess club; crossword of the day; sudoku; fan fiction archive; guitar chords; loops for producers; synthesizer presets
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
counts insects on a picture; tells bird species by their song; finds crop disease on leaves; estimates the ripeness of fruit; reads X-rays; segments organs in scans; risk score from a skin photo; describes surroundings to blind people; reads signs aloud; sign language recognition
protein structure prediction; protein language models; drug target binding; molecule design; genome variant calling with neural nets; lab protocols drafted for you; materials discovery; weather nowcasting; satellite image segmentation; planet detection in telescope data
robot grasping policies; imitation learning for robot arms; simulation to real transfer; quadruped locomotion; autonomous drones; lane detection; self-driving datasets; warehouse robots that learn; humanoid control; visual odometry
characters in games that remember you; game master for role-playing; quests written while you play; opponents trained by self-play; level generation; chess engine with neural evaluation; dialogue for non-player characters; procedural worlds from words; poker solver; go engine
tools for language models over a protocol server; memory for agents; agents that browse the web; agents that file bugs; sandbox for generated code; evaluation of model answers; tests for prompts; prompt injection scanner; guardrails for answers; routing between models
tokenizer; quantized weights; inference on a phone; models on a single board computer; wake word engine; keyword spotting on microcontrollers; speech synthesis in the browser; local models with a simple interface; adapters trained on one graphics card; distributed training
nearest neighbour search; vector column for a database; embeddings of your notes; hybrid retrieval; graph of knowledge from documents; question answering dataset; labelled images for classifiers; corpus of spoken dialects; preference data; benchmark of reasoning
answers from your contracts with the clause; finds risks in agreements; case law answered with citations; tickets answered before a human sees them; calls answered at night; replies in your tone; drafts from three bullet points; letters written for you; speaks your language with your voice; reads anything in your voice
delete words from the transcript to cut the video; hold a key and speak; clean text from speech; minutes written while you talk; newsletters turned into a podcast; handwriting of old archives read; scans turned into searchable text; relight a photo; change the sky; depth from one image
dinners from a photo of the fridge; clothes shown on your own photo; furniture placed in your room photo; haircut preview; sketches turned into renders; drawings turned into web pages; floor plans furnished; tattoos previewed on skin; bedtime stories with your child in them; letters from history spoken
running plan that adapts every day; training plan rewritten after each session; posture correction by camera; repetition counting by camera; language partner that corrects you; math explained step by step; flashcards made from any book; essay feedback before you hand it in; exam questions from lecture slides; pronunciation scoring
logs explained in plain words; the command you meant; pull requests reviewed like a colleague; tests you keep postponing; code explained line by line; legacy code translated to another language; bug fixes proposed; documentation written from code; data questions in plain words; charts from a question
blocks harmful pictures before upload; finds fake accounts; finds faked reviews; spots scams in messages; finds defects on the production line; predicts machine failure; forecasts demand for shops; prices set by learning; churn prediction; credit risk by learning
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

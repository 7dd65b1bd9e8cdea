/** Services, programs and models that searches name, as their names are written in other scripts, in the order of LOCALES. */
export const SERVICES = `
whatsapp | واتساب, واتس اب, واتس | ватсап, вотсап, вацап, ватсапп, вотсапп | ватсап, вотсап, вацап | whatsapp | WhatsApp | whatsapp, guasap, wasap | whatsapp
telegram | تيليجرام, تلجرام, تليجرام, تلغرام, تيليغرام | телеграм, телеграмм, телега | телеграм, телеграмм | telegram | Telegram | telegram | telegram
viber | فايبر | вайбер | вайбер | viber | Viber | viber | viber
messenger, facebook messenger | ماسنجر, مسنجر | мессенджер | месенджер | messenger | Messenger | messenger | messenger
instagram | انستغرام, انستجرام, انستقرام, انستا, إنستغرام, إنستجرام | инстаграм, инстаграмм, инста | інстаграм, інста | instagram, insta | Instagram, Insta | instagram, insta | instagram, insta
facebook | فيسبوك, فيس بوك, الفيسبوك | фейсбук | фейсбук | facebook | Facebook | facebook, feisbuk | facebook
linkedin | لينكدإن, لينكد إن, لينكدان, لنكدان | линкедин, линкдин, линкедине | лінкедін, лінкдін | linkedin | LinkedIn | linkedin | linkedin
twitter, tweet | تويتر, تغريدة, تغريدات | твиттер, твитер, твит | твіттер, твітер, твіт | twitter, tweet, ćwierknięcie | Twitter, Tweet | twitter, tuit, tuits, tweet | twitter, tweet
youtube | يوتيوب, اليوتيوب | ютуб, ютьюб, ютюб | ютуб, ютюб | youtube | YouTube | youtube, yutub | youtube
tiktok | تيك توك, تيكتوك | тикток, тик ток | тікток, тік ток | tiktok | TikTok | tiktok | tiktok
snapchat | سناب شات, سناب | снапчат | снапчат | snapchat | Snapchat | snapchat | snapchat
pinterest | بنترست, بينتريست | пинтерест | пінтерест | pinterest | Pinterest | pinterest | pinterest
reddit | ريديت | реддит, редит | реддіт, редіт | reddit | Reddit | reddit | reddit
discord | ديسكورد | дискорд | дискорд | discord | Discord | discord | discord
twitch | تويتش | твич | твіч | twitch | Twitch | twitch | twitch
slack | سلاك | слак, слэк | слак, слек | slack | Slack | slack | slack
skype | سكايب | скайп | скайп | skype | Skype | skype | skype
zoom | زووم, زوم | зум | зум | zoom | Zoom | zoom | zoom
google | جوجل, غوغل, قوقل | гугл, гугле | гугл, ґуґл | google | Google | google | google
gmail | جيميل, جي ميل | джимейл, гмейл, жмейл | джимейл, гмейл | gmail | Gmail | gmail | gmail
outlook | أوتلوك, اوتلوك | аутлук | аутлук | outlook | Outlook | outlook | outlook
microsoft | مايكروسوفت, ميكروسوفت | майкрософт, микрософт | майкрософт, мікрософт | microsoft | Microsoft | microsoft | microsoft
powerpoint | بوربوينت, باوربوينت | пауэрпойнт, поверпоинт, пауэр поинт | пауерпоінт, паверпоінт | powerpoint | PowerPoint | powerpoint | powerpoint
excel | إكسل, اكسل, اكسيل, إكسيل | эксель, ексель, экселька | ексель, ексел | excel | Excel | excel | excel
notion | نوشن | ноушен, ноушн, ношен | ноушен, ноушн | notion | Notion | notion | notion
figma | فيجما, فيغما | фигма | фігма | figma | Figma | figma | figma
canva | كانفا | канва | канва | canva | Canva | canva | canva
photoshop | فوتوشوب | фотошоп | фотошоп | photoshop, fotoszop | Photoshop | photoshop | photoshop
wordpress | ووردبريس, وورد بريس | вордпресс, вордпрес | вордпрес | wordpress | WordPress | wordpress | wordpress
shopify | شوبيفاي | шопифай | шопіфай | shopify | Shopify | shopify | shopify
amazon | أمازون, امازون | амазон | амазон | amazon | Amazon | amazon | amazon
etsy | إتسي, ايتسي | этси | етсі | etsy | Etsy | etsy | etsy
netflix | نتفليكس, نيتفليكس | нетфликс | нетфлікс | netflix | Netflix | netflix | netflix
spotify | سبوتيفاي | спотифай | спотіфай | spotify | Spotify | spotify | spotify
minecraft | ماينكرافت | майнкрафт | майнкрафт | minecraft | Minecraft | minecraft | minecraft
roblox | روبلوكس | роблокс | роблокс | roblox | Roblox | roblox | roblox
android | أندرويد, اندرويد | андроид, андройд | андроїд | android | Android | android | android
iphone, ios | آيفون, ايفون | айфон | айфон | iphone, ajfon | iPhone | iphone | iphone
github | جيت هب, جيتهاب, غيت هاب | гитхаб | гітхаб | github | GitHub | github | github
jira | جيرا | джира, жира | джира | jira | Jira | jira | jira
trello | تريلو | трелло | трелло | trello | Trello | trello | trello
python | بايثون | питон, пайтон | пітон, пайтон | python, pyton | Python | python | python
javascript | جافاسكريبت, جافا سكريبت | джаваскрипт | джаваскрипт | javascript | JavaScript | javascript | javascript
latex | لاتكس | латех | латех | latex | LaTeX | latex | latex
wikipedia | ويكيبيديا | википедия | вікіпедія | wikipedia | Wikipedia | wikipedia | wikipédia
chatgpt, chat gpt | شات جي بي تي, شات جي بي, تشات جي بي تي, شات جيبيتي | чатгпт, чат гпт, чатджипити, чат джипити, чатжпт, чат жпт | чатгпт, чат гпт, чатджипіті, чат джипіті | chatgpt, czat gpt | ChatGPT | chatgpt | chatgpt
gpt | جي بي تي, جيبيتي | гпт, джипити, жпт | гпт, джипіті | gpt | GPT | gpt | gpt
openai, open ai | اوبن اي اي, أوبن إيه آي | опенаи, опен аи | опенаі, опен аі | openai | OpenAI | openai | openai
claude | كلود | клод | клод | claude | Claude | claude | claude
gemini | جيميني, جمناي | джемини, гемини | джеміні | gemini | Gemini | gemini | gemini
deepseek | ديب سيك, ديبسيك | дипсик | діпсік | deepseek | DeepSeek | deepseek | deepseek
copilot | كوبايلوت, كوبيلوت | копайлот, копилот | копайлот, копілот | copilot | Copilot | copilot | copilot
midjourney | ميدجورني, مدجورني | миджорни, мидджорни, миджорней | міджорні, мідджорні | midjourney | Midjourney | midjourney | midjourney
stable diffusion | ستيبل ديفيوجن | стейбл диффужн, стабле диффузион, стейбл дифьюжн | стейбл дифʼюжн, стейбл діфьюжн | stable diffusion | Stable Diffusion | stable diffusion | stable diffusion
visual studio code, vs code, vscode | فيجوال ستوديو كود | вс код, визуал студио код | вс код, візуал студіо код | vs code, vscode | VS Code, VSCode | vs code, vscode | vs code, vscode
jetbrains, intellij | جيت برينز | джетбрейнс, интеллидж | джетбрейнс | jetbrains, intellij | JetBrains, IntelliJ | jetbrains, intellij | jetbrains, intellij
obsidian | أوبسيديان, اوبسيديان | обсидиан | обсидіан | obsidian | Obsidian | obsidian | obsidian
google docs | مستندات جوجل, جوجل دوكس | гугл докс, гугл документы | гугл докс, гугл документи | dokumenty google, google docs | Google Docs | documentos de google, google docs | google docs
google sheets | جداول جوجل, جوجل شيت | гугл таблицы, гугл шитс | гугл таблиці, гугл шітс | arkusze google, google sheets | Google Tabellen, Google Sheets | hojas de google, google sheets | google sheets
hubspot | هابسبوت, هب سبوت | хабспот | хабспот | hubspot | HubSpot | hubspot | hubspot
salesforce | سيلزفورس, سيلز فورس | сейлсфорс | сейлсфорс | salesforce | Salesforce | salesforce | salesforce
zapier | زابير, زابيير | запиер, запьер | запієр | zapier | Zapier | zapier | zapier
blender | بلندر | блендер | блендер | blender | Blender | blender | blender
unity | يونيتي | юнити | юніті | unity | Unity | unity | unity
autocad | أوتوكاد, اوتوكاد | автокад | автокад | autocad | AutoCAD | autocad | autocad
premiere pro, adobe premiere | بريمير برو, أدوبي بريمير | премьер про, адоб премьер | премʼєр про | premiere pro | Premiere Pro | premiere pro | premiere pro
after effects | افتر افكت, أفتر إفكتس | афтер эффектс | афтер ефектс | after effects | After Effects | after effects | after effects
lightroom | لايت روم, لايتروم | лайтрум | лайтрум | lightroom | Lightroom | lightroom | lightroom
capcut | كاب كات, كابكات | капкат | капкат | capcut | CapCut | capcut | capcut
paypal | باي بال, بايبال | пейпал, пэйпал | пейпал | paypal | PayPal | paypal | paypal
alexa | أليكسا, اليكسا | алекса | алекса | alexa | Alexa | alexa | alexa
siri | سيري | сири | сірі | siri | Siri | siri | siri
kindle | كيندل | киндл | кіндл | kindle | Kindle | kindle | kindle
duolingo | دولينجو, دوولينجو | дуолинго | дуолінго | duolingo | Duolingo | duolingo | duolingo
docker | دوكر | докер | докер | docker | Docker | docker | docker
llama | لاما | лама, ллама | лама, ллама | llama | Llama | llama | llama
`;

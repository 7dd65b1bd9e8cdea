/**
 * Lists of web addresses: tracking parameters, inner names, shared hosts, directories, subdomains.
 */

/** Parameters that only track visitors, in lower case. */
export const TRACKING = new Set(
  `utm gclid gclsrc dclid gbraid wbraid gad_source fbclid msclkid yclid ysclid twclid ttclid li_fat_id igshid igsh rdt_cid
   mc_cid mc_eid _ga _gl _hsenc _hsmi hsctatracking mkt_tok oly_anon_id oly_enc_id vero_id wickedid s_kwcid ef_id __s spm scm
   ref ref_ ref_src ref_url refid referrer referer referral ref_id rel_ref source via fpr aff aff_id affid affiliate affiliate_id
   partner_id campaign campaign_id cmpid trk trkinfo trkcampaign pk_campaign pk_kwd pk_source pk_medium guccounter
   guce_referrer guce_referrer_sig cwpref gr_uid pli si feature`.split(/\s+/),
);
/** Prefixes of tracking parameters. */
export const TRACKING_PREFIXES = ['utm_', 'mtm_', 'matomo_', 'sc_', 'hsa_', 'pk_'];
/** Apple's campaign parameters; elsewhere `ct` and `pt` may have a meaning. */
export const APPLE_TRACKING = new Set(['ct', 'pt', 'mt', 'itscg', 'itsct', 'at']);

/** Ignored in comparisons, but kept in links: a few sites route by them. */
export const ROUTING_TOO = new Set(['ref', 'source', 'via', 'campaign', 'feature', 'si']);

/** Suffixes of private names, and of services that resolve public names to private addresses. */
export const INNER_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'localdomain',
  'lan',
  'home',
  'corp',
  'private',
  'invalid',
  'onion',
  'arpa',
  'nip.io',
  'sslip.io',
  'xip.io',
  'lvh.me',
  'localtest.me',
  'vcap.me',
];

/** Hosts shared by many products. */
export const SHARED_HOSTS = new Set(
  `github.com gist.github.com raw.githubusercontent.com gitlab.com bitbucket.org codeberg.org sourceforge.net huggingface.co hf.co
   replicate.com chatgpt.com chat.openai.com poe.com kaggle.com colab.research.google.com arxiv.org paperswithcode.com
   apps.apple.com itunes.apple.com play.google.com chrome.google.com chromewebstore.google.com workspace.google.com
   addons.mozilla.org microsoftedge.microsoft.com apps.microsoft.com marketplace.visualstudio.com open-vsx.org plugins.jetbrains.com
   marketplace.atlassian.com appsource.microsoft.com npmjs.com pypi.org hub.docker.com crates.io packagist.org rubygems.org
   wordpress.org t.me telegram.me discord.com discord.gg slack.com x.com twitter.com facebook.com instagram.com linkedin.com
   reddit.com youtube.com youtu.be vimeo.com medium.com substack.com dev.to notion.so notion.site producthunt.com gumroad.com
   ko-fi.com patreon.com docs.google.com sites.google.com forms.gle linktr.ee carrd.co betalist.com appsumo.com f6s.com
   ycombinator.com news.ycombinator.com crunchbase.com g2.com capterra.com alternativeto.net theresanaiforthat.com futurepedia.io
   futuretools.io thataicollection.com toolify.ai topai.tools aitools.fyi openfuture.ai saashub.com`.split(/\s+/),
);

/** Directories of other products; the last path part names the product. */
export const DIRECTORIES: Record<string, readonly string[]> = {
  'thataicollection.com': ['redirect', 'application'],
  'theresanaiforthat.com': ['ai'],
  'futurepedia.io': ['tool'],
  'futuretools.io': ['tools'],
  'toolify.ai': ['tool'],
  'topai.tools': ['t'],
  'producthunt.com': ['posts', 'products', 'p'],
  'alternativeto.net': ['software'],
  'saashub.com': [''],
  'aitools.fyi': [''],
  'betalist.com': ['startups'],
  'appsumo.com': ['products'],
  'g2.com': ['products'],
  'capterra.com': ['p'],
  'crunchbase.com': ['organization'],
};

/** Subdomains of a product that are no product. */
export const DOORS = new Set(
  `www www1 www2 www3 m mobile app apps web my go get try use join start beta alpha demo docs doc help support blog news updates
   status info about home learn developer developers dev api platform portal dashboard console account accounts login auth signup
   cloud studio chat share link promo land landing lp page pages site online store shop en de fr es pl ru uk ua ar it pt ja zh ko`.split(
    /\s+/,
  ),
);

/** Path parts that name no product. */
export const PLAIN_SEGMENTS = new Set(
  `auth login signin sign-in signup sign-up register home index main app guest welcome start get-started try demo pricing features
   about docs documentation help contact blog news products product tools tool redirect download downloads landing web site en de
   fr es pl ru uk ar it pt ja zh us gb spaces models organizations detail details store extension extensions apps marketplace tree
   blob main master wiki releases ai posts`.split(/\s+/),
);

/** Languages and countries at the start of a path. */
export const LANGUAGES = new Set(
  'ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sv th tr uk ua us gb vi zh'.split(
    ' ',
  ),
);

/** Parameters by which sites choose a language, in lower case. */
export const LANGUAGE_PARAMETERS = new Set('lang language locale hl lng setlang l10n'.split(' '));

/** Language codes that are ordinary subdomains, too: IT department, ids, "no", "us". */
export const NO_LANGUAGE_HOSTS = new Set(['it', 'id', 'no', 'us']);

/** Common names of repositories, letters and digits only. */
export const COMMON_REPOSITORIES = new Set(
  `agent agents aiagent aiagents aiassistant aichat aichatbot api app assistant awesome backend bot chat chatapp chatbot chatbots
   chatui client clients code config core course courses dashboard data dataset datasets demo demos deploy desktop docs
   documentation engine examples extension extensions frontend github homepage imagegenerator inference infrastructure
   integrations landing library main mobile model models monorepo notebook notebooks paper papers platform playground plugin
   plugins portfolio project projects prompts python react research sandbox scripts server service services speechtotext starter
   studio summarizer template templates test tests texttospeech textgenerator toolkit tools transcriber translator tutorial
   tutorials utils voiceassistant voicebot web webapp webdemo website webui whisperdemo wiki workshop workspace`.split(
    /\s+/,
  ),
);

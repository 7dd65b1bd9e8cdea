### Automatic screening: “name” of a rule for editors, “message” for the maker of a refused entry, “evidence” for editors.
### $name, $url and $state are those of a known entry; $words is a list.
### KEY_without_letters is said where there are no $letters. The parts of an evidence (evidence-1, evidence-2 …) are sentences;
### from the second on, one is left out if a value in it is missing.

states-published = published
states-awaiting_moderation = awaiting review
states-changes_requested = waiting for changes
states-rejected = rejected
states-withdrawn = withdrawn
states-expired = expired
states-quarantined = hidden
states-removed = removed

differences-https = http or https
differences-www = www
differences-path_spelling = path spelling
differences-fragment = part after #

relations-same_page_other_form = Another form of the same address
relations-same_store_item = The same store item
relations-same_repository = The same repository
relations-same_repository_name = The same repository name under another owner
relations-same_host = The same host
relations-same_word_in_address = The same word in the address

matches-same_name = The same name
matches-same_name_but_for_common_words = The same name, apart from common words
matches-same_name_in_other_letters = The same name in another alphabet
matches-same_tagline = The same tagline
matches-one_name_holds_the_other = One name contains the other
matches-one_letter_apart = Names one letter apart
matches-near_same_tagline = Nearly the same tagline

rules-same_page-name = Same page
rules-same_page-message = A tool with this address is already in the catalog or awaiting review.
rules-same_page-evidence = The same page as “{ $name }” ({ $state }, { $url }). Differs by: { $differs_by }.
rules-same_page-evidence_without_differs_by = The same page as “{ $name }” ({ $state }, { $url }).
rules-same_store_item-name = Same app or extension
rules-same_store_item-message = This app or extension is already in the catalog or awaiting review, under another store address.
rules-same_store_item-evidence = The same item in { $store }, { $id }, as “{ $name }” ({ $state }, { $url }).
rules-related_page-name = Related address
rules-related_page-message = This seems to be another address of a tool already in the catalog.
rules-related_page-evidence = { $relation }: { $shared }. Existing entry: “{ $name }” ({ $state }, { $url }).
rules-same_name-name = Same name or tagline
rules-same_name-message = A tool with this name or tagline is already in the catalog or awaiting review.
rules-same_name-evidence = { $match }: “{ $name }” ({ $state }, { $url }).
rules-look_alike_name-name = Look-alike name
rules-look_alike_name-message = The name looks like that of another tool, spelled with look-alike letters.
rules-look_alike_name-evidence = Looks like the name “{ $name }” ({ $url }) in look-alike letters: { $letters }.
rules-look_alike_name-evidence_without_letters = Looks like the name “{ $name }” ({ $url }) in look-alike letters.
rules-gambling-name = Gambling
rules-gambling-message = This reads like an offer of gambling, which the catalog does not list.
rules-gambling-evidence = Words about gambling: { $words }.
rules-adult-name = Pornography and escorts
rules-adult-message = This reads like adult content, which the catalog does not list.
rules-adult-evidence = Words about pornography or escorts: { $words }.
rules-pills-name = Medicines and drugs
rules-pills-message = This reads like a sale of medicines or drugs, which the catalog does not list.
rules-pills-evidence = Words about the sale of medicines or drugs: { $words }.
rules-sold_attention-name = Bought followers
rules-sold_attention-message = This reads like a sale of followers, likes or views, which the catalog does not list.
rules-sold_attention-evidence = Words about bought followers, likes or views: { $words }.
rules-essay_mill-name = Essay mills
rules-essay_mill-message = This reads like an offer to write other people’s homework or theses, which the catalog does not list.
rules-essay_mill-evidence = Words about essays and theses for sale: { $words }.
rules-get_rich-name = Get-rich-quick schemes
rules-get_rich-message = This reads like a promise of quick money, which the catalog does not list.
rules-get_rich-evidence = Words about quick money: { $words }.
rules-miracle_cures-name = Miracle cures
rules-miracle_cures-message = This reads like an offer of miracle cures or effortless weight loss, which the catalog does not list.
rules-miracle_cures-evidence = Words about miracle cures and weight loss: { $words }.
rules-fake_reviews-name = Bought reviews
rules-fake_reviews-message = This reads like a sale of reviews, which the catalog does not list.
rules-fake_reviews-evidence = Words about bought reviews: { $words }.
rules-sold_traffic-name = Bought visitors
rules-sold_traffic-message = This reads like a sale of visitors, clicks or mailing lists, which the catalog does not list.
rules-sold_traffic-evidence = Words about bought visitors, clicks or mailing lists: { $words }.
rules-sold_links-name = Bought links
rules-sold_links-message = This reads like a sale of backlinks or guest posts, which the catalog does not list.
rules-sold_links-evidence = Words about bought backlinks or guest posts: { $words }.
rules-exam_takers-name = Exam cheating
rules-exam_takers-message = This reads like an offer to sit exams for other people, which the catalog does not list.
rules-exam_takers-evidence = Words about exams taken for others: { $words }.
rules-fake_diplomas-name = Fake diplomas
rules-fake_diplomas-message = This reads like a sale of diplomas or degrees, which the catalog does not list.
rules-fake_diplomas-evidence = Words about fake diplomas: { $words }.
rules-false_papers-name = Forged documents
rules-false_papers-message = This reads like an offer of forged documents or certificates, which the catalog does not list.
rules-false_papers-evidence = Words about forged documents: { $words }.
rules-visa_papers-name = Visas for sale
rules-visa_papers-message = This reads like a sale of visas or residence permits, which the catalog does not list.
rules-visa_papers-evidence = Words about visas and permits for sale: { $words }.
rules-account_sale-name = Accounts for sale
rules-account_sale-message = This reads like a sale of accounts, which the catalog does not list.
rules-account_sale-evidence = Words about accounts for sale: { $words }.
rules-quick_loans-name = Quick loans
rules-quick_loans-message = This reads like an offer of quick loans, which the catalog does not list.
rules-quick_loans-evidence = Words about quick loans: { $words }.
rules-recruiting-name = Pyramid schemes
rules-recruiting-message = This reads like an offer of income from recruiting others, which the catalog does not list.
rules-recruiting-evidence = Words about income from recruiting others: { $words }.
rules-false_prizes-name = Fake prizes
rules-false_prizes-message = This reads like a fake prize notification, which the catalog does not list.
rules-false_prizes-evidence = Words about fake prizes: { $words }.
rules-copies-name = Counterfeits
rules-copies-message = This reads like a sale of counterfeits, which the catalog does not list.
rules-copies-evidence = Words about counterfeits: { $words }.
rules-spells-name = Spells and fortune telling
rules-spells-message = This reads like an offer of spells or fortune telling, which the catalog does not list.
rules-spells-evidence = Words about spells and fortune telling: { $words }.
rules-break_ins-name = Hacking for hire
rules-break_ins-message = This reads like an offer to break into accounts or sites, which the catalog does not list.
rules-break_ins-evidence = Words about break-ins into accounts or sites: { $words }.
rules-spying-name = Spying on people
rules-spying-message = This reads like an offer to spy on people, which the catalog does not list.
rules-spying-evidence = Words about spying on people: { $words }.
rules-piracy-name = Cracked software
rules-piracy-message = This reads like an offer of cracked software or pirated channels, which the catalog does not list.
rules-piracy-evidence = Words about cracked software or pirated channels: { $words }.
rules-blocked_domain-name = Blocked domain
rules-blocked_domain-message = This website is not listed in this catalog.
rules-blocked_domain-evidence = { $value } is on the list of blocked domains. Why: { $reason }
rules-blocked_word-name = Blocked word
rules-blocked_word-message = The text contains a word that this catalog does not accept.
rules-blocked_word-evidence = “{ $value }” is on the list of blocked words. Why: { $reason }
rules-blocked_mail-name = Blocked e-mail domain
rules-blocked_mail-message = Use an e-mail address from another provider.
rules-blocked_mail-evidence = { $value } is on the list of blocked e-mail domains. Why: { $reason }
rules-template_flood-name = Repeated text
rules-template_flood-message = Nearly the same text has just been submitted several times. Describe what is special about this tool.
rules-template_flood-evidence = { $count ->
        [one] { $count } other text from the last hour is
       *[other] { $count } other texts from the last hour are
    } nearly the same: { $names }.
rules-account_flood-name = Many entries at once
rules-account_flood-message = Many entries have come from this account within an hour. Wait a while before you send more.
rules-account_flood-evidence = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } on { $site } from this account within an hour.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } from this account within an hour.
rules-address_flood-name = Many entries from one address
rules-address_flood-message = Many entries have come from your network address within an hour. Wait a while before you send more.
rules-address_flood-evidence = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } from { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    } at one network address within an hour.
rules-keyword_stuffing-name = Keyword stuffing
rules-keyword_stuffing-message = This reads like a list of keywords. Describe in sentences what the tool does.
rules-keyword_stuffing-evidence = The word “{ $word }” { $count ->
        [one] { $count } time
       *[other] { $count } times
    } among { $words ->
        [one] { $words } word
       *[other] { $words } words
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } keyword instead of a sentence.
   *[other] { $count } keywords instead of a sentence.
}
rules-link_pile-name = Too many links
rules-link_pile-message = The text contains too many links or phone numbers. Remove them.
rules-link_pile-evidence = { $links ->
        [one] { $links } link
       *[other] { $links } links
    } and { $numbers ->
        [one] { $numbers } phone number or messenger name
       *[other] { $numbers } phone numbers or messenger names
    } in the text.
rules-short_link-name = Short link or redirect
rules-short_link-message = This is a short link or a directory’s redirect. Give the address of the tool itself.
rules-short_link-evidence = { $host } is a short link, a page of links or a directory’s redirect; its target can change.
rules-disposable_mail-name = Disposable mailbox
rules-disposable_mail-message = This looks like a disposable address. Use a permanent one.
rules-disposable_mail-evidence = { $domain } provides disposable mailboxes.
rules-parked_page-name = Parked or empty page
rules-parked_page-message = This reads like the text of an empty page. Describe the tool.
rules-parked_page-evidence = Words typical of a parked or empty page, with the name “{ $name }”: { $words }.
rules-spam_wording-name = Spam wording
rules-spam_wording-message = This reads like spam. Describe in plain words what the tool does.
rules-spam_wording-evidence = Worded like spam. Words suggesting it: { $words }.
rules-masked_words-name = Masked words
rules-masked_words-message = Some words are disguised. Write them plainly.
rules-masked_words-evidence = Words disguised to avoid detection: { $words }.
rules-prompt_injection-name = Instructions to a language model
rules-prompt_injection-message = Remove the instructions to a language model. Describe the tool.
rules-prompt_injection-evidence = Instructions to a language model that may judge the text: { $words }. Don’t rely on a model’s opinion of this entry.
rules-shouting-name = Shouting
rules-shouting-message = Use fewer capitals, exclamation marks and emoji.
rules-shouting-evidence = { NUMBER($capitals_percent) }% of the letters are capitals, { $exclamation_marks ->
        [one] { $exclamation_marks } exclamation mark
       *[other] { $exclamation_marks } exclamation marks
    }, { $pictures ->
        [one] { $pictures } emoji
       *[other] { $pictures } emoji
    }.
rules-not_ai-name = Not an AI tool
rules-not_ai-message = The entry does not say what the AI does. Add a sentence about it.
rules-not_ai-evidence-1 = { $silent ->
    [yes] Little or nothing in the name, tagline and description suggests AI.
   *[no] { "" }
}
rules-not_ai-evidence-2 = It says “{ $said }”, but the rest does not read like an AI tool.
rules-not_ai-evidence-3 = The only word that may refer to AI is “{ $perhaps }”.
rules-not_ai-evidence-4 = The text rules AI out: “{ $denial }”.
rules-not_ai-evidence-5 = Words suggesting it isn’t AI: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] The rule does not know this language or style, so it is unsure.
}
rules-second_opinion-name = Language model’s verdict
rules-second_opinion-message = A language model that helps the editors considers this spam or not an AI tool. If it is wrong, ask for an editor’s review.
rules-second_opinion-evidence = The language model { $model } says no: { $reason }

# Stands in place of the evidence if the rule failed.
notChecked = This rule failed and did not check the entry. Check it yourself.

# Heading.
page-title = Screening rules
page-lead = What each rule found in the last 90 days, and how often editors agreed.
page-modes-off = Off
page-modes-advisory = Advisory
page-modes-enforced = Enforced
page-modesHint = An advisory rule shows its findings to editors. An enforced rule also refuses submissions it is certain about; if it is wrong too often, it becomes advisory automatically.
page-rule = Rule
page-mode = Mode
# $rule: the name of a screening rule
page-modeOf = Mode of the rule “{ $rule }”
page-fired = Findings
page-refused = Refused
page-agreed = Agreed
page-disagreed = Disagreed
page-precision = Precision
# $value: what was entered
page-percent = { NUMBER($value) }%
# $percent: a figure with its percent sign
page-floor = at least { $percent }
page-save = Save
page-changed = The modes have been saved.

# Heading.
page-model-title = Language model
# $rules: names of rules; $rule: the name of a rule.
page-model-asked = Asked at once, unless a rule refuses the entry, if one of these rules or a spam topic flags it ({ $rules }) or if the classifier is unsure about its texts. If the model says no, the rule “{ $rule }” refuses the entry, or only flags it where the classifier has little doubt; makers can ask for an editor’s review.
page-model-advises = It only advises editors, as JUDGE_REFUSES is off.
page-model-budget = Requests today (UTC): { $asked } of { $most }.
page-model-editors = Decisions in the last 90 days: { $agreed } as the model said, { $disagreed } otherwise.

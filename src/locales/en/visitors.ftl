### Pages for visitors: home, lists, tools, alternatives, reports, how ranking works, statistics.

# Label of a paid placement.
sponsored = Sponsored

home-categories = Browse by category
# Heading.
home-submitTitle = Built something?
home-submitText = Submit your tool with a form or through the API. An editor reviews every submission and explains the decision.
home-points-1 = Editors review every submission
home-points-2 = Ranking cannot be bought
home-points-3 = No tracking, no third parties

# Heading.
list-title = AI tools
list-foundAtLeast = More than { NUMBER($count) } tools
list-category = Category
list-anyCategory = All categories
list-pricing = Price
list-anyPricing = Any price
list-clear = Clear search and filters
list-none = No matching tools
list-noneHint = Try fewer or different words, or remove a filter.
list-about-tools = All tools, newest first. Filter by price and category, or search.
# $name: the name of a category
list-about-category = AI tools in “{ $name }”: what each one does and what it costs.
list-about-categories = All categories and how many tools each contains.
# $found: how many tools, as in search-found
# $q: what was typed into the search
list-foundFor = { $found } for “{ $q }”
# $q: what was typed into the search
list-noneFor = No tools match “{ $q }”
list-fewerWords = Try fewer or different words.
list-beyond = There is no such page
# $q: what was typed into the search
list-unlisted = No tool is listed under “{ $q }”
list-nearAddress = No tool is listed at exactly this address. These come closest.
# $q: what was typed into the search
list-correctedTo = Results for “{ $q }”.
# $q: what was typed into the search
list-instead = Search instead for “{ $q }”
# $q: what was typed into the search
list-meant = Did you mean “{ $q }”?
# $words: a list of words
list-ignored = Ignored: { $words }.
# $words: words of the search, such as “on iPhone”
list-unmet = No tool is known to meet “{ $words }”. These fit the rest of your search.
# $words: words of the search, such as “on iPhone”
list-relaxed = { $count ->
    [one] Only one tool is known to meet “{ $words }”. The others fit the rest of your search.
   *[other] Only { $count } tools are known to meet “{ $words }”. The others fit the rest of your search.
}
# $price: a price in words, such as “Free”
list-hint = Preferred: { $price }
list-nearest = Related categories

tool-visit = Visit the website
tool-about = About
tool-facts = Details
tool-website = Website
tool-pricing = Price
tool-updated = Last updated
tool-checked = Link last checked
# The address of a website and a date follow.
tool-pictureFrom = Picture from
tool-broken = The link did not work when we last checked.
# $language: the name of a language
tool-original = Not translated yet: shown in { $language }.
tool-machine = Machine translation.
# $month: a month, such as “November 2026”
tool-confirmed = Confirmed in { $month }
# Who stated the price, and in which month.
# $month: a month, such as “November 2026”
tool-stated-maker = according to the maker, { $month }
# $month: a month, such as “November 2026”
tool-stated-editor = according to an editor, { $month }
# $month: a month, such as “November 2026”
tool-stated-import = according to an imported list, { $month }
tool-back = Back to the tool

# $site: the name of the catalog
badge-listed = Listed on { $site }
# Heading.
badge-title = Badge for your website
badge-copy = Add this code to your website.

# Heading.
# $name: the name of a tool
alternatives-title = Alternatives to { $name }
# $name: the name of a tool
alternatives-lead = Tools you can use instead of { $name }, the closest first.
alternatives-all = All alternatives
alternatives-none = No alternatives yet
alternatives-order = The closest first; payment plays no part.
alternatives-named = Named in your search
alternatives-words = Search for these words instead

suggest-category = Category
suggest-task = Task
suggest-count = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}
suggest-none = No suggestions

facets-features = Features
facets-noAccount = No account needed
facets-more = More categories
facets-chosen = Active filters
# $name: the name of a filter
facets-remove = Remove filter: { $name }
facets-clear = Clear all

sort-why = How ranking works

category-search = Search in this category
category-others = Other categories

tasks-lead = What do you want to do? Each task lists the tools that do it.
tasks-all = All tasks
tasks-none = There are no tasks yet.
# Heading.
tasks-others = Related tasks
tasks-search = Search these tools
tasks-sure = Lists only tools whose entries clearly say that they do this.
# Link to a search for the name of the task.
tasks-more = Search all tools
# Heading.
tasks-roles = By role
# $role: for whom, such as “For teachers”
tasks-role = { $role }: tasks that AI tools take on, and the tools that do them.
# Heading.
tasks-otherRoles = Other roles

# Heading.
# $name: the name of a tool
report-title = Report a problem with { $name }
report-sent = Report sent
report-lead = Tell us what is wrong. An editor reads every report but does not see who sent it.
report-kind = What is wrong?
report-message = What should the editor know?
report-messageHint = Up to { 1000 } characters
report-replyTo = E-mail address for a reply
report-replyToHint = We send one e-mail when the report is closed (at most three a day) and then delete the address, after 90 days at the latest.
report-signedIn = The outcome will be under “My reports” in your account.
# Button.
report-button = Send report
report-done = Thank you. An editor will look into it.
report-doneNoMail = Thank you. An editor will look into it. You will not get an e-mail: you have sent too many reports with an address today.

ranking-lead = The order of results depends on how well each entry matches your words. The same search gives everybody the same order.
# Heading.
ranking-paidTitle = Payment plays no part
ranking-paid = Nobody can buy a better position. Paid entries appear in a separate box marked “Sponsored”, at most two per page. They are shown only above results that contain the tool itself. Search does not know which tools pay: it never reads the list of placements, and an automated test compares all results with and without placements.
# Heading.
ranking-withoutTitle = Without search words
ranking-without = Lists and categories show the newest entries first.
# Heading.
ranking-popularTitle = By popularity
ranking-popular = This order applies only if you choose it. It counts the last 30 days: opening a tool’s page adds one point, going on to its website two more. Everybody in one network (the same first 24 bits of an IPv4 address, or 48 of an IPv6 address) counts as one person, at most once a day and on at most two days. A site that links to a tool can add at most half as much as all its other sources together, plus five points. Tools opened from fewer than ten networks are not ranked; they follow, the newest first. Known robots are left out, and nothing can be bought. No IP address is stored, only a code that 256 networks share and that differs from tool to tool; it is deleted after 30 days.
ranking-priceTitle = By price
ranking-price = This order, too, applies only if you choose it. Tools that can be used for free come first, then monthly prices, the lowest first; a yearly price counts as a twelfth. Other currencies are converted into US dollars at fixed, rounded rates, so similar prices may be out of order. One-time prices follow, then prices per use, and last the tools whose price nobody has stated. Equal prices are sorted by name. The price filter compares in the same way.
# Heading.
ranking-withTitle = With search words
ranking-with = Each tool goes into the first group it fits:
ranking-tiers-1 = The name is exactly what you typed, ignoring capitals, accents, spaces and punctuation.
ranking-tiers-2 = The name differs only by an ending such as “AI” or “.com”, the tool uses that domain, you typed the name of its maker, or your words include the name and others that fit the tool.
ranking-tiers-3 = The name is one letter longer.
ranking-tiers-4 = The name begins with what you typed.
ranking-tiers-5 = The name contains all your words, the last one as the start of a word.
ranking-tiers-6 = The name differs by one wrong, missing, extra or swapped letter, or sounds like what you typed in another alphabet, and hardly any tool uses the words you typed.
ranking-tiers-7 = The name, texts and categories contain all your words, or the tool does what you ask for, or something much like it, described in other words.
ranking-tiers-8 = At least half of your words match; rare words count more than common ones.
# Heading.
ranking-withinTitle = Within a group
ranking-within = Where the name matches, the newest entry comes first. Where the words match, the name counts more than the tagline, and the tagline more than the description; ties go to the shorter tagline, then to the newest entries. Words such as “best” or “free” are optional. What a tool does is inferred from its texts, using a list of tasks in eight languages.
# Heading.
ranking-alternativesTitle = Alternatives to a tool
ranking-alternatives = A tool is an alternative to another if its texts say so, if both are well known for the same purpose, or if they share a category and words for what they do. The first counts most, then the second, then shared words (rare ones more than common ones), then shared categories. Ties go to the newest entry. At most 50 are shown, and from the eleventh on only those close to the best. If a search asks for alternatives, the tool it names comes first, and tools at the price it asks for move up.
# Heading.
ranking-understoodTitle = How your words are read
ranking-understood = A word that hardly any tool uses is corrected if a similar one is much more common; the page says so and offers your spelling. Words for a price, such as “free” or “open source”, move tools at that price up. Words for a feature, such as “Chrome extension” or “no sign-up”, move up the tools that state it or whose texts say so. What follows “instead of” is not searched for. Version numbers, as in “DALL·E 3”, are optional.
ranking-meanings = This site also compares meanings: a language model turns your words and the texts of each tool into numbers. The tools whose numbers are closest to yours, at most 50, are found even if they share no word with your search, and move up a little. For this, the words you search for are sent to the server of the model, with nothing else about you; if it does not answer at once, only the words count.
# Heading.
ranking-languagesTitle = In your language
ranking-languages = You can search in any of the eight languages. Other forms of a word match too, and category names also find tools described in another language.
# Heading.
ranking-notTitle = What does not count
ranking-ignored-1 = Payment of any kind
ranking-ignored-2 = Clicks and visits, unless you sort by popularity
ranking-ignored-3 = Who you are and what you searched for before
ranking-ignored-4 = Who submitted the tool
ranking-check = Check it yourself: the public API returns the same order, without placements.
ranking-apiLink = Read the API documentation

api-lead = Read the catalog without a key, submit tools with a token. This page is generated from the OpenAPI description; its explanations are in English.
api-start = Getting started
api-startRead = Reading requires no token. Try this in a terminal:
api-startToken = Submitting requires a token.
api-makeToken = Create an API token
api-startErrors = Every error is JSON with `code`, `message` and, for invalid fields, an explanation in `fields`.
api-startPages = Lists are paginated, with `per_page` results per page; `links.next` is the next page.
api-startLimits = Beyond the limit you get 429, and `Retry-After` says how many seconds to wait.
api-base = Base URL
api-contents = Operations
api-parameters = Parameters
api-required = required
api-body = Body (JSON)
api-answers = Responses
api-errors = Errors
api-token = Token required
api-open = No token required
api-example = Example
api-values = One of
api-standard = Default

statistics-lead = How long submissions wait, and what editors decide. Calculated automatically, without names.
statistics-waiting = Waiting now
statistics-oldest = Oldest waiting since
statistics-nobody = The queue is empty
# $days: a number of days
statistics-period = { $days ->
    [one] Last day
   *[other] Last { $days } days
}
statistics-decisions = Decisions
statistics-published = Published
statistics-rejected = Rejected
statistics-changes = Changes requested
statistics-median = Typical wait (median)
statistics-p95 = 95% decided within
statistics-noDecisions = No decisions yet
statistics-reasons = Reasons for rejection
statistics-span = Period
# $time: date and time
statistics-at = As of { $time } (UTC).
statistics-json = The same data as JSON

noTool-gone = This tool is no longer in the catalog
noTool-goneText = An editor removed it. Try a search.
noTool-missing = This tool is not in the catalog
noTool-missingText = It may be listed under another name. Search for it, browse the categories, or submit it.

### What all pages or several areas share: navigation, fields of a tool, states, reasons.

# Link for people who use a keyboard.
skip = Skip to content
skipToResults = Skip to results

mainNav = Main

language = Language

# Mark beside the label of a field.
optional = optional

nav-tools = Tools
nav-submit = Submit a tool
nav-account = Account
nav-signOut = Sign out
nav-desk = Editors’ desk
# Link on the page of a tool, for its maker and for editors.
nav-editTool = Edit this tool

footer-order = Payment never affects the order of results.
footer-catalog = Catalog
footer-makers = For makers
footer-about = About the catalog
footer-feed = Feed of new tools
# $program: the name of the software
footer-poweredBy = Powered by { $program }

pricing-free = Free
pricing-freemium = Free plan available
pricing-paid = Paid
pricing-free_trial = Free trial
pricing-open_source = Open source
pricing-unknown = Price not stated

price-amount = Amount
price-currency = Currency
price-period = Billed
price-per-month = a month
price-per-year = a year
price-per-once = once
price-per-use = per use
# $price: an amount of money, such as “$20”
price-from-month = from { $price } a month
price-from-year = from { $price } a year
price-from-once = from { $price }, paid once
price-from-use = from { $price } per use
# $price: an amount of money, such as “$20”
price-upTo = up to { $price } a month
# Heading of a filter
price-title = Price per month

yes = Yes

no = No

platforms-web = Web
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Browser extension
platforms-cli = Command line
platforms-ide = Code editor

states-awaiting_moderation = Awaiting review
states-changes_requested = Changes requested
states-published = Published
states-rejected = Rejected
states-withdrawn = Withdrawn
states-expired = Expired

reasons-duplicate = Already in the catalog
reasons-spam = Advertising or spam
reasons-not_an_ai_tool = Not an AI tool
reasons-broken_link = The link does not work
reasons-misleading = Misleading text
reasons-wrong_category = Wrong category
reasons-incomplete = Missing information
reasons-policy = Against our rules
reasons-other = Other reason

# $name: the name of a tool
catalog-screenshot = Screenshot of { $name }
# $name: the name of a tool
catalog-picture = Picture of { $name }
# Heading.
catalog-title = A catalog of AI tools
catalog-lead = Find a tool for the job and see what it does and costs. Editors review every submission.
catalog-newest = New in the catalog
catalog-all = See all tools
catalog-verified = Verified maker
catalog-since = In the catalog since

search-label = Search tools
# Stands in an empty field. $category: the name of a category
search-placeholder = For example: { $category }
# Button.
search-button = Search
search-found = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
search-filters = Filters
search-suggestions = Suggestions
search-earlier = Earlier search, on this device only
search-forget = Clear earlier searches
search-help = Put a phrase in “quotes” to find exactly that, and a minus before a word to leave it out: video -music.

# Heading.
kept-title = Saved tools
kept-compare = Compare

theme-label = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark

pagination-label = Pages
pagination-previous = Previous
pagination-next = Next
# $page: the number of this page
# $of: how many there are in all
pagination-page = Page { NUMBER($page) } of { NUMBER($of) }

titles-categories = Categories
titles-tasks = Tasks
titles-lists = Lists by members
titles-report = Report a problem
titles-ranking = How ranking works
titles-api = API documentation
titles-apiFile = OpenAPI description (JSON)
titles-statistics = Review statistics
titles-submit = Submit a tool

form-check = Check the form
# Heading of the list of problems in a form.
form-fix = { $count ->
    [one] { $count } thing to fix
   *[other] { $count } things to fix
}
form-password = Password
form-email = E-mail address
form-cancel = Cancel
# Opens the list of categories below the suggested ones.
form-allCategories = All categories
form-mainCategory = Main category
form-mainCategoryHint = One of the categories chosen above. If you choose none, the first one counts.

# Above the forms of a page.
readOnly-title = This catalog is read-only for the moment.
readOnly-closed = Forms cannot be sent. Try again later.
readOnly-unchanged = Nothing was changed.

error-notFound = Page not found
error-failed = That did not work
error-retrySeconds = Try again in { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }.
error-retryMinutes = Try again in { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }.
error-tryAgain = Try again
error-formOnly = This page opens only when a form is sent. Go back and use the form.
error-home = Go to the home page

# $email: an e-mail address
unverified-needed = Your e-mail address is not confirmed yet. Open the link we sent to { $email }.
unverified-resend = Resend e-mail
unverified-sent = We have sent the e-mail. Its link works for 24 hours.

token-never = Never expires
token-lastUsed = Last used
token-neverUsed = Never
token-validUntil = Valid until
token-state-active = Active
token-state-expired = Expired
token-state-revoked = Revoked
token-revoke = Revoke
token-revokeAll = Revoke all tokens
token-revokeHint = Programs that use it lose access immediately. This cannot be undone.

appeal = Appeal

fields-url-label = Website
fields-url-hint = The tool’s public page, starting with https://
fields-name-label = Name
fields-name-hint = 2 to 80 characters
fields-tagline-label = Tagline
fields-tagline-hint = What it does in one sentence, 5 to 200 characters
fields-description-label = Description
fields-description-hint = Up to { 2000 } characters
fields-logo_url-label = Logo address
fields-logo_url-hint = Starting with https://
fields-pricing_model-label = Price
fields-price_from-label = Paid plans
fields-price_from-hint = The lowest regular price, without discounts
fields-free_limit-label = Free plan
fields-free_limit-hint = What it covers, such as “20 pages a month”. Up to 80 characters
fields-pricing_url-label = Pricing page
fields-pricing_url-hint = Starting with https://
fields-categories-label = Categories
fields-categories-hint = Choose one to five. Describe the tool, and suggestions appear here.
fields-platforms-label = Platforms
fields-platforms-hint = Where it runs
fields-has_api-label = Has an API
fields-self_hosted-label = Can be self-hosted
fields-license-label = Open source license
fields-license-hint = SPDX id, only if it is open source
fields-interface_languages-label = Interface languages
fields-free_trial-label = Free trial
fields-needs_account-label = Needs an account
fields-eu_data-label = Data stays in the EU
fields-contact_email-label = Contact e-mail
fields-contact_email-hint = For questions from editors. Never shown publicly.

clipboard-copy = Copy
clipboard-copied = Copied

password-show = Show
password-hide = Hide

reportKinds-broken_link = The link does not work
reportKinds-wrong_price = The price is wrong
reportKinds-wrong_text = The description is wrong or out of date
reportKinds-misleading = It claims things it does not do
reportKinds-not_an_ai_tool = It is not an AI tool
reportKinds-closed = The tool no longer exists
reportKinds-other = Something else

sitePages-imprint = Legal notice
sitePages-privacy = Privacy policy
sitePages-terms = Terms of use
sitePages-contact = Contact
sitePages-about = About us
sitePages-guidelines = Submission guidelines
# $language: the name of a language
sitePages-onlyIn = This text is only available in { $language }.

charts-week = Week from
charts-growth = Tools in the catalog
charts-tools = Tools
charts-submissions = Submissions per week
charts-submitted = Submitted
charts-decisions = Decisions per week
charts-published = Published
charts-rejected = Rejected
charts-changes = Changes requested
charts-waiting = Hours until the decision
charts-median = Median
charts-p95 = 95% decided within
charts-age = Waiting time in the queue
charts-entries = Entries
charts-ages-1 = < 1 day
charts-ages-2 = 1–3 days
charts-ages-3 = 3–7 days
charts-ages-4 = 7–30 days
charts-ages-5 = > 30 days
charts-precision = Precision of the rules
charts-table = Show as a table

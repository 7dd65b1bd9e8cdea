### Pages on which makers submit tools, follow the review and see figures.

# Heading.
submissions-title = My submissions
submissions-none = You have not submitted anything yet.
submissions-submitted = Submitted
submissions-filter = Show
submissions-all = All
submissions-yourTurn = Your turn
submissions-wait = Typical wait
submissions-waitHint = Half of all decisions in the last 30 days took less time.
submissions-noneHere = None of your submissions has this status.
submissions-appealable = Details and appeal
submissions-nothingYet = Submit your first tool. Its review status will appear here.

# Heading.
pictures-title = Pictures
pictures-lead = Optional. An editor reviews them before visitors see them.
pictures-logo = Logo
pictures-logoHint = Ideally square and at least 256 pixels wide; at most 1 MB. It replaces the one at the logo address.
pictures-logoOff = The picture at your logo address cannot be fetched: this server does not contact other websites. Upload a file instead.
# $answer: why it failed, such as “404”
pictures-unusable = There is no usable picture at the logo address ({ $answer }).
pictures-screenshot = Screenshot or product picture
pictures-screenshotHint = At least 640 pixels wide, at most 4 MB. It is cropped at the bottom to a ratio of 8:5.
pictures-use = Use this picture
pictures-later = You can add a logo and a screenshot once you are signed in.
pictures-upload = Upload
pictures-remove = Remove
pictures-added = The picture has been added.
pictures-removed = The picture has been removed.

# Heading.
submission-title = Submission status
submission-meaning-awaiting_moderation = An editor will review it. You do not need to do anything.
submission-meaning-changes_requested = An editor has requested changes.
submission-meaning-published = It is in the catalog.
submission-meaning-rejected = An editor decided against it.
submission-meaning-withdrawn = The maker withdrew it.
submission-meaning-expired = The changes were not made in time.
submission-position = Number { NUMBER($count) } in the queue
submission-reason = Reason
submission-note = Note from the editor
submission-history = History
submission-actions-submit = Submitted
submission-actions-approve = Approved
submission-actions-reject = Rejected
submission-actions-request_changes = Changes requested
submission-actions-withdraw = Withdrawn
submission-actions-resubmit = Corrected and submitted again
submission-actions-expire = Expired
submission-actions-appeal = Appealed
submission-actions-edit = Corrected by an editor
submission-actions-undo = Decision undone by the editor
submission-entry = The entry
submission-keepLink = Anyone with this link can see this page. It does not show your name or e-mail address.
submission-received = Thank you. We have received your submission.
submission-open = View in catalog
# What the maker of a published tool reads. $name: the name of the tool
published-title = { $name } is in the catalog. Congratulations!
# Heading above the address of the tool’s page.
published-share = Share its page
# Heading.
published-follows = What comes next
published-next-1 = See how many people open its page and go on to your website.
published-next-2 = Prove that the website is yours, and visitors see a verified maker.
published-next-3 = Has something changed? Tell us, and an editor checks it.
# Link to the proof of ownership.
published-claim = Verify
# Link to the form of a change.
published-change = Suggest a change
submission-whatNow = What you can do
submission-correct = Correct and submit again
submission-withdraw = Withdraw
submission-withdrawHint = It leaves the queue. You can submit the tool again later.
submission-appealHint = Tell us why the decision should be changed, in 20 to { 1000 } characters. Another editor will decide. You can appeal only once.
submission-appealMessage = Your message
# Button.
submission-appealButton = Send appeal
submission-place = Place in the queue
# $date: a date, such as “November 29, 2026”
submission-until = Correct it by { $date }.
submission-before = Before
submission-now = Now
submission-empty = empty
submission-nextEditor = Next, an editor decides
submission-nextOwner = Next, you correct it
submission-nextAuthor = Next, the maker corrects it
submission-edited = Corrected by an editor
# $fields: a list of names of fields
submission-changed = Changed: { $fields }
submission-withdrawOpen = Withdraw the submission
submission-appealOpen = Disagree with the decision?
submission-withdrawn = The submission has been withdrawn.
submission-appealed = We have received your appeal. Another editor will decide.
submission-resubmitted = Thank you. Your corrected submission is in the queue.
submission-submitAgain = Submit it again
submission-submitAgainHint = The form opens with everything you entered.
submission-appealWaits = Another editor will review it again. You do not need to do anything.
submission-withdrawnByYou = You withdrew it.
submission-yours = Is this yours?
submission-yoursSignIn = Sign in to see what you can do
submission-link = Status link

submit-lead = An editor reviews every submission. You get a link to follow yours.
submit-closed = The catalog has no categories yet, so it cannot accept tools.
submit-closedLater = Try again later.
submit-createCategories = Create categories
# Button.
submit-button = Submit for review
# Heading.
submit-correctTitle = Correct your submission
# Button.
submit-correctButton = Submit again
submit-existing = See the existing entry
submit-about = About the tool
submit-kind = Price and categories
submit-attributes = What sets it apart
submit-contact = For the editors
submit-follows = What happens next
submit-steps-1 = We check the entry for duplicates and spam while you type.
submit-steps-2 = An editor reviews it. You get a link to follow its place in the queue.
submit-steps-3 = You get an e-mail with the decision and the reason.
submit-noProblems = No problems found.
# $most: the most allowed
submit-chosen = Chosen: { $count } of { NUMBER($most) }
submit-changed = Changed
# $text: what the field said before
submit-before = Changed. Before: { $text }
submit-nothingBefore = Changed. It was empty before.
submit-needed = What you need
submit-needs-1 = The website, the name and one sentence about the tool
submit-needs-2 = Its price and one to five categories
submit-needs-3 = An account: an e-mail address and a password
submit-asNew = Continue with a new account
submit-asMember = I have an account
submit-check = Check the entry
submit-draftKept = When you continue below, we keep what you have typed for a day: it will be in the form once you are signed in.
submit-preview = In the catalog
# $name: the name of a tool
submit-sameSite = { $name } is already listed under this site. Is yours a different tool?
# Beside the name. $address: of a published tool of this name, on another site.
submit-sameName = “{ $name }” ({ $address }) is already listed. If yours is a different tool, a distinct name helps people tell them apart.
submit-duplicate = This tool is already listed
submit-similar = Similar tools in the catalog
# $name: the name of a tool
submit-known = { $name } is already in the catalog
# $name: the name of a tool
submit-knownOwn = You have already submitted { $name }
submit-filled = The form contains your previous submission. Make your changes, then submit it.
submit-verifyFirst = You can submit once it is confirmed. What you enter here is kept.
submit-askReview = Ask for an editor’s review
submit-askReviewHint = Is it an AI tool after all? An editor can decide. You can ask once an hour.
# Button.
submit-propose = Fill in from the page
submit-proposeHint = We read the page at this address and fill in what it says. Nothing is stored.
submit-proposed = Filled in from the page. Check every field before you submit.
# $field: the name of a field; $source: where its value was found
submit-proposedFrom = { $field }: from { $source }
submit-sources-json_ld = structured data
submit-sources-og = the page’s preview texts
submit-sources-title = the page’s title
submit-sources-description = the page’s description
submit-sources-manifest = the app’s manifest
submit-sources-icon = the page’s icon
submit-sources-price_words = words about its price
submit-sources-texts = its texts

# Heading.
ownReports-title = My reports
ownReports-lead = Problems you reported while signed in. Reports stay here for 90 days after they are closed.
ownReports-none = You have not reported any problems.
ownReports-waits = An editor will look into it.
ownReports-tool = Tool
ownReports-report = Report
ownReports-sent = Sent
ownReports-outcome = Outcome

# Heading.
placements-title = Placements
placements-slots-home = Home page
placements-slots-results = Results
placements-slots-category = Category pages
placements-figures-views = Views
placements-figures-clicks = Clicks
placements-counted = Views and clicks are counted on the server, per day (UTC), without cookies or IP addresses. Known robots are left out. Some browsers do not report clicks.
placements-none = Nothing has been counted yet.

# Heading.
# $name: the name of a tool
visits-title = Visits to { $name }
visits-link = Visits
# $days: a number of days
visits-lead = Page views, clicks and searches per day (UTC) for the last { NUMBER($days) } days. Only you see them, and they do not affect the order of searches.
visits-kinds-views = Page views
visits-kinds-clicks = Clicks on “Visit”
visits-kinds-searches = Searches that showed it
visits-week = { NUMBER($count) } in the last 7 days
visits-day = Day
visits-none = Nothing has been counted yet.
visits-counted = Counted on our server without cookies or IP addresses. Known robots are left out; your own views are not. Some browsers do not report clicks.
visits-toTool = View the tool

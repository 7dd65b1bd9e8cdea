### Tools, categories, collections and translations on the desk.

# Heading.
tools-title = Tools in the catalog
tools-search = Name, words or address
tools-none = No matching tools.
tools-updated = Last updated
tools-onlyPublished = Only published tools can be edited.
tools-actions-quarantine = Hide
tools-actions-restore = Publish again
tools-actions-remove = Remove for good
tools-actionHints-quarantine = Visitors stop seeing it immediately. The maker is told the reason.
tools-actionHints-restore = It returns at its old address.
tools-actionHints-remove = This cannot be undone.
tools-done-edit = The tool has been changed.
tools-done-quarantine = The tool has been hidden.
tools-done-restore = The tool has been published again.
tools-done-remove = The tool has been removed.
tools-done-merge = The tools have been merged.
tools-done-picture = The picture has been removed and will not come back.
tools-done-choose_comparison = The comparison has been chosen.
tools-done-unchoose_comparison = The comparison is no longer chosen.
# Heading.
comparisons-title = Comparisons
comparisons-lead = Search engines list comparisons that visitors make often or that you choose here.
# Of a pair of tools.
comparisons-often = Often compared
comparisons-chosen = Chosen
# The other tool.
comparisons-other = Compare with
# Button.
comparisons-choose = Choose
# Button.
comparisons-unchoose = Remove
pictures-title = Pictures
pictures-kinds-logo = Logo
pictures-kinds-screenshot = Picture
pictures-by-site = From the website:
pictures-by-maker = From the maker
pictures-by-catalog = From the catalog
pictures-remove = Remove
pictures-removed = Removed by an editor.
tools-aliases = Also known as
tools-openReports = Open reports by visitors

# Heading.
merge-title = Merge into another tool
# $name: the name of a tool
merge-titleOf = Merge { $name } into another tool
merge-lead = For a tool that is listed twice. You can compare both entries first.
merge-winner = Tool to keep
merge-compare = Compare both
merge-unknown = No published tool has this slug or address.
merge-itself = A tool cannot be merged into itself.
# $from: the tool or category that goes
# $into: the one that stays
merge-confirm = Merge { $from } into { $into }?
merge-removed = Removed
merge-kept = Kept
merge-what = What happens
merge-effects-1 = The removed tool leaves the catalog immediately. Its slug is never reused.
merge-effects-2 = Its page redirects to the tool you keep.
merge-effects-3 = Anyone who submits its address is told that it is a duplicate of the tool you keep.
merge-effects-4 = Tools merged into it earlier follow it. This cannot be undone.
merge-swap = Swap
# Button.
merge-button = Merge

# Heading.
texts-title = Translations
texts-lead = All texts and who wrote them. Machine translations are marked for visitors too.
texts-original = Original
texts-provenance-author = Author
texts-provenance-editor = Editor
texts-provenance-machine = Machine
texts-missing = Missing
texts-noDescription = Description missing
texts-wholeOnly = Machine translation never adds to what a person wrote. Write the description here, or remove the translation to have all of it translated.
# $all: how many there are in all
texts-outOf = { NUMBER($count) } of { NUMBER($all) }
texts-remove = Remove this translation
texts-removeHint = Visitors will see the original. The text remains only in the history.
texts-machine = Machine-translate
texts-machineMissing = Machine-translate all missing
texts-off = Machine translation is not set up on this server.
texts-notOffered = Choose one of the languages below.
texts-waiting = Translation in progress. Reload the page to see the result.
texts-underWay = In progress
# $reason: why it failed
texts-failed = Machine translation failed: { $reason }
texts-done-saved = The translation has been saved.
texts-done-removed = The translation has been removed.
texts-done-asked = Machine translations have been requested.

# Heading.
categories-title = Categories
categories-lead = Names, descriptions and search words in eight languages.
categories-name = Name
categories-description = Description
categories-synonyms = Search words
categories-synonymsHint = One per line, up to 100. Searching for one finds the tools in this category.
categories-tools = Tools
categories-languages = Languages
categories-starters = Starter category’s text
categories-done = The category has been changed.
categories-meanwhile = Somebody else has changed the texts in this language in the meantime. Nothing was overwritten. Saving again replaces these texts with yours:

plan-link = Create, merge, remove, arrange
# Heading.
plan-title = Create, merge, remove and arrange categories
plan-create = New category
plan-id = Id
plan-idHint = Lower-case letters, digits and hyphens, such as image-generation. It never changes.
plan-name = Name in English
# Button.
plan-createButton = Create
plan-created = The category has been created. Add its other languages.
plan-merge = Merge two categories
plan-from = Merge
plan-into = Into
plan-mergeHint = Tools and submissions move from the first to the second, and the first one’s page redirects there. This cannot be undone.
# $from: the tool or category that goes
# $into: the one that stays
plan-mergeAsk = Merge { $from } into { $into }?
plan-submissions = Submissions
# Button.
plan-mergeButton = Merge
plan-merged = The categories have been merged.
plan-choose = Choose
# Heading.
plan-unused = Unused categories
plan-unusedHint = No tool or submission uses them. A removed category can be created again, but its texts in other languages are lost.
# Button.
plan-removeChosen = Remove selected
# Button.
plan-removeAll = Remove all
plan-removed = The categories have been removed.
plan-order = Order and groups
plan-orderHint = Pages show categories in this order; those in no group come last, under “More”. The API stays alphabetical, and the tasks page keeps the program’s headings.
plan-orderOwn = No order has been saved yet: these are the default groups, each with its largest category first. Saving keeps them as shown here.
plan-group = Group { NUMBER($count) }
plan-groupName = Name
plan-members = Categories
plan-rest = In no group
plan-arranged = The order has been saved.

# Heading.
collections-title = Collections
collections-lead = Lists for visitors, shown from their first day to their last. Nobody can pay to be included.
collections-create = New collection
collections-id = Id
collections-idHint = Lower-case letters, digits and hyphens, such as best-of-spring. It never changes.
collections-period = Period (UTC)
collections-untilHint = Leave empty for no end.
# $most: the most allowed
collections-membersHint = In the order of the page: a slug, the address of the tool’s page or its website. At most { NUMBER($most) }.
collections-none = There are no collections.
collections-phases-coming = Upcoming
collections-phases-shown = Shown
collections-phases-over = Ended
# $names: a list of names
collections-hidden = Hidden from visitors: { $names }.
collections-remove = Remove the collection
collections-removeHint = Its page disappears immediately. The history keeps its texts.
collections-created = The collection has been created. Add its tools and its other languages.
collections-saved = The collection has been changed.
collections-removed = The collection has been removed.

# Heading.
jobs-title = Tasks
jobs-lead = Phrases that people use to ask for what tools do. What you add applies immediately, to searches and to the texts of tools.
jobs-find = What do people search for?
jobs-findHint = Type it as they would to see the likeliest tasks.
jobs-show = Show tasks
jobs-likely = Likely tasks
jobs-own = Tasks with phrases added here
jobs-none = Nothing has been added yet.
jobs-job = Task
jobs-phrases = Phrases
jobs-phrasesHint = One per line, up to 50. A search that contains one asks for this task, and finds tools whose texts contain one.
jobs-done = The phrases have been saved.
jobs-link = Phrases for tasks

# Link and heading of the desk.
task-title = Task for visitors
task-lead = What visitors see under “Tasks”. Tools are assigned by their texts; you can correct that here.
task-sentence = Sentence
task-state = Visibility
task-states-shown = Shown
task-states-hidden = Hidden
task-mergedInto = Part of
task-mergedHint = Its tools then appear on that page, and its own address redirects there.
task-notMerged = A task of its own
task-does = Tools that do it
task-doesNot = Tools that do not
task-toolsHint = A slug, the address of the tool’s page or its website. At most { NUMBER($most) }.
task-saved = The task has been changed.
# Acts on the rows of a list in order.
lines-up = Move up
lines-down = Move down
lines-remove = Remove
lines-add = Add

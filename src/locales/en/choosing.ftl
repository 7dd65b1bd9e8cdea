### Sorting, sharing, comparing and keeping tools; collections.

choosing-sort-label = Sort by
choosing-sort-relevance = Best match
choosing-sort-newest = Newest
choosing-sort-popular = Most popular
choosing-sort-updated = Recently updated
choosing-sort-price = Lowest price
choosing-sort-name = A–Z
choosing-sort-close = Close matches only; “Best match” shows { NUMBER($count) } more.
choosing-sort-rule = You can also sort by popularity, date added, last update, price or name; a search then shows close matches only.
# Heading.
choosing-popular-title = Popular this month
choosing-popular-all = All tools by popularity
# Badge on a new tool.
choosing-fresh = New
choosing-freshCount = { $count ->
    [one] { $count } new this week
   *[other] { $count } new this week
}
# Tools of imports, told apart from those that editors published one by one.
choosing-listedCount = { $count ->
    [one] { $count } added from a list this week
   *[other] { $count } added from lists this week
}
choosing-free = { $count ->
    [one] { $count } free or with a free plan
   *[other] { $count } free or with a free plan
}
choosing-follow = Follow this list:
# $name: the name of a tool
choosing-reasons-known = Known as an alternative to { $name }
choosing-reasons-job = Used for the same task
# $name: the name of a category
choosing-reasons-category = Also in: { $name }
choosing-share-share = Share
choosing-share-copy = Copy link
choosing-share-copied = Link copied
choosing-undescribed = No detailed description yet.
# $name: the name of a tool
choosing-kept-keep = Save { $name }
choosing-kept-lead = Saved tools stay on this device and, once you sign in, in your account. To share them, copy the address of this page.
choosing-kept-none = Nothing saved yet
choosing-kept-noneHint = Use the bookmark on a tool to save it here.
choosing-kept-count = { $count ->
    [one] { $count } saved
   *[other] { $count } saved
}
choosing-kept-clear = Remove all
choosing-compare-first = Compare the first { $count }
# Heading.
choosing-compare-title = Compare tools
choosing-compare-lead = Up to four tools. To share them, copy the address of this page.
choosing-compare-choose = Choose two to four tools to compare.
# Link on the page of a tool.
choosing-compare-withOthers = Compare with other tools
# Button to the website of a tool.
choosing-compare-visit = Visit
# Takes a tool out of the comparison.
choosing-compare-remove = Remove
# Heading of the form that adds a tool to the comparison.
choosing-compare-add = Add a tool
# Button.
choosing-compare-addButton = Add
# $name: what somebody typed
choosing-compare-missing = The catalog has no tool called “{ $name }”.
# Switch of the comparison.
choosing-compare-only = Show differences only
# For screen readers, after the name of a detail in which the tools are not alike.
choosing-compare-differs = differs
# Heading of the page, and its link. $first, $second: names of tools
choosing-versus-title = { $first } vs { $second }
choosing-versus-lead = { $first } and { $second } side by side: facts, prices, and what only one of them does.
# Heading.
choosing-versus-differences = What only one of them offers
choosing-versus-known = According to their entries in this catalog.
# Heading of what the other tool does not have or do.
choosing-versus-only = Only { $name }
# In place of such a list.
choosing-versus-nothing = Nothing beyond what the other tool offers.
# Heading of links to comparisons of a tool with others.
choosing-versus-compared = Comparisons
choosing-moreCategories = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
# Heading.
choosing-collections-title = Collections
choosing-collections-chosen = Chosen by editors
choosing-collections-all = All collections
choosing-collections-lead = Tools picked by editors for one purpose. Nobody can pay to be included.
choosing-collections-none = There are no collections yet.
choosing-collections-over = This collection has ended.
# Heading.
choosing-confirmed-title = Confirmed this week
choosing-confirmed-kinds-maker = Confirmed by its maker
choosing-confirmed-kinds-price = Price confirmed
choosing-confirmed-kinds-link = Website works
choosing-groups-assistants = Assistants and agents
choosing-groups-text = Writing and documents
choosing-groups-images = Images and design
choosing-groups-media = Video, audio and games
choosing-groups-code = Code and data
choosing-groups-work = Work and office
choosing-groups-market = Marketing and sales
choosing-groups-life = Learning and daily life
choosing-groups-more = More

### Name, look and own pages of the site on the desk.

site-lead = The name and description of this catalog on pages and in mail, feeds and documents. Empty fields use the default.
# $name: the name of the catalog by default
site-nameHint = Default: { $name }
site-taglineHint = The headline of the home page
site-descriptionHint = One or two sentences for the home page, feeds and search engines
# $language: the name of a language
site-fallback = Empty fields use the text in { $language }.
# $program: the name of the software
site-poweredBy = Name { $program } in the footer (“powered by”)
site-preview = Preview
site-saved = The site has been changed. Visitors see it immediately.
site-history = History of changes
# $example: a colour, such as “#0b57d0”
site-accentHint = Such as { $example }. If you give only one, the other is derived from it.
site-termsHint = A date or a number. Members accept the terms when they register, and again when you change it. It needs the page “terms”; if empty, nobody is asked.
site-logoLead = SVG or PNG, at most 512 KiB. The file is redrawn as PNG, so convert letters to paths first. A wide logo replaces the name.
site-logoHints-light = Also for the dark theme, browser tabs and shared links, unless you add others
site-logoHints-dark = For dark backgrounds, where the other is hard to see
site-logoHints-icon = A square picture for browser tabs and home screens
site-upload = Upload
site-removeLogo = Remove
site-logoSaved = The logo has been changed. Visitors see it immediately.
site-logoRemoved = The picture has been removed.

# Heading.
demo-title = Demo catalog
demo-lead = Sample entries that came with the program. Those edited, reported, sponsored or used since then are kept, as are the categories.
demo-entries = Entries
demo-goes = Removed
demo-stays = Kept
demo-tools = Tools
demo-collections = Collections
demo-warning = This cannot be undone. The demo catalog is not loaded again automatically.
demo-remove = Remove the demo catalog
demo-removed = The demo catalog has been removed.
demo-none = There is no demo catalog here.

pages-lead = Legal notice, privacy policy, terms, contact, guidelines and whatever else this catalog needs. Every page links to them in its footer.
pages-none = There are no pages yet.
pages-page = Page
pages-languages = Languages
pages-create = Add a page
pages-name = Name in the address
pages-nameHint = Lower-case letters, digits and hyphens, for example privacy
# Button.
pages-button = Create
pages-text = Text, in Markdown
pages-textHint = The first line “# Title” is the title. An empty text removes the page in this language.
pages-draftWhy = A draft says what this program stores about people.
# Link.
pages-draft = Start from the draft
pages-draftShown = This draft is not saved yet. Replace what is in [square brackets], add what your hosting, mail and settings do, and have it checked.
# $file: the name of a file
pages-inFile = This text comes from the file { $file }. Once you save one here, it is used instead.
pages-view = View page
pages-saved = The page has been saved.
pages-placeholdersLeft = Visitors see this page, and these placeholders are still to be replaced:
pages-removed = The text has been removed.
pages-versions = Earlier versions

# Heading.
digest-title = Weekly e-mail
# $date: when the e-mail is sent
digest-lead = Up to three lines above the news in the next weekly e-mail to followers, sent on { $date }. They appear in that e-mail only; followers in a language without lines get the news alone.
# Before the name of a language.
digest-lines = Lines
digest-saved = The lines have been saved.
# Link.
digest-link = Lines for the weekly e-mail

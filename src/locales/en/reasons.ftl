### Why an editor refused or removed an entry; for its owner, on pages and in mails. Whole sentences.

duplicate = This tool is already in the catalog or awaiting review.

spam = The entry is considered advertising or spam.

not_an_ai_tool = The catalog lists AI tools only, and this is not one.

broken_link = The link does not work.

misleading = The text does not match what the website offers.

wrong_category = The categories do not fit the tool.

incomplete = The entry does not say enough about the tool.

policy = The entry breaks the rules of this catalog.

other = The editor gave another reason.

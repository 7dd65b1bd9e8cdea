### What became of a reader’s report; for the reporter, on pages and in mails. Whole sentences.

corrected = The entry has been corrected.

taken_down = The entry is no longer shown.

nothing_wrong = The entry was checked and stays as it is.

unclear = The problem could not be confirmed, so the entry stays as it is.

not_serious = The report was closed, and the entry stays as it is.

corrected = Der Eintrag ist berichtigt.

taken_down = Der Eintrag wird nicht mehr gezeigt.

nothing_wrong = Der Eintrag wurde geprüft und bleibt, wie er ist.

unclear = Das Problem ließ sich nicht bestätigen. Der Eintrag bleibt, wie er ist.

not_serious = Die Meldung ist abgeschlossen, der Eintrag bleibt, wie er ist.

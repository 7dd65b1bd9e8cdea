duplicate = Dieses Tool steht schon im Katalog oder wartet auf Prüfung.

spam = Der Eintrag wurde als Werbung oder Spam eingestuft.

not_an_ai_tool = Der Katalog führt nur KI-Tools, und dies ist keines.

broken_link = Der Link funktioniert nicht.

misleading = Der Text entspricht nicht dem, was die Website bietet.

wrong_category = Die Kategorien passen nicht zum Tool.

incomplete = Der Eintrag sagt zu wenig über das Tool aus.

policy = Der Eintrag verstößt gegen die Regeln dieses Katalogs.

other = Die Redaktion hat einen anderen Grund genannt.

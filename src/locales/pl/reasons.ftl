duplicate = To narzędzie jest już w katalogu lub czeka na sprawdzenie.

spam = Wpis uznano za reklamę lub spam.

not_an_ai_tool = W katalogu są tylko narzędzia AI, a to nie jest narzędzie AI.

broken_link = Link nie działa.

misleading = Tekst nie odpowiada temu, co jest na stronie.

wrong_category = Kategorie nie pasują do narzędzia.

incomplete = Wpis zawiera za mało informacji o narzędziu.

policy = Wpis jest niezgodny z zasadami katalogu.

other = Redakcja podała inny powód.

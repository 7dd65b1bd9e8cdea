duplicate = Cet outil figure déjà dans le catalogue ou attend d’être examiné.

spam = La fiche a été considérée comme de la publicité ou du spam.

not_an_ai_tool = Le catalogue ne recense que des outils d’IA, et ceci n’en est pas un.

broken_link = Le lien ne fonctionne pas.

misleading = Le texte ne correspond pas à ce que propose le site.

wrong_category = Les catégories ne conviennent pas à l’outil.

incomplete = La fiche ne décrit pas suffisamment l’outil.

policy = La fiche est contraire aux règles de ce catalogue.

other = La rédaction a indiqué un autre motif.

corrected = La fiche a été corrigée.

taken_down = La fiche n’est plus affichée.

nothing_wrong = La fiche a été vérifiée et reste telle quelle.

unclear = Le problème n’a pas pu être confirmé : la fiche reste telle quelle.

not_serious = Le signalement est clos et la fiche reste telle quelle.

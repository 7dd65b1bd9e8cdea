site-lead = Le nom et la description de ce catalogue sur les pages, dans les e-mails, les flux et les documents. Les champs vides utilisent la valeur par défaut.
site-nameHint = Par défaut : { $name }
site-taglineHint = Le titre de la page d’accueil
site-descriptionHint = Une ou deux phrases pour la page d’accueil, les flux et les moteurs de recherche
site-fallback = Les champs vides utilisent le texte en { $language }.
site-poweredBy = Citer { $program } dans le pied de page (« Fonctionne avec »)
site-preview = Aperçu
site-saved = Le site a été modifié. Les visiteurs le voient immédiatement.
site-history = Historique des modifications
site-accentHint = Par exemple { $example }. Si vous n’en donnez qu’une, l’autre en est déduite.
site-termsHint = Une date ou un numéro. Les membres acceptent les conditions en s’inscrivant, puis de nouveau quand vous changez la version. Il faut la page « terms » ; si le champ est vide, on ne demande rien à personne.
site-logoLead = SVG ou PNG, au plus 512 Kio. Le fichier est redessiné en PNG : convertissez d’abord les lettres en tracés. Un logo large remplace le nom.
site-logoHints-light = Aussi pour le thème sombre, les onglets et les liens partagés, sauf si vous en ajoutez d’autres
site-logoHints-dark = Pour les fonds sombres, où l’autre se voit mal
site-logoHints-icon = Une image carrée pour les onglets et les écrans d’accueil
site-upload = Envoyer
site-removeLogo = Retirer
site-logoSaved = Le logo a été modifié. Les visiteurs le voient immédiatement.
site-logoRemoved = L’image a été retirée.

demo-title = Catalogue de démonstration
demo-lead = Fiches d’exemple livrées avec le programme. Celles qui ont été modifiées, signalées, sponsorisées ou utilisées depuis sont conservées, de même que les catégories.
demo-entries = Fiches
demo-goes = Supprimé
demo-stays = Conservé
demo-tools = Outils
demo-collections = Collections
demo-warning = C’est irréversible. La démonstration n’est pas rechargée automatiquement.
demo-remove = Supprimer le catalogue de démonstration
demo-removed = Le catalogue de démonstration a été supprimé.
demo-none = Il n’y a pas de catalogue de démonstration ici.

pages-lead = Mentions légales, confidentialité, conditions, contact, consignes et tout ce dont ce catalogue a besoin. Chaque page y renvoie en pied de page.
pages-none = Il n’y a pas encore de pages.
pages-page = Page
pages-languages = Langues
pages-create = Ajouter une page
pages-name = Nom dans l’adresse
pages-nameHint = Minuscules, chiffres et traits d’union, par exemple privacy
pages-button = Créer
pages-text = Texte, en Markdown
pages-textHint = La première ligne « # Titre » est le titre. Un texte vide supprime la page dans cette langue.
pages-draftWhy = Un brouillon dit ce que ce programme conserve sur les personnes.
pages-draft = Partir du brouillon
pages-draftShown = Ce brouillon n’est pas encore enregistré. Remplacez ce qui est entre [crochets], ajoutez ce que font votre hébergement, votre messagerie et vos réglages, et faites-le vérifier.
pages-inFile = Ce texte provient du fichier { $file }. Celui que vous enregistrez ici le remplace.
pages-view = Voir la page
pages-saved = La page a été enregistrée.
pages-placeholdersLeft = Les visiteurs voient cette page, et ces textes entre crochets restent à remplacer :
pages-removed = Le texte a été supprimé.
pages-versions = Versions précédentes

# Heading.
digest-title = E-mail hebdomadaire
# $date: when the e-mail is sent
digest-lead = Trois lignes placées au-dessus des nouveautés dans le prochain e-mail hebdomadaire, envoyé le { $date }. Elles ne figurent que dans cet e-mail ; dans une langue sans lignes, on ne reçoit que les nouveautés.
# Before the name of a language.
digest-lines = Lignes
digest-saved = Les lignes sont enregistrées.
# Link.
digest-link = Lignes de l’e-mail hebdomadaire

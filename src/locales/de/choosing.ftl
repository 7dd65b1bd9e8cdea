choosing-sort-label = Sortierung
choosing-sort-relevance = Beste Treffer
choosing-sort-newest = Neueste
choosing-sort-popular = Beliebteste
choosing-sort-updated = Zuletzt geändert
choosing-sort-price = Günstigste
choosing-sort-name = A–Z
choosing-sort-close = Nur eng passende Treffer; „Beste Treffer“ zeigt { NUMBER($count) } mehr.
choosing-sort-rule = Sie können auch nach Beliebtheit, Aufnahmedatum, letzter Änderung, Preis oder Namen sortieren; eine Suche zeigt dann nur eng passende Treffer.
choosing-popular-title = Beliebt in diesem Monat
choosing-popular-all = Alle nach Beliebtheit
choosing-fresh = Neu
choosing-freshCount = { $count ->
    [one] { $count } neu in dieser Woche
   *[other] { $count } neu in dieser Woche
}
choosing-listedCount = { $count ->
    [one] { $count } in dieser Woche aus einer Liste übernommen
   *[other] { $count } in dieser Woche aus Listen übernommen
}
choosing-free = { $count ->
    [one] { $count } kostenlos oder mit kostenlosem Tarif
   *[other] { $count } kostenlos oder mit kostenlosem Tarif
}
choosing-follow = Diese Liste abonnieren:
choosing-reasons-known = Bekannt als Alternative zu { $name }
choosing-reasons-job = Erledigt dieselbe Aufgabe
choosing-reasons-category = Ebenfalls in: { $name }
choosing-share-share = Teilen
choosing-share-copy = Link kopieren
choosing-share-copied = Link kopiert
choosing-undescribed = Noch keine ausführliche Beschreibung.
choosing-kept-keep = { $name } merken
choosing-kept-lead = Gemerkte Tools bleiben auf diesem Gerät und, sobald Sie sich anmelden, in Ihrem Konto. Teilen lassen sie sich mit der Adresse dieser Seite.
choosing-kept-none = Noch nichts gemerkt
choosing-kept-noneHint = Mit dem Lesezeichen neben einem Tool merken Sie es sich hier.
choosing-kept-count = { $count ->
    [one] { $count } gemerkt
   *[other] { $count } gemerkt
}
choosing-kept-clear = Alle entfernen
choosing-compare-first = Die ersten { $count } vergleichen
choosing-compare-title = Tools vergleichen
choosing-compare-lead = Bis zu vier Tools. Über die Adresse dieser Seite können Sie den Vergleich teilen.
choosing-compare-choose = Wählen Sie zwei bis vier Tools zum Vergleichen.
choosing-compare-withOthers = Mit anderen vergleichen
choosing-compare-visit = Besuchen
choosing-compare-remove = Entfernen
choosing-compare-add = Tool hinzufügen
choosing-compare-addButton = Hinzufügen
choosing-compare-missing = Im Katalog gibt es kein Tool namens „{ $name }“.
choosing-compare-only = Nur Unterschiede
choosing-compare-differs = unterschiedlich
choosing-versus-title = { $first } oder { $second }: der Vergleich
choosing-versus-lead = { $first } und { $second } nebeneinander: Fakten, Preise und was nur eines der beiden kann.
choosing-versus-differences = Was nur eines der beiden bietet
choosing-versus-known = Nach den Einträgen dieses Katalogs.
choosing-versus-only = Nur { $name }
choosing-versus-nothing = Nichts, was dem anderen fehlt.
choosing-versus-compared = Vergleiche
choosing-moreCategories = { $count ->
    [one] { $count } weitere
   *[other] { $count } weitere
}
choosing-collections-title = Sammlungen
choosing-collections-chosen = Von der Redaktion ausgewählt
choosing-collections-all = Alle Sammlungen
choosing-collections-lead = Tools, die die Redaktion für einen Zweck zusammengestellt hat. Ein Platz darin ist nicht käuflich.
choosing-collections-none = Es gibt noch keine Sammlungen.
choosing-collections-over = Diese Sammlung ist nicht mehr aktuell.
choosing-confirmed-title = Diese Woche bestätigt
choosing-confirmed-kinds-maker = Vom Anbieter bestätigt
choosing-confirmed-kinds-price = Preis bestätigt
choosing-confirmed-kinds-link = Website erreichbar
choosing-groups-assistants = Assistenten und Agenten
choosing-groups-text = Texte und Dokumente
choosing-groups-images = Bilder und Gestaltung
choosing-groups-media = Video, Ton und Spiele
choosing-groups-code = Code und Daten
choosing-groups-work = Arbeit und Büro
choosing-groups-market = Marketing und Vertrieb
choosing-groups-life = Lernen und Alltag
choosing-groups-more = Weitere

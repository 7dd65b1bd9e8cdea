/** Sentences about the operator's own site, in German. */
import type { SiteMessages } from '#locales/en/desk/site.ts';

export const messages = (): SiteMessages => ({
  site: {
    lead: 'Wie dieser Katalog heißt und was er über sich sagt: auf jeder Seite, in E-Mails, Feeds und Dokumenten. Leere Felder behalten die Vorgabe.',
    nameHint: (name: string) => `Vorgabe: ${name}`,
    taglineHint: 'Überschrift der Startseite',
    descriptionHint: 'Ein bis zwei Sätze für Startseite, Feeds und Suchmaschinen',
    fallback: (language: string) => `Leere Felder übernehmen den Text auf ${language}.`,
    poweredBy: (program: string) => `${program} in der Fußzeile nennen („Betrieben mit“)`,
    preview: 'Vorschau',
    saved: 'Die Website ist geändert. Besucher sehen es sofort.',
    history: 'Verlauf der Änderungen',
    accentHint: (example: string) => `Zum Beispiel ${example}. Ist nur eine angegeben, folgt die andere daraus.`,
    termsHint:
      'Ein Datum oder eine Nummer. Mitglieder akzeptieren sie beim Registrieren und erneut, wenn Sie sie ändern. Dazu gehört die Seite „terms“; leer wird niemand gefragt.',
    logoLead:
      'SVG oder PNG, höchstens 512\u00A0KiB. Die Datei wird als PNG neu gezeichnet; wandeln Sie Buchstaben vorher in Pfade um. Ein breites Logo steht anstelle des Namens.',
    logoHints: {
      light: 'Auch für das dunkle Design, Browser-Tabs und geteilte Links, wenn Sie keine anderen angeben',
      dark: 'Für dunklen Grund, auf dem das andere nicht zu sehen ist',
      icon: 'Ein quadratisches Bild für Browser-Tabs und Startbildschirme',
    },
    upload: 'Hochladen',
    removeLogo: 'Entfernen',
    logoSaved: 'Das Logo ist geändert. Besucher sehen es sofort.',
    logoRemoved: 'Das Bild ist entfernt.',
  },
  demo: {
    title: 'Demo-Katalog',
    lead: 'Wurde mit dem Programm geliefert, damit es etwas zu sehen gibt. Was seither bearbeitet, gemeldet, beworben oder benutzt wurde, bleibt.',
    entries: 'Einträge',
    goes: 'Entfernt',
    stays: 'Behalten',
    tools: 'Werkzeuge',
    categories: 'Kategorien',
    collections: 'Sammlungen',
    warning: 'Das lässt sich nicht rückgängig machen. Der Demo-Katalog wird nicht von selbst wieder geladen.',
    remove: 'Demo-Katalog entfernen',
    removed: 'Der Demo-Katalog ist entfernt.',
    none: 'Hier gibt es keinen Demo-Katalog.',
  },
  pages: {
    lead: 'Impressum, Datenschutz, Nutzungsbedingungen, Kontakt, Hinweise und was dieser Katalog sonst braucht. Sie sind unten auf jeder Seite verlinkt.',
    none: 'Es gibt noch keine Seiten.',
    page: 'Seite',
    languages: 'Sprachen',
    create: 'Seite anlegen',
    name: 'Name in der Adresse',
    nameHint: 'Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel privacy',
    button: 'Text schreiben',
    text: 'Text (Markdown)',
    textHint: 'Die erste Zeile „# Titel“ ist der Titel. Ein leerer Text entfernt die Seite in dieser Sprache.',
    inFile: (file: string) =>
      `Dieser Text stammt aus der Datei ${file}. Ein hier gespeicherter Text tritt an seine Stelle.`,
    view: 'Seite ansehen',
    saved: 'Die Seite ist gespeichert.',
    removed: 'Der Text ist entfernt.',
    versions: 'Frühere Texte',
  },
});

/** Sentences about the operator's own site, in German. */
import type { SiteMessages } from '#locales/en/desk/site.ts';

export const messages = (): SiteMessages => ({
  site: {
    lead: 'Name und Beschreibung dieses Katalogs auf Seiten, in E-Mails, Feeds und Dokumenten. Leere Felder verwenden die Vorgabe.',
    nameHint: (name: string) => `Vorgabe: ${name}`,
    taglineHint: 'Überschrift der Startseite',
    descriptionHint: 'Ein bis zwei Sätze für Startseite, Feeds und Suchmaschinen',
    fallback: (language: string) => `Leere Felder übernehmen den Text auf ${language}.`,
    poweredBy: (program: string) => `${program} in der Fußzeile nennen („Betrieben mit“)`,
    preview: 'Vorschau',
    saved: 'Die Website ist geändert. Besucher sehen es sofort.',
    history: 'Verlauf der Änderungen',
    accentHint: (example: string) =>
      `Zum Beispiel ${example}. Ist nur eine angegeben, wird die andere daraus abgeleitet.`,
    termsHint:
      'Ein Datum oder eine Nummer. Mitglieder akzeptieren die Bedingungen beim Registrieren und erneut, wenn ' +
      'Sie die Fassung ändern. Dazu gehört die Seite „terms“; bleibt das Feld leer, wird niemand gefragt.',
    logoLead:
      'SVG oder PNG, höchstens 512\u00A0KiB. Die Datei wird als PNG neu gezeichnet; wandeln ' +
      'Sie Buchstaben deshalb vorher in Pfade um. Ein breites Logo ersetzt den Namen.',
    logoHints: {
      light: 'Auch für das dunkle Design, Browser-Tabs und geteilte Links, wenn Sie keine anderen hinzufügen',
      dark: 'Für dunklen Hintergrund, auf dem das andere schlecht zu sehen ist',
      icon: 'Ein quadratisches Bild für Browser-Tabs und Startbildschirme',
    },
    upload: 'Hochladen',
    removeLogo: 'Entfernen',
    logoSaved: 'Das Logo ist geändert. Besucher sehen es sofort.',
    logoRemoved: 'Das Bild ist entfernt.',
  },
  demo: {
    title: 'Demo-Katalog',
    lead:
      'Beispieleinträge, die mit dem Programm geliefert wurden. Was seither ' +
      'bearbeitet, gemeldet, beworben oder benutzt wurde, bleibt, ebenso die Kategorien.',
    entries: 'Einträge',
    goes: 'Entfernt',
    stays: 'Behalten',
    tools: 'Werkzeuge',
    collections: 'Sammlungen',
    warning: 'Das lässt sich nicht rückgängig machen. Der Demo-Katalog wird nicht automatisch wieder geladen.',
    remove: 'Demo-Katalog entfernen',
    removed: 'Der Demo-Katalog ist entfernt.',
    none: 'Hier gibt es keinen Demo-Katalog.',
  },
  pages: {
    lead: 'Impressum, Datenschutz, Nutzungsbedingungen, Kontakt, Hinweise und was dieser Katalog sonst braucht. Jede Seite verlinkt sie in der Fußzeile.',
    none: 'Es gibt noch keine Seiten.',
    page: 'Seite',
    languages: 'Sprachen',
    create: 'Seite anlegen',
    name: 'Name in der Adresse',
    nameHint: 'Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel privacy',
    button: 'Anlegen',
    text: 'Text (Markdown)',
    textHint: 'Die erste Zeile „# Titel“ ist der Titel. Ein leerer Text entfernt die Seite in dieser Sprache.',
    inFile: (file: string) =>
      `Dieser Text stammt aus der Datei ${file}. Ein hier gespeicherter Text tritt an seine Stelle.`,
    view: 'Seite ansehen',
    saved: 'Die Seite ist gespeichert.',
    removed: 'Der Text ist entfernt.',
    versions: 'Frühere Fassungen',
  },
});

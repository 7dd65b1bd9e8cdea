/** Sentences about what the catalog asks other people’s websites for, in German. */
import type { OutgoingMessages } from './en.ts';

export const de = (): OutgoingMessages => ({
  bot: {
    title: 'Über unseren Bot',
    lead: (site) =>
      `${site} stellt den Websites seiner Einträge ein paar Fragen. Hier steht, welche das sind und wie Sie sie abstellen.`,
    off: 'Er ist ausgeschaltet: Dieser Server fragt zurzeit keine Websites.',
    what: 'Was er abfragt',
    does: [
      'Einmal in der Woche prüft er, ob der Link eines Eintrags funktioniert, nach einem Fehlschlag alle drei Tage.',
      'Wird ein Werkzeug eingereicht, liest er Titel und Beschreibung der Seite für die Redaktion.',
    ],
    how: 'Wie er sich verhält',
    rules: [
      'Er hält sich an robots.txt, und zwar unter dem Namen „Toolshelf“.',
      'Er stellt einer Domain höchstens alle zehn Sekunden eine Anfrage, Plattformen mit vielen Websites eine pro Sekunde.',
      'Er liest höchstens einige Hundert Kilobyte, folgt bis zu fünf Weiterleitungen und gibt nach 20 Sekunden auf.',
      'Er sendet keine Cookies, füllt keine Formulare aus und führt keine Skripte aus.',
    ],
    out: 'Wie Sie ihn fernhalten',
    outText:
      'Fügen Sie der robots.txt Ihrer Website diese Zeilen hinzu. Der Eintrag bleibt im Katalog, sein Link wird aber nicht mehr geprüft.',
    agent: 'So stellt er sich vor:',
  },
  link: {
    states: {
      unchecked: 'Noch nicht geprüft',
      ok: 'Funktioniert',
      failing: 'Zuletzt gestört',
      dead: 'Funktioniert nicht',
      moved: 'Umgezogen',
      parked: 'Domain geparkt',
      blocked: 'Nicht prüfbar',
    },
    dead: 'Der Link funktioniert seit einiger Zeit nicht.',
    parked: 'Die Domain dieses Werkzeugs steht offenbar zum Verkauf.',
    filter: 'Link',
    any: 'Jeder Zustand',
    since: 'Gestört seit',
    answer: 'Letzte Antwort',
    movedTo: 'Führt zu',
    next: 'Nächste Prüfung',
    off: 'Links werden nicht geprüft: Dieser Server fragt keine Websites (OUTGOING=off).',
  },
  reasons: {
    forbidden: 'keine öffentliche Adresse',
    unknown_host: 'der Hostname existiert nicht',
    name_server: 'der Nameserver antwortet nicht',
    unreachable: 'keine Verbindung',
    timeout: 'zu langsam',
    certificate_expired: 'das Zertifikat ist abgelaufen',
    certificate: 'das Zertifikat ist ungültig',
    too_many_redirects: 'zu viele Weiterleitungen',
    too_large: 'die Antwort ist zu groß',
    malformed: 'keine gültige Antwort',
    robots: 'robots.txt erlaubt es nicht',
    parking: 'die Seite eines Parkdienstes',
    later: 'konnte noch nicht gefragt werden',
  },
  preview: {
    title: 'Was unter der Adresse steht',
    waiting: 'Wird nachgesehen. Laden Sie die Seite gleich neu.',
    off: 'Keine Vorschau: Dieser Server fragt keine Websites (OUTGOING=off).',
    status: 'Antwort',
    redirects: 'Leitet weiter zu',
    page: 'Titel',
    description: 'Beschreibung',
    at: 'Nachgesehen',
    none: 'keine',
    elsewhere: 'Führt zu einer anderen Domain.',
  },
});

import type { ImportMessages } from './types.ts';

const rows = (count: string) => (count === '1' ? '1 Zeile' : `${count} Zeilen`);

/** Texts of imports in German. */
export const importDe: ImportMessages = {
  label: 'Schritte des Imports',
  steps: { file: 'Datei wählen', columns: 'Spalten zuordnen', rows: 'Zeilen prüfen', report: 'Ergebnis' },
  file: {
    label: 'Tabelle',
    hint: (formats, rows) => `${formats}, mit Überschriften in der ersten Zeile, höchstens ${rows} Zeilen.`,
    paste: 'Oder Zellen einfügen',
    pasteHint: 'Zellen aus Excel oder WPS mit ihren Überschriften kopieren.',
    read: 'Einlesen',
    missing: 'Fügen Sie die Zellen einer Tabelle ein.',
  },
  problem: {
    encoding: (name) =>
      `${name} ist keine lesbare Tabelle. Speichern Sie sie als CSV (UTF-8) und wählen Sie sie erneut.`,
    unreadable: (name) =>
      `${name} konnte nicht gelesen werden. Schließen Sie das Programm, das die Datei geöffnet hat.`,
    quotes: (line) => `Ein Anführungszeichen in Zeile ${line} wird nicht geschlossen. Korrigieren Sie es.`,
    empty: 'Unter den Überschriften stehen keine Zeilen.',
    rows: (most) => `Es sind mehr als ${most} Zeilen. Teilen Sie die Datei auf.`,
    size: 'Die Tabelle ist zu lang. Teilen Sie die Datei auf.',
  },
  columns: {
    caption: 'Spalten der Datei',
    heading: 'Überschrift',
    values: 'Erste Werte',
    field: 'Feld',
    fieldOf: (heading) => `Feld von ${heading}`,
    unread: 'Nicht importieren',
    noHeading: (column) => `Spalte ${column}`,
    missing: (fields) => `Wählen Sie die Spalten dieser Felder: ${fields}.`,
  },
  rows: {
    caption: 'Zeilen für den Import',
    line: 'Zeile',
    hint: 'Mit Enter oder einem Doppelklick ändern Sie eine Zelle.',
    touchHint: 'Tippen Sie auf eine Zelle, um sie zu ändern.',
    valid: (count) => `${rows(count)} ${count === '1' ? 'kann' : 'können'} importiert werden`,
    invalid: (count) =>
      count === '1'
        ? '1 Zeile hat Fehler und wird ohne Korrektur ausgelassen'
        : `${count} Zeilen haben Fehler und werden ohne Korrektur ausgelassen`,
    invalidOnly: 'Nur Zeilen mit Fehlern',
    start: (count) => `${rows(count)} importieren`,
    none: 'Keine Zeile kann importiert werden. Korrigieren Sie zuerst die markierten Zellen.',
  },
  run: {
    label: 'Import läuft',
    progress: (done, total) => `${done} von ${total} Zeilen`,
    stop: 'Anhalten',
    stopped: 'Angehalten. Einige Zeilen wurden möglicherweise importiert.',
    failed: 'Der Import wurde nicht abgeschlossen. Einige Zeilen wurden möglicherweise importiert.',
  },
  report: {
    accepted: (count) => `${rows(count)} importiert`,
    refused: (count) => `${rows(count)} nicht importiert`,
    caption: 'Nicht importierte Zeilen',
    reason: 'Grund',
    save: 'Diese Zeilen herunterladen',
    correct: 'Diese Zeilen korrigieren',
    again: 'Weitere Datei importieren',
  },
  back: 'Zurück',
  next: 'Weiter',
};

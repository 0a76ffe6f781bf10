import { doubts, rules } from '@fairway/trade/sentences/de';
import { company } from './de/company.ts';
import { shop } from './de/shop.ts';
import { common, trade } from './de/trade.ts';
import type { FormMessages } from './types.ts';

/** Built-in texts of forms in German. */
export const de: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) =>
      count === 1
        ? '1 Eingabe braucht Ihre Aufmerksamkeit'
        : `${count} Eingaben brauchen Ihre Aufmerksamkeit`,
    entry: (label, text) => `${label}: ${text}`,
    unexpected:
      'Das wurde nicht gesendet. Ihre Eingaben bleiben erhalten. Versuchen Sie es gleich noch einmal.',
  },
  times: {
    time: { label: 'Uhrzeit', placeholder: 'z. B. 09:30' },
    month: { label: 'Monat', placeholder: 'z. B. 2026-11' },
    dateTime: {
      date: 'Datum',
      zone: 'Zeitzone',
      twice: 'Diese Uhrzeit gibt es an dem Tag zweimal, weil die Sommerzeit endet. Gemeint ist die erste.',
    },
  },
  rows: {
    row: (number) => `Zeile ${number}`,
    add: 'Zeile hinzufügen',
    copy: (row) => `Kopieren: ${row}`,
    up: (row) => `Nach oben: ${row}`,
    down: (row) => `Nach unten: ${row}`,
    remove: (row) => `Entfernen: ${row}`,
    added: (row, count) => `${row} hinzugefügt, insgesamt ${count}`,
    moved: (row) => `Jetzt: ${row}`,
    removed: (row) => `${row} wurde entfernt.`,
    undo: 'Rückgängig',
    full: (most) => `Mehr als ${most} sind nicht möglich.`,
  },
  phone: {
    label: 'Mobilnummer',
    placeholder: '11-stellige Nummer',
    elsewhere: (digits) => (digits ? `${digits}-stellige Nummer` : 'Nummer ohne Ländervorwahl'),
    required: 'Geben Sie Ihre Mobilnummer ein.',
    taken: 'Diese Telefonnummer ist bereits vergeben. Nutzen Sie eine andere.',
    dialCode: 'Ländervorwahl',
    dialCodes: { '86': 'Festlandchina' },
    contact: 'Mobil, Festnetz oder +49 …',
    contactRequired: 'Geben Sie eine Telefonnummer ein.',
    overseas: 'Telefon außerhalb von Festlandchina: Melden Sie sich per E-Mail an.',
  },
  email: {
    label: 'E-Mail',
    placeholder: 'name@company.com',
    required: 'Geben Sie Ihre E-Mail-Adresse ein.',
    taken: 'Diese E-Mail-Adresse ist bereits vergeben. Nutzen Sie eine andere.',
  },
  account: {
    label: 'Konto',
    placeholder: 'Telefon, E-Mail oder Benutzername',
    required: 'Geben Sie Ihre Telefonnummer, E-Mail-Adresse oder Ihren Benutzernamen ein.',
  },
  password: {
    purposes: {
      current: { label: 'Passwort', placeholder: 'Ihr Passwort', required: 'Geben Sie Ihr Passwort ein.' },
      new: {
        label: 'Neues Passwort',
        placeholder: '8 bis 20\u00a0Buchstaben und Ziffern',
        required: 'Geben Sie ein Passwort ein.',
      },
      given: {
        label: 'Anfangspasswort',
        placeholder: 'Für den Benutzer festlegen',
        required: 'Geben Sie ein Anfangspasswort für den Benutzer ein.',
      },
      again: {
        label: 'Passwort bestätigen',
        placeholder: 'Dasselbe noch einmal',
        required: 'Geben Sie das Passwort noch einmal ein.',
      },
    },
    show: 'Passwort anzeigen',
    capsLock: 'Die Feststelltaste ist aktiv',
    strength: (level) => `Passwortstärke: ${level}`,
    strengths: { weak: 'Schwach', fair: 'Mittel', strong: 'Stark' },
  },
  code: {
    label: 'Bestätigungscode',
    placeholder: '6\u00a0Ziffern',
    required: 'Geben Sie den Bestätigungscode ein.',
    send: 'Code senden',
    resend: 'Erneut senden',
    remaining: (seconds) => `Einen neuen Code gibt es in ${seconds}\u00a0Sekunden.`,
    waiting: (seconds) =>
      seconds < 120 ? `Erneut senden in ${seconds} s` : `Erneut senden in ${Math.ceil(seconds / 60)} min`,
    sent: (seconds) => `Der Code wurde gesendet. Einen neuen gibt es in ${seconds}\u00a0Sekunden.`,
    ready: 'Sie können jetzt einen neuen Code anfordern.',
  },
  username: {
    label: 'Benutzername',
    placeholder: '3 bis 15\u00a0Buchstaben oder Ziffern',
    required: 'Geben Sie einen Benutzernamen ein.',
    taken: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
  },
};

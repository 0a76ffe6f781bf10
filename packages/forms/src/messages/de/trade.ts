import type { FormMessages } from '../types.ts';

const { format: number } = new Intl.NumberFormat('de');

/** Texts of trade fields, and of counts and choices, in German. */
export const trade: FormMessages['trade'] = {
  container: {
    label: 'Containernummer',
    placeholder: 'Zum Beispiel CSQU3054383',
    required: 'Geben Sie die Containernummer ein.',
  },
  tracking: {
    labels: { bill: 'Konnossementnummer', booking: 'Buchungsnummer', container: 'Containernummer' },
    placeholders: {
      bill: 'Zum Beispiel COSU6123456789',
      booking: 'Zum Beispiel 6123456789',
      container: 'Zum Beispiel CSQU3054383',
    },
    required: {
      bill: 'Geben Sie die Konnossementnummer ein.',
      booking: 'Geben Sie die Buchungsnummer ein.',
      container: 'Geben Sie die Containernummer ein.',
    },
    guess: (carriers) => `Reederei laut Nummer: ${carriers.join(' oder ')}`,
    guessed: (carrier, confidence) => `${carrier} (${confidence})`,
    confidence: { high: 'sehr wahrscheinlich', medium: 'wahrscheinlich', low: 'vielleicht' },
    choose: (carrier) => `${carrier} wählen`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? 'Geben Sie eine ganze Zahl ein, zum Beispiel 1234.'
        : `Geben Sie eine Zahl mit höchstens ${decimals} ${decimals === 1 ? 'Nachkommastelle' : 'Nachkommastellen'} ein, zum Beispiel 1234.5.`,
  },
  amount: {
    label: 'Betrag',
    placeholder: 'Zum Beispiel 1234.50',
    currency: 'Währung',
    otherCurrency: (currency) =>
      `Dieses Feld ist in ${currency}. Geben Sie den Betrag in ${currency} ein, ohne andere Währung.`,
  },
  region: {
    label: 'Provinz und Stadt',
    required: 'Wählen Sie Provinz und Stadt.',
    levels: ['Provinz', 'Stadt'],
  },
  pictures: { required: 'Laden Sie ein Bild hoch.', underWay: 'Warten Sie, bis das Bild angekommen ist.' },
  quantity: {
    label: 'Menge',
    less: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
  },
};

/** Texts of checks that ask the server, of counters and of choices, in German. */
export const common: FormMessages['common'] = {
  checking: 'Wird geprüft…',
  free: 'Verfügbar',
  unchecked: 'Das konnte jetzt nicht geprüft werden. Es wird beim Absenden geprüft.',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `${number(count)} zu viel`,
  left: (count) => `noch ${number(count)}\u00a0Zeichen`,
  choose: 'Auswählen',
  missing: {
    entry: (label) => `Füllen Sie „${label}“ aus.`,
    choice: (label) => `Treffen Sie eine Auswahl bei „${label}“.`,
    file: (label) => `Laden Sie eine Datei bei „${label}“ hoch.`,
  },
  unchosen: {
    typing: (text) => `Wählen Sie aus der Liste: „${text}“ ist noch nicht gewählt.`,
    none: (text, empty) =>
      `Nichts gefunden für „${text}“. Versuchen Sie ein anderes Wort${empty ? ' oder leeren Sie das Feld' : ''}.`,
    failed: (text) => `Die Suche ist fehlgeschlagen, „${text}“ ist nicht gewählt. Versuchen Sie es erneut.`,
  },
};

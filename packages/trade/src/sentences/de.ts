import type { DoubtTexts, RuleTexts } from './types.ts';

/** The requirement of a broken rule, as a whole sentence, in German. */
export const rules = {
  required: 'Dies ist ein Pflichtfeld.',
  mobile: 'Geben Sie eine 11-stellige Mobilnummer ein, die mit 1 beginnt.',
  overseasPhoneUnsupported:
    'Telefonnummern außerhalb von Festlandchina werden für die Anmeldung nicht unterstützt. Nutzen Sie Ihre E-Mail-Adresse.',
  phone: 'Geben Sie eine Telefonnummer mit höchstens 40\u00a0Zeichen ein, ohne chinesische Schriftzeichen.',
  contactPhone:
    'Geben Sie eine Mobilnummer aus Festlandchina, eine Festnetznummer wie 021-1234 5678 oder eine internationale Nummer wie +49 40 123456 ein.',
  contactEmail: 'SMS erreichen nur Festlandchina. Geben Sie eine E-Mail-Adresse ein.',
  email: 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.',
  passwordLength: 'Verwenden Sie 8 bis 20\u00a0Zeichen.',
  initialPasswordLength: 'Verwenden Sie 6 bis 15\u00a0Zeichen.',
  passwordCharacters: 'Verwenden Sie nur die Buchstaben a bis z und Ziffern. Entfernen Sie alles andere.',
  passwordMixed: 'Verwenden Sie mindestens einen Buchstaben und eine Ziffer.',
  confirmation: 'Die beiden Eingaben sind verschieden. Geben Sie sie noch einmal ein.',
  verifyCode: 'Geben Sie die 6\u00a0Ziffern des Bestätigungscodes ein.',
  subAccountUsername: 'Verwenden Sie 3 bis 15\u00a0Buchstaben oder Ziffern. Groß- und Kleinschreibung zählt.',
  account: 'Geben Sie eine Telefonnummer, eine E-Mail-Adresse oder einen Benutzernamen ein.',
  taken: 'Dies wird bereits verwendet. Wählen Sie etwas anderes.',
  unknownAccount: 'Dieses Konto gibt es nicht. Prüfen Sie es und geben Sie es noch einmal ein.',
  companyCode: 'Verwenden Sie 3 bis 10\u00a0Großbuchstaben.',
  adminAccount: 'Verwenden Sie 6 bis 15\u00a0Buchstaben oder Ziffern.',
  companyName:
    'Geben Sie den vollständigen Namen laut Gewerbelizenz ein: 2 bis 100\u00a0Zeichen, keine Sonderzeichen.',
  creditCode:
    'Geben Sie die 18\u00a0Ziffern und Großbuchstaben der Gewerbelizenz ein. I, O, S, V und Z kommen nicht vor.',
  registerCode: 'Verwenden Sie 6 bis 50\u00a0Buchstaben oder Ziffern, dazwischen Bindestriche.',
  idCard: 'Geben Sie 18\u00a0Ziffern ein. Die letzte Stelle kann ein X sein.',
  idCardDate: 'Die Ziffern 7 bis 14 sind kein Geburtsdatum. Vergleichen Sie sie mit dem Ausweis.',
  idCardCheck:
    'Die Prüfziffer stimmt nicht: Eine Ziffer ist falsch oder zwei sind vertauscht. Vergleichen Sie mit dem Ausweis.',
  taxNumber: 'Geben Sie 15, 17, 18 oder 20\u00a0Ziffern und Großbuchstaben ein.',
  containerNumber: 'Geben Sie 4\u00a0Buchstaben und 7\u00a0Ziffern ein, zum Beispiel CSQU3054383.',
  containerCheck: 'Die Prüfziffer stimmt nicht: Ein Zeichen ist falsch. Vergleichen Sie mit dem Container.',
  imoNumber: 'Geben Sie 7\u00a0Ziffern ein, zum Beispiel 9074729.',
  imoCheck: 'Die Prüfziffer stimmt nicht. Prüfen Sie, ob eine Ziffer falsch ist.',
  mmsi: 'Geben Sie 9\u00a0Ziffern ein, die erste von 2 bis 7.',
  portCode: 'Geben Sie die 5\u00a0Zeichen eines Hafencodes ein, zum Beispiel CNSHA.',
  samePort: 'Wählen Sie einen anderen Löschhafen als den Ladehafen.',
  week: 'Geben Sie eine Woche ein, die es gibt, zum Beispiel 2026-W48.',
  day: 'Geben Sie ein Datum ein, das es gibt, zum Beispiel 20.11.2026.',
  month: 'Geben Sie einen Monat ein, zum Beispiel 2026-11.',
  time: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein, zum Beispiel 09:30.',
  zonedTime: 'Geben Sie ein Datum und eine Uhrzeit ein, die es in der Zeitzone gibt.',
  billNumber: 'Geben Sie 6 bis 20\u00a0Großbuchstaben und Ziffern ein.',
  bookingNumber: 'Geben Sie 6 bis 20\u00a0Großbuchstaben und Ziffern ein.',
  hsKeyword:
    'Geben Sie eine Ware oder 2 bis 13\u00a0Ziffern einer Warennummer ein, höchstens 60\u00a0Zeichen.',
  picture: 'Nur JPG, JPEG oder PNG.',
  pictureSize: 'Höchstens 10M.',
  trialRoutes: 'Wählen Sie 1 bis 3\u00a0Routen.',
  chooseOne: 'Wählen Sie mindestens einen Eintrag.',
  seats: 'Es sind nicht genug Plätze frei. Verringern Sie die Anzahl oder kaufen Sie Plätze.',
  amount: 'Geben Sie den Betrag als 25,000.50 ein, mit höchstens zwei Nachkommastellen.',
  amountCurrency: 'Dieser Betrag nennt eine andere Währung. Geben Sie ihn in der Währung dieses Feldes ein.',
  amountRange: 'Dieser Betrag ist zu klein oder zu groß. Prüfen Sie die Ziffern.',
  quantity: 'Geben Sie eine ganze Zahl innerhalb der Grenzen ein.',
  textLength: 'Das ist zu lang. Kürzen Sie den Text bis zur Grenze.',
  companyInvoice:
    'Sonderrechnungen gibt es nur für Unternehmen. Wählen Sie eine gewöhnliche oder ein Unternehmen als Empfänger.',
  shopUsername: 'Beginnen Sie mit einem Buchstaben. 5 bis 16\u00a0Buchstaben, Ziffern oder Unterstriche.',
  shopPassword: 'Beginnen Sie mit einem Buchstaben. 6 bis 18\u00a0Buchstaben, Ziffern oder Unterstriche.',
  registerVerifyCode: 'Geben Sie die 5\u00a0Ziffern des Bestätigungscodes ein.',
  capitals: 'Verwenden Sie nur Großbuchstaben.',
} satisfies RuleTexts;

/** Texts that ask for a second look. */
export const doubts = {
  creditCodeCheck:
    'Die Prüfziffer stimmt nicht, wie bei einigen frühen Codes. Vergleichen Sie noch einmal mit der Lizenz; wir prüfen sie.',
  carrierNumber: 'Das sieht nicht wie eine Nummer dieser Reederei aus. Prüfen Sie sie noch einmal.',
  mobilePrefix: 'Keine Mobilnummer beginnt mit 10, 11 oder 12. Prüfen Sie sie noch einmal.',
  emailDots:
    'Zwei Punkte nacheinander oder ein Punkt am Rand vor dem @ sind selten. Prüfen Sie die Adresse noch einmal.',
  ownerPrefix:
    'Die Eigentümerkennung gehört nicht zu dieser Reederei. Vielleicht ist der Container geleast: Prüfen Sie sie noch einmal.',
} satisfies DoubtTexts;

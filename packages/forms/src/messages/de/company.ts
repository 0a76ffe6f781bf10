import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in German. */
export const company: FormMessages['company'] = {
  idCard: { label: 'Ausweisnummer', placeholder: '18 Ziffern', required: 'Geben Sie die Ausweisnummer ein.' },
  companyName: {
    label: 'Firmenname',
    placeholder: 'Wie in der Gewerbelizenz',
    required: 'Geben Sie den Namen des Unternehmens ein.',
    taken: 'Dieser Firmenname ist bereits verifiziert. Prüfen Sie ihn.',
  },
  creditCode: {
    label: 'Einheitlicher Sozialkreditcode',
    placeholder: '18 Zeichen der Gewerbelizenz',
    required: 'Geben Sie den einheitlichen Sozialkreditcode ein.',
    taken: 'Dieser Code ist bereits verifiziert. Prüfen Sie ihn.',
  },
  registerCode: {
    label: 'Registernummer',
    placeholder: 'Wie in der Urkunde',
    required: 'Geben Sie die Registernummer ein.',
    taken: 'Diese Registernummer ist bereits verifiziert. Prüfen Sie sie.',
  },
  companyCode: {
    label: 'Unternehmenscode',
    placeholder: '3 bis 10 Großbuchstaben',
    required: 'Geben Sie einen Unternehmenscode ein.',
    taken: 'Dieser Unternehmenscode ist vergeben. Wählen Sie einen anderen.',
  },
  adminAccount: {
    label: 'Administratorkonto',
    placeholder: '6 bis 15 Buchstaben oder Ziffern',
    required: 'Geben Sie ein Administratorkonto ein.',
    taken: 'Dieses Administratorkonto ist vergeben. Wählen Sie ein anderes.',
  },
  taxNumber: {
    label: 'Steuernummer',
    placeholder: '15, 17, 18 oder 20 Zeichen',
    required: 'Geben Sie die Steuernummer ein.',
  },
};

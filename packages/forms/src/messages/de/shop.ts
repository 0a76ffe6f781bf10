import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, in German. */
export const shop: FormMessages['shop'] = {
  title: 'Im Shop registrieren',
  text: 'Benutzername und Passwort beginnen mit einem Buchstaben.',
  username: {
    label: 'Benutzername',
    placeholder: '5 bis 16\u00a0Buchstaben, Ziffern, Unterstriche',
    required: 'Geben Sie einen Benutzernamen ein.',
    taken: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
  },
  password: { label: 'Passwort', placeholder: '6 bis 18\u00a0Buchstaben, Ziffern, Unterstriche' },
  code: {
    label: 'Registrierungscode',
    placeholder: '5\u00a0Ziffern',
    required: 'Geben Sie den Registrierungscode ein.',
  },
  submit: 'Registrieren',
  cancel: 'Abbrechen',
};

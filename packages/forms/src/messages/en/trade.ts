import type { FormMessages } from '../types.ts';
import { inSentence } from './inSentence.ts';

const { format: number } = new Intl.NumberFormat('en');

/** Texts of trade fields, and of counts and choices. */
export const trade: FormMessages['trade'] = {
  container: {
    label: 'Container number',
    placeholder: 'Such as CSQU3054383',
    required: 'Enter the container number.',
  },
  tracking: {
    labels: { bill: 'Bill of lading number', booking: 'Booking number', container: 'Container number' },
    placeholders: {
      bill: 'Such as COSU6123456789',
      booking: 'Such as 6123456789',
      container: 'Such as CSQU3054383',
    },
    required: {
      bill: 'Enter the bill of lading number.',
      booking: 'Enter the booking number.',
      container: 'Enter the container number.',
    },
    guess: (carriers) => `Carrier by its number: ${carriers.join(' or ')}`,
    guessed: (carrier, confidence) => `${carrier} (${confidence})`,
    confidence: { high: 'very likely', medium: 'likely', low: 'perhaps' },
    choose: (carrier) => `Choose ${carrier}`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? 'Enter a whole number, such as 1234.'
        : `Enter a number with at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}, such as 1234.5.`,
  },
  amount: {
    label: 'Amount',
    placeholder: 'Such as 1234.50',
    currency: 'Currency',
    otherCurrency: (currency) =>
      `This field is in ${currency}. Enter the amount in ${currency}, without another currency.`,
  },
  region: {
    label: 'Province and city',
    required: 'Choose the province and the city.',
    levels: ['Province', 'City'],
  },
  pictures: { required: 'Upload a picture.', underWay: 'Wait until the picture has arrived.' },
  quantity: {
    label: 'Quantity',
    less: (label) => `Less: ${label}`,
    more: (label) => `More: ${label}`,
  },
};

/** Texts of checks that ask the server, of counters and of choices. */
export const common: FormMessages['common'] = {
  checking: 'Checking…',
  free: 'Available',
  unchecked: 'This could not be checked now. It will be when you submit.',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `${number(count)} too many`,
  left: (count) => `${number(count)}\u00a0characters left`,
  choose: 'Choose one',
  missing: {
    entry: (label) => `Enter ${inSentence(label)}.`,
    choice: (label) => `Choose ${inSentence(label)}.`,
    file: (label) => `Upload ${inSentence(label)}.`,
  },
  unchosen: {
    typing: (text) => `Choose from the list: "${text}" is not chosen yet.`,
    none: (text, empty) =>
      empty
        ? `Nothing found for "${text}". Try another word, or clear the field.`
        : `Nothing found for "${text}". Try another word.`,
    failed: (text) => `The search failed, so "${text}" is not chosen. Try again.`,
  },
};

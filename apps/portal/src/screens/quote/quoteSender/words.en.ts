import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Quotation letterhead';

/** Words of the letterhead of quotations in English. */
export const words: Translated<typeof zh> = {
  quoteSender: {
    lead: 'At the top of each quotation. Those you have sent stay as they are.',
    locked: 'Your company’s administrator sets the letterhead. Ask them to change it.',
    name: 'Company name',
    contact: 'Contact (optional)',
    phone: 'Phone (optional)',
    email: 'Email (optional)',
    address: 'Address (optional)',
    logo: 'Logo (optional)',
    logoHint: 'JPG or PNG of at most 10M; wide, on white, looks best.',
    terms: 'Usual terms (optional)',
    save: 'Save',
    saved: 'Letterhead saved',
    all: 'All quotations',
  },
};

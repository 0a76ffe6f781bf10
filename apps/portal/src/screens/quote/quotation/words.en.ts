import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Quotation';

/** Words of the page that a customer opens in English. */
export const words: Translated<typeof zh> = {
  quotation: {
    opening: 'Opening the quotation',
    unknown: 'This link is incomplete or no longer in use',
    unknownText: 'Check that you have the whole link, or ask the company that sent it for a new one.',
    for: 'For {{customer}}',
    replaces: 'This is version {{version}}. It replaces the one before.',
    withdrawn: 'This quotation was withdrawn',
    expired: 'This quotation is past its validity',
    ask: 'For a new quotation, contact {{contact}}',
    accepted: 'You accepted this quotation',
    acceptedText: 'Accepted by {{name}}, {{time}}. The sender has been notified.',
    declined: 'You declined this quotation',
    declinedText: 'Declined by {{name}}, {{time}}. The sender has been notified.',
    answer: 'Your answer',
    which: 'Accept which option',
    name: 'Your name',
    nameMissing: 'Enter your name, so that the sender knows who answered.',
    note: 'Message (optional)',
    accept: 'Accept quotation',
    decline: 'Decline',
    binding: 'By accepting you agree to the prices and terms above. The sender is notified.',
  },
};

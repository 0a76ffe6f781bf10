import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Customer quotes';

/** Words of the list of quotations in English. */
export const words: Translated<typeof zh> = {
  quotes: {
    lead: 'Quotations for your customers: where each stands, how often it was opened, and what they answered.',
    sender: 'Letterhead',
    schedule: 'Find sailings',
    caption: 'Customer quotes',
    number: 'Quotation no.',
    customer: 'Customer',
    route: 'Route',
    state: 'Status',
    total: 'Amount',
    fromTotal: 'from {{total}}',
    validUntil: 'Valid until',
    views: 'Views',
    changedAt: 'Updated',
    created: 'Created',
    search: 'Number or customer',
    answeredBy: 'by {{name}}',
    emptyTitle: 'No quotations yet',
    emptyText: 'Open any sailing, press “Quote for a customer”, add your margin and send it.',
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Insurers';

/** Words of the list of insurers in English. */
export const words: Translated<typeof zh> = {
  insurers: {
    title: 'Insurers',
    lead: 'Insurers that take requests for cover through Fairway. Choose one, or let us suggest one for your goods.',
    caption: 'Insurers that work with us',
    name: 'Insurer',
    phone: 'Phone',
    address: 'Address',
    established: 'Established',
    capital: 'Registered capital',
    capitalYi: 'CNY {{bn}} bn',
    solvency: 'Solvency ratio',
    solvencyAs: '{{percent}}%, risk rating {{rating}}',
    quarter: 'Q{{quarter}} {{year}}',
    action: 'Insure',
    insure: 'Choose this insurer',
    insureWith: 'Choose this insurer: {{name}}',
    search: 'Name of the insurer',
    emptyTitle: 'No insurer works with us yet',
    emptyText: 'You can still request cover; we will find an insurer.',
    toInsure: 'Request cover',
    sample:
      'Sample data: these companies, phones, addresses and figures are invented. The solvency ratio is the comprehensive solvency margin ratio; the regulator requires at least 100%.',
  },
};

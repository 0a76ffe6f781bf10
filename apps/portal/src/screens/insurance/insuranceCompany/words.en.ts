import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the list of insurers in English. */
export const words: Translated<typeof zh> = {
  insurers: {
    title: 'Insurers',
    lead: 'Insurers that take up intentions sent here. Name one when you insure, or let us suggest one for your goods.',
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
    insure: 'Insure with them',
    insureWith: 'Insure with them: {{name}}',
    search: 'Name of the insurer',
    emptyTitle: 'No insurer works with us yet',
    emptyText: 'You can send an intention all the same, and we look for one.',
    toInsure: 'Send an intention',
    sample:
      'Sample data: these companies, phones, addresses and figures are invented. The solvency ratio is the comprehensive solvency margin ratio; the regulator asks for 100% at least.',
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  home: {
    title: 'Waiting for you',
    done: 'You settled {{count}} today',
    queue: {
      companyCertifications: 'Companies to certify',
      personalCertifications: 'People to certify',
      remittances: 'Amounts to pay',
      transfers: 'Bank transfers',
      insurance: 'Insurance intentions',
      invoices: 'Invoice requests',
    },
    waiting: 'waiting',
    late: '{{count}} late',
    today: '{{count}} due today',
    clear: 'All done',
    clearText: 'Nothing waits for you now.',
    none: 'No queue is yours',
    noneText: 'Your role has no queue at present. The other pages stand above.',
  },
};

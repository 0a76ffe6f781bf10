import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Bind phone';

/** Words of the page that binds a phone in English. */
export const words: Translated<typeof zh> = {
  bindPhone: {
    title: 'Bind phone',
    lead: 'Your WeChat is not linked to a Fairway account yet. Bind your phone number to log in; new numbers are registered automatically.',
    agree: 'I have read and agree to the ',
    terms: 'Service Agreement',
    and: ' and the ',
    privacy: 'Privacy Policy',
    mustAgree: 'Read and agree to the Service Agreement and the Privacy Policy first.',
    submit: 'Bind and log in',
    lost: 'This WeChat login is no longer valid. Scan a new code.',
    otherWay: 'Log in another way',
  },
};

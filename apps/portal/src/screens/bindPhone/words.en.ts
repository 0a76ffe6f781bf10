import type { Translated } from '../../language/catalogue.ts';
import type { words as zh } from './words.zh.ts';

/** Words of the page that binds a phone in English. */
export const words: Translated<typeof zh> = {
  bindPhone: {
    title: 'Bind phone',
    lead: 'Your WeChat has no Fairway account yet. Bind a phone to log in; a new phone gets an account.',
    agree: 'I have read and agree to the',
    terms: 'service agreement',
    and: 'and the',
    privacy: 'privacy policy',
    mustAgree: 'Read and agree to the service agreement and the privacy policy first',
    submit: 'Bind and log in',
    lost: 'This WeChat login is no longer valid. Scan a new code.',
    otherWay: 'Log in another way',
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  case: {
    back: 'Back to the queue',
    previous: 'Previous',
    next: 'Next',
    place: '{{place}} of {{total}}',
    decision: 'Decision',
    trail: 'History',
    only: 'Entries are never changed',
    paper: {
      expired: 'The link to this picture has expired',
      reload: 'Load it again',
    },
    changed: {
      title: 'This changed while you had it open, so your action was not taken',
      reload: 'See the latest state',
    },
    notes: {
      zh: 'Note in Chinese',
      en: 'Note in English',
      both: 'Write it in Chinese and in English.',
      none: 'Tick a reason, or write one in Chinese and in English.',
      cancel: 'Cancel',
    },
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words that the pages of a company share, in English. */
export const words: Translated<typeof zh> = {
  company: {
    quicker:
      '{{name}} changed this at {{time}}, so your change was not made. You see the latest state; please decide again.',
    cancel: 'Cancel',
    noEmployee: 'Nobody yet',
    employee: 'Used by',
    employeeAsked: 'Choose the person who uses this sub-account. Add them under Company structure first.',
    employeeHint: 'Type a name. Only people without an account are listed.',
  },
};

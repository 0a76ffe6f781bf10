import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words that the pages of a company share, in English. */
export const words: Translated<typeof zh> = {
  company: {
    quicker:
      '{{name}} changed this at {{time}}, so nothing of yours was done. It now shows what it is; decide anew.',
    cancel: 'Cancel',
    noEmployee: 'Nobody yet',
    employee: 'Used by',
    employeeAsked: 'Choose who uses this sub-account; add the person under Company structure first.',
    employeeHint: 'Type a name. People who have an account already are not listed.',
  },
};

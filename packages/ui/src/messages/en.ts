import type { Messages } from './types.ts';

/** Built-in texts of the kit in English. */
export const en: Messages = {
  lang: 'en',
  common: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'OK',
    clear: 'Clear',
    loading: 'Loading',
    retry: 'Try again',
    required: 'Required',
    optional: 'Optional',
    more: 'More',
    none: '—',
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Changes';

export const words: Translated<typeof zh> = {
  history: {
    title: 'Changes',
    back: 'Back to the article',
    revisions: 'Revisions',
    revision: 'Revision {{revision}}',
    by: '{{by}}, {{at}}',
    nobody: 'The system',
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
    against: 'Compared with revision {{revision}}',
    first: 'This is the first revision',
    same: 'The text is the same; only the state changed.',
    restore: 'Restore this revision',
    restoreAsk: 'Restore revision {{revision}}?',
    restoreText:
      'Its text becomes revision {{next}}; all later ones are kept. The state of the article does not change.',
    restoreReaders:
      'Its text becomes revision {{next}}; all later ones are kept. The state of the article does not change, so readers will see the restored text.',
    restoreDo: 'Restore',
    restored: 'Revision {{revision}} restored',
    added: 'Added',
    removed: 'Removed',
    categories: { c0: 'News', c1: 'Ports', c2: 'Fuel prices', c3: 'Hot' },
    kinds: { original: 'Original', reprint: 'Reprint' },
    fields: {
      titleZh: 'Headline in Chinese',
      briefZh: 'Summary in Chinese',
      bodyZh: 'Text in Chinese',
      titleEn: 'Headline in English',
      briefEn: 'Summary in English',
      bodyEn: 'Text in English',
      kind: 'Written by',
      sourceZh: 'Source in Chinese',
      sourceEn: 'Source in English',
      sourceUrl: 'Link to the original',
      picture: 'Lead picture',
      facts: 'Key figures',
      places: 'Ports and routes',
      categoryId: 'Category',
    },
  },
};

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the search inside regulations in English. */
export const words: Translated<typeof zh> = {
  articles: {
    trail: 'Where this stands',
    title: 'Search inside articles',
    lead: 'Looks in the articles of all laws, regulations and interpretations. They are in Chinese; English terms of the trade such as “demurrage” find them too, and so does the number of an article. Several words must all stand in one article.',
    search: 'Search inside articles',
    placeholder: 'bill of lading, 提单, Article 257',
    submit: 'Search',
    start: 'Type what to look for, or begin with one of these:',
    results: 'Articles found',
    count: '“{{keyword}}”: {{total}} articles',
    count_one: '“{{keyword}}”: 1 article',
    searching: 'Looking for “{{keyword}}”',
    kind: 'Kind',
    allKinds: 'All kinds',
    preamble: 'Preamble',
    emptyTitle: 'No article says “{{keyword}}”',
    emptyText:
      'Use fewer words, a common English term of shipping, or Chinese. Conventions stand here in summary and are not searched.',
    emptyInOne: 'Not in this one. Try another word, or look in all of them.',
    inAll: 'Look in all regulations',
    byTitle: 'Find a regulation by title',
    source:
      'Articles are official texts in the version of the day given. Check the official text before you quote.',
  },
};

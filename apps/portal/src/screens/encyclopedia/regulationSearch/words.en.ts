import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Search regulations';

/** Words of the search inside regulations in English. */
export const words: Translated<typeof zh> = {
  articles: {
    title: 'Search inside articles',
    lead: 'Search the articles of all laws, regulations and interpretations. The texts are in Chinese; English trade terms such as “demurrage” and article numbers find them too. All words must appear in the same article.',
    search: 'Search inside articles',
    placeholder: 'bill of lading, 提单, Article 257',
    submit: 'Search',
    start: 'Type a keyword, or start with one of these:',
    results: 'Articles found',
    count: '“{{keyword}}”: {{total}} articles',
    count_one: '“{{keyword}}”: 1 article',
    searching: 'Searching for “{{keyword}}”',
    kind: 'Kind',
    allKinds: 'All kinds',
    preamble: 'Preamble',
    emptyTitle: 'No article contains “{{keyword}}”',
    emptyText:
      'Try fewer words, a common English shipping term, or Chinese. Conventions (summaries only) are not searched.',
    emptyInOne: 'Not in this regulation. Try another word, or search all regulations.',
    inAll: 'Search all regulations',
    byTitle: 'Find a regulation by title',
    source:
      'Articles are official texts in the version of the date shown. Check the official text before you quote.',
  },
};

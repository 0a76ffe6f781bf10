import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the list of regulations in English. */
export const words: Translated<typeof zh> = {
  regulations: {
    title: 'Maritime regulations',
    lead: 'Chinese laws, regulations and judicial interpretations in full, and international conventions in summary.',
    inside: 'Search inside articles',
    insideFor: 'Look inside articles',
    search: 'Search regulations by title',
    placeholder: 'Maritime Code, customs, MARPOL',
    submit: 'Search',
    kind: 'Kind',
    allKinds: 'All kinds',
    sort: 'Order',
    sorts: { order: 'By kind', version: 'Newest first' },
    results: 'Regulations',
    count: '{{count}} regulations',
    count_one: '1 regulation',
    awaited: 'Looking',
    version: 'version of {{day}}',
    adopted: 'adopted {{year}}',
    notInForce: 'not in force',
    noted: 'read the note before quoting',
    articles: 'articles',
    summary: 'Summary',
    emptyTitle: 'No title matches',
    emptyText: 'This looks at titles alone. What you look for may stand in an article.',
    source:
      'Laws, regulations and interpretations are official texts in Chinese, which carry no copyright, collected by github.com/LawRefBook/Laws, in the version of the day given. English titles and the summaries of conventions are ours. Check the official text before you quote.',
  },
};

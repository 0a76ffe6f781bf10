import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Maritime regulations';

/** Words of the list of regulations in English. */
export const words: Translated<typeof zh> = {
  regulations: {
    title: 'Maritime regulations',
    lead: 'Chinese laws, regulations and judicial interpretations in full, and international conventions in summary.',
    inside: 'Search inside articles',
    insideFor: 'Search inside articles',
    search: 'Search regulations by title',
    placeholder: 'Maritime Code, customs, MARPOL',
    submit: 'Search',
    kind: 'Kind',
    allKinds: 'All kinds',
    sort: 'Sort',
    sorts: { order: 'By kind', version: 'Newest first' },
    results: 'Regulations',
    count: '{{count}} regulations',
    count_one: '1 regulation',
    awaited: 'Searching',
    version: 'version of {{day}}',
    adopted: 'adopted {{year}}',
    notInForce: 'not in force',
    noted: 'see note before quoting',
    articles: 'articles',
    summary: 'Summary',
    emptyTitle: 'No title matches',
    emptyText: 'This searches titles only. Your keyword may be in an article.',
    source:
      'Laws, regulations and interpretations are official texts in Chinese, which carry no copyright, from github.com/LawRefBook/Laws, in the version of the date shown. English titles and the summaries of conventions are ours. Check the official text before you quote.',
  },
};

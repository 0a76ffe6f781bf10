import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of a regulation's page in English. */
export const words: Translated<typeof zh> = {
  regulation: {
    trail: 'Where this stands',
    facts: 'The regulation at a glance',
    version: 'Text of',
    articles: 'Articles',
    count: '{{count}}',
    adopted: 'Adopted',
    inForce: 'In force since',
    notInForce: 'Not in force',
    here: 'What stands here',
    full: 'Full text',
    summary: 'A summary',
    note: 'Before you quote it',
    moved: '“{{from}}” was replaced by “{{to}}”',
    movedText: 'Below is the text that holds now.',
    lost: 'The article of this link is not in this text',
    lostText:
      'This text of {{title}} has {{count}} articles. Numbers may have changed with an amendment; look for it by its words.',
    lookInside: 'Look inside',
    search: 'Search in this regulation',
    placeholder: '提单 承运人',
    submit: 'Search',
    hits: '{{count}} articles say “{{keyword}}”:',
    hits_one: '1 article says “{{keyword}}”:',
    noHits:
      'No article says “{{keyword}}”. The text is in Chinese; try another word, or search all regulations.',
    hitList: 'Articles that say it',
    preamble: 'Preamble',
    contents: 'Contents',
    chapters: '{{count}} chapters',
    chapters_one: '1 chapter',
    inChinese: 'The official text is in Chinese; there is no official translation here.',
    linkTo: 'Link to {{label}}',
    versions: 'Adopted and amended',
    versionsNote: 'as the text itself tells, the earliest first',
    adoptedHere: 'Adopted',
    amended: 'Amended',
    source:
      'Official texts carry no copyright; collected by github.com/LawRefBook/Laws. The English title is ours. Check the official text before you quote.',
    sourceSummary: 'Only a summary of ours stands here; the full text is in the official publications.',
    sourceSummaryOf: 'Only a summary of ours stands here; the full text is published by {{publisher}}.',
    publisher: {
      imo: 'the International Maritime Organization (IMO)',
      uncitral: 'the United Nations Commission on International Trade Law (UNCITRAL)',
      belgium: 'Belgium, which keeps the convention',
      ilo: 'the International Labour Organization (ILO)',
      icc: 'the International Chamber of Commerce (ICC)',
    },
  },
};

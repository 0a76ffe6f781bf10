import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Regulation';

/** Words of a regulation's page in English. */
export const words: Translated<typeof zh> = {
  regulation: {
    facts: 'The regulation at a glance',
    version: 'Text of',
    articles: 'Articles',
    count: '{{count}}',
    adopted: 'Adopted',
    inForce: 'In force since',
    notInForce: 'Not in force',
    here: 'Coverage',
    full: 'Full text',
    summary: 'A summary',
    note: 'Before you quote',
    moved: '“{{from}}” was replaced by “{{to}}”',
    movedText: 'The current text is below.',
    lost: 'This text does not contain the linked article',
    lostText:
      'This text of {{title}} has {{count}} articles. Article numbers may have changed with an amendment; search by wording.',
    lookInside: 'Search inside',
    search: 'Search in this regulation',
    placeholder: '提单 承运人',
    submit: 'Search',
    hits: '{{count}} articles contain “{{keyword}}”:',
    hits_one: '1 article contains “{{keyword}}”:',
    noHits:
      'No article contains “{{keyword}}”. The text is in Chinese; try another word, or search all regulations.',
    hitList: 'Matching articles',
    preamble: 'Preamble',
    contents: 'Contents',
    chapters: '{{count}} chapters',
    chapters_one: '1 chapter',
    inChinese: 'The official text is in Chinese; we have no official translation.',
    linkTo: 'Link to {{label}}',
    versions: 'Adopted and amended',
    versionsNote: 'dates stated in the text, earliest first',
    adoptedHere: 'Adopted',
    amended: 'Amended',
    source:
      'Official texts carry no copyright; from github.com/LawRefBook/Laws. The English title is ours. Check the official text before you quote.',
    sourceSummary: 'This is our summary; the full text is in the official publications.',
    sourceSummaryOf: 'This is our summary; the full text is published by {{publisher}}.',
    publisher: {
      imo: 'the International Maritime Organization (IMO)',
      uncitral: 'the United Nations Commission on International Trade Law (UNCITRAL)',
      belgium: 'Belgium, the depositary',
      ilo: 'the International Labour Organization (ILO)',
      icc: 'the International Chamber of Commerce (ICC)',
    },
  },
};

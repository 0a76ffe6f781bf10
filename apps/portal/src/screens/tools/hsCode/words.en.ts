import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'HS codes';

/** Words of the search for HS codes in English. */
export const words: Translated<typeof zh> = {
  hs: {
    title: 'HS codes',
    lead: 'Search by code, Chinese, English or pinyin, or browse sections and chapters.',
    search: 'Search HS codes',
    placeholder: '8418, laptop, 冰箱, lidianchi',
    submit: 'Search',
    file: { code: 'Code', nameZh: 'Chinese name', nameEn: 'English name', yes: 'Yes' },
    level: 'Level',
    allLevels: 'All levels',
    levels: {
      section: 'Section',
      chapter: 'Chapter',
      heading: 'Heading',
      subheading: 'Subheading',
      national: 'Ten-digit code',
    },
    results: 'Codes found',
    count: '{{total}} found for “{{keyword}}”',
    nearest: 'No code for “{{keyword}}”. Nearest: {{total}}',
    searching: 'Searching for “{{keyword}}”',
    emptyTitle: 'Nothing found for “{{keyword}}”',
    emptyText: 'Try another word or fewer letters, or browse the chapters.',
    browse: 'Browse sections and chapters',
    sections: 'Sections and chapters',
    section: 'Section {{code}}',
    chapters: 'Chapters: {{count}}',
    expired: 'Expired',
    under: 'of {{heading}}',
    source:
      'English from the Harmonized System 2022 of UN Comtrade (datasets/harmonized-system, public domain). Chinese names of sections, chapters and headings are ours and partly shortened, for searching only. We hold 55 ten-digit codes; the published tariff prevails.',
  },
};

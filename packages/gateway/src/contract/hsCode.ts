import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { hsLevels, hsListing } from './listings/hsCodes.ts';
import { text } from './shapes.ts';

export const hsLevel = v.picklist(hsLevels);

export const hsRow = v.object({
  /** Roman for a section, else 2, 4, 6 or 10 digits. */
  code: v.string(),
  level: hsLevel,
  /** Null where no Chinese name is known: of subheadings. */
  nameZh: v.nullable(v.string()),
  nameEn: v.string(),
  /** Chinese name of the parent heading, for subheadings; null otherwise. */
  headingZh: v.nullable(v.string()),
  expired: v.boolean(),
});
export type HsRow = v.InferOutput<typeof hsRow>;

const letter = v.object({
  letter: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  /** It bars the goods, rather than asking for a paper. */
  forbids: v.boolean(),
});
export type HsLetter = v.InferOutput<typeof letter>;

const percent = v.nullable(v.number());

/** Fields of a national code that are published, or that are examples. */
export const hsNational = v.object({
  /** The goods of the code, in Chinese; null if not recorded. */
  description: v.nullable(v.string()),
  unit1: v.nullable(v.string()),
  unit2: v.nullable(v.string()),
  /** Rates in percent; null where none is set. */
  mfn: percent,
  general: percent,
  provisional: percent,
  exportDuty: percent,
  rebate: percent,
  consumption: percent,
  vat: percent,
  supervision: v.array(letter),
  quarantineImport: v.array(letter),
  quarantineExport: v.array(letter),
  /** Declaration elements in their order. */
  elements: v.array(v.string()),
  ciq: v.array(v.object({ code: v.string(), nameZh: v.string() })),
  /** Codes that took its place. */
  replacedBy: v.array(hsRow),
  /** Fields that were seen on a published page; everything else is an example, or empty in production. */
  checked: v.array(v.string()),
  /** The whole record is an example. */
  illustrative: v.boolean(),
  source: v.string(),
  /** Day of the source; null where it has none. */
  updatedOn: v.nullable(v.string()),
});
export type HsNational = v.InferOutput<typeof hsNational>;

export const hsDetail = v.object({
  item: hsRow,
  /** From the section down to the item itself. */
  path: v.array(hsRow),
  /** One level below. */
  children: v.array(hsRow),
  /** Its neighbours under the same parent, without itself. */
  siblings: v.array(hsRow),
  national: v.nullable(hsNational),
});
export type HsDetail = v.InferOutput<typeof hsDetail>;

export const hsCode = {
  selectSections: call({
    method: 'GET',
    path: '/hsCode/selectSections',
    summary: 'The sections of the Harmonized System, each with its chapters.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({ rows: v.array(v.object({ section: hsRow, chapters: v.array(hsRow) })) }),
  }),
  selectPage: listCall({
    path: '/hsCode/selectPage',
    summary:
      'What a keyword finds: by code, everyday word, Chinese, English, pinyin, or several words; else what is nearest.',
    caller: 'anyone',
    listing: hsListing,
    row: hsRow,
    /** Nothing was found, and these come closest. */
    more: { nearest: v.optional(v.boolean()) },
  }),
  detail: call({
    method: 'GET',
    path: '/hsCode/detail',
    summary:
      'A section, chapter, heading or code with the way to it, what is below, and the fields of a national code.',
    caller: 'anyone',
    query: v.strictObject({ code: text(13) }),
    data: hsDetail,
    refusals: ['notFound'],
  }),
} as const;

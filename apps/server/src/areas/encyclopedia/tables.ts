import type { ColumnType, Generated } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends EncyclopediaTables {}
}

interface EncyclopediaTables {
  factLoad: { part: string; fingerprint: string };
  flag: { code: string; nameZh: string; nameEn: string; ships: number };
  hsItem: HsItemTable;
  hsNational: HsNationalTable;
  hsLetter: HsLetterTable;
  regulation: RegulationTable;
  regulationPart: RegulationPartTable;
  regulationMoved: RegulationMovedTable;
}

export interface HsItemTable {
  code: string;
  level: 'section' | 'chapter' | 'heading' | 'subheading' | 'national';
  parent: string | null;
  position: number;
  nameZh: string | null;
  nameEn: string;
  headingZh: string | null;
  expired: boolean;
  /** Search terms of the item itself, folded by areas/hsCode/terms.ts. */
  ownTerms: string;
  /** Search terms of its ancestors: with one match of the item itself, theirs count too. */
  aroundTerms: string;
  /** Everyday words for its goods, each between bars; see everydayOf in areas/hsCode/terms.ts. */
  everydayTerms: Generated<string>;
  /** Full-text index of own and everyday terms; see itemEntries in areas/hsCode/terms.ts. */
  entries: string;
}

/** Rates are in percent; null where none is set. */
interface HsNationalTable {
  code: string;
  description: string | null;
  unit1: string | null;
  unit2: string | null;
  mfn: number | null;
  general: number | null;
  provisional: number | null;
  exportDuty: number | null;
  rebate: number | null;
  consumption: number | null;
  vat: number | null;
  /** Letters, one after the other. */
  supervision: string;
  quarantineImport: string;
  quarantineExport: string;
  elements: string[];
  ciq: ColumnType<{ code: string; nameZh: string }[], string, string>;
  replacedBy: string[];
  checked: string[];
  illustrative: boolean;
  source: string;
  /** Day of the source; null where it has none. */
  updatedOn: ColumnType<Date | null, string | null, string | null>;
  /** Whether staff imported it: a release does not change it. */
  imported: ColumnType<boolean, boolean | undefined, boolean>;
}

interface HsLetterTable {
  kind: 'supervision' | 'quarantine';
  letter: string;
  nameZh: string;
  nameEn: string;
  /** It bars the goods, rather than asking for a paper. */
  forbids: boolean;
}

interface RegulationTable {
  slug: string;
  position: number;
  kind: 'law' | 'regulation' | 'interpretation' | 'convention';
  titleZh: string;
  titleEn: string;
  version: ColumnType<Date | null, string | null, string | null>;
  adopted: number | null;
  inForce: number | null;
  articles: number;
  summaryZh: string | null;
  summaryEn: string | null;
  noteZh: string | null;
  noteEn: string | null;
  versions: ColumnType<{ day: string; text: string }[], string, string>;
}

/** A law that was repealed; `target` took its place. */
interface RegulationMovedTable {
  slug: string;
  target: string;
  titleZh: string;
  titleEn: string;
  noteZh: string;
  noteEn: string;
}

interface RegulationPartTable {
  slug: string;
  position: number;
  kind: 'chapter' | 'section' | 'preamble' | 'article';
  anchor: string;
  label: string;
  /** Heading of its chapter. */
  chapter: string;
  /** Paragraphs, a line each. */
  body: string;
}

import type { FuelGrade } from '@fairway/gateway/contract/fuelPrice';
import type { NewsCategory } from '@fairway/gateway/contract/news';
import type { NewsBlock } from '@fairway/gateway/contract/newsBody';
import type { ColumnType, Selectable } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends NewsTables {}
}

interface NewsTables {
  newsArticle: NewsArticleTable;
  newsRevision: NewsRevisionTable;
  newsCollection: NewsCollectionTable;
  newsPicture: NewsPictureTable;
  newsAttachment: NewsAttachmentTable;
  newsSearch: NewsSearchTable;
  newsSearchPending: { articleId: string };
  fuelPort: { code: string; position: number; nameZh: string; nameEn: string };
  fuelPrice: FuelPriceTable;
}

/** Published from its instant on: a scheduled article needs no further action. */
export type NewsState = 'draft' | 'scheduled' | 'published' | 'withdrawn';

/** A figure above the text, in both languages. */
export interface NewsFact {
  readonly labelZh: string;
  readonly labelEn: string;
  readonly valueZh: string;
  readonly valueEn: string;
}

interface NewsArticleTable {
  id: string;
  categoryId: NewsCategory;
  state: NewsState;
  /** Empty if there is no text in that language; at least one language always has one. */
  titleZh: string;
  titleEn: string;
  briefZh: string;
  briefEn: string;
  /** Markdown. */
  bodyZh: string;
  bodyEn: string;
  /** The texts as blocks; null, or of an older version, until the article is read. */
  blocksZh: ColumnType<NewsBlock[] | null, string, string>;
  blocksEn: ColumnType<NewsBlock[] | null, string, string>;
  blocksVersion: number;
  original: boolean;
  sourceZh: string;
  sourceEn: string;
  sourceUrl: string | null;
  /** Path of an uploaded picture on this site. */
  picture: string | null;
  facts: ColumnType<NewsFact[], string, string>;
  /** Codes of ports that it is about; of those not every one is known here. */
  ports: string[];
  /** `CNSHA-NLRTM` */
  lanes: string[];
  publishAt: Date | null;
  changedAt: Date | null;
  createdAt: Date;
  revision: number;
  minutesZh: number;
  minutesEn: number;
  /** Search terms of title and brief, in each language; see terms.ts. */
  termsZh: string;
  termsEn: string;
  bodyTermsZh: string;
  bodyTermsEn: string;
  takenFrom: string | null;
  sample: boolean;
}
export type NewsArticleRow = Selectable<NewsArticleTable>;

interface NewsRevisionTable {
  articleId: string;
  revision: number;
  staffId: string | null;
  at: Date;
  content: ColumnType<unknown, string, never>;
}

interface NewsCollectionTable {
  tenantId: string;
  accountId: string;
  articleId: string;
  collectedAt: Date;
}

/** The search index of articles that are out or scheduled; see articles/articleIndex.ts. */
interface NewsSearchTable {
  articleId: string;
  categoryId: NewsCategory;
  publishAt: Date;
  entries: ColumnType<string, never, never>;
}

interface NewsPictureTable {
  id: string;
  blobKey: string;
  mediaType: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
  staffId: string;
  createdAt: Date;
  storedAt: Date | null;
}

interface NewsAttachmentTable {
  id: string;
  blobKey: string;
  /** The name for downloads, with the extension that matches the bytes. */
  name: string;
  mediaType: string;
  bytes: number;
  staffId: string;
  createdAt: Date;
  /** Null until its bytes have arrived. */
  storedAt: Date | null;
}

interface FuelPriceTable {
  portCode: string;
  grade: FuelGrade;
  day: ColumnType<Date, string, string>;
  cents: number;
  source: string;
  recordedAt: Date;
  sample: boolean;
}

import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { articleListing, regulationKinds, regulationListing } from './listings/regulations.ts';
import { day } from './shapes.ts';

export const regulationKind = v.picklist(regulationKinds);

export const regulationRow = v.object({
  /** Its name in addresses, `maritime-code`. */
  slug: v.string(),
  kind: regulationKind,
  titleZh: v.string(),
  titleEn: v.string(),
  /** Day of the version shown here; null for conventions, which are shown in summary. */
  version: v.nullable(day),
  /** Years of a convention: adopted, and in force; null where it is not. */
  adopted: v.nullable(v.number()),
  inForce: v.nullable(v.number()),
  /** The number of articles in full; 0 if only a summary is shown. */
  articles: v.number(),
  /** Whether its page has a note to read before quoting it, such as an adopted revision. */
  noted: v.boolean(),
});
export type RegulationRow = v.InferOutput<typeof regulationRow>;

export const regulationPart = v.object({
  kind: v.picklist(['chapter', 'section', 'preamble', 'article']),
  /** The name in an address, `article-42`. */
  anchor: v.string(),
  /** `第四十二条`, `第四章 海上货物运输合同`; empty for a preamble. */
  label: v.string(),
  /** Paragraphs; none for headings. */
  paragraphs: v.array(v.string()),
});
export type RegulationPart = v.InferOutput<typeof regulationPart>;

/** A law that was repealed, where the one shown took its place. */
export const regulationMoved = v.object({
  titleZh: v.string(),
  titleEn: v.string(),
  noteZh: v.string(),
  noteEn: v.string(),
});

export const regulationDetail = v.object({
  regulation: regulationRow,
  /** The requested law if it is repealed and this law replaces it; otherwise null. */
  moved: v.nullable(regulationMoved),
  summaryZh: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  /** A note to read before quoting the law. */
  noteZh: v.nullable(v.string()),
  noteEn: v.nullable(v.string()),
  /** Days on which it was adopted and amended, the first first, in the words of the text. */
  versions: v.array(v.object({ day, text: v.string() })),
  parts: v.array(regulationPart),
});
export type RegulationDetail = v.InferOutput<typeof regulationDetail>;

export const articleFound = v.object({
  slug: v.string(),
  titleZh: v.string(),
  titleEn: v.string(),
  version: v.nullable(day),
  anchor: v.string(),
  label: v.string(),
  /** Heading of its chapter; empty if the law has no chapters. */
  chapter: v.string(),
  /** The piece of the article around the first hit. */
  excerpt: v.string(),
});
export type ArticleFound = v.InferOutput<typeof articleFound>;

const slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z\d-]+$/));

export const regulation = {
  selectPage: listCall({
    path: '/regulation/selectPage',
    summary: 'Laws, regulations, interpretations and conventions by title.',
    caller: 'anyone',
    listing: regulationListing,
    row: regulationRow,
  }),
  detail: call({
    method: 'GET',
    path: '/regulation/detail',
    summary: 'One law in full, by chapters and articles, or a convention in summary.',
    caller: 'anyone',
    query: v.strictObject({ slug }),
    data: regulationDetail,
    refusals: ['notFound'],
  }),
  selectArticles: listCall({
    path: '/regulation/selectArticles',
    summary:
      'Articles that hold every word of the keyword, or the Chinese of an English term; or one by its number.',
    caller: 'anyone',
    scope: { slug: v.optional(slug) },
    listing: articleListing,
    row: articleFound,
    /** The words to mark in the articles, if they differ from the typed ones. */
    more: { words: v.optional(v.array(v.string())) },
  }),
} as const;

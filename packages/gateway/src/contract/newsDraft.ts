import * as v from 'valibot';
import { newsCategories } from './listings/news.ts';
import { text } from './shapes.ts';

/** Maximum lengths of an editor's texts. */
export const newsLimits = {
  title: 120,
  brief: 400,
  body: 40_000,
  source: 80,
  link: 500,
  facts: 6,
  fact: 60,
  places: 12,
} as const;

const line = (max: number) => v.pipe(text(max), v.trim());
/** Markdown: lines and tabs, and no other control characters. */
const markdown = v.pipe(
  v.string(),
  v.maxLength(newsLimits.body),
  v.regex(/^[\P{Cc}\n\r\t]*$/u, 'characters'),
);

/** The text of an article by its editor in one language; all empty if not translated. */
export const newsWritten = v.strictObject({
  title: line(newsLimits.title),
  brief: line(newsLimits.brief),
  body: markdown,
});

/** A figure above the text. */
const fact = v.strictObject({
  labelZh: line(newsLimits.fact),
  labelEn: line(newsLimits.fact),
  valueZh: line(newsLimits.fact),
  valueEn: line(newsLimits.fact),
});

/** All values that an editor sets for an article, except the time of publication. */
export const newsDraft = v.strictObject({
  categoryId: v.picklist(newsCategories),
  zh: newsWritten,
  en: newsWritten,
  /** Written by our own editors; a reprint otherwise. */
  original: v.boolean(),
  sourceZh: line(newsLimits.source),
  sourceEn: line(newsLimits.source),
  sourceUrl: v.nullable(v.pipe(line(newsLimits.link), v.url('format'), v.regex(/^https?:\/\//i, 'format'))),
  /** Path of an uploaded picture on this site. */
  picture: v.nullable(v.pipe(text(200), v.regex(/^\/[^/\\]/, 'format'))),
  facts: v.pipe(v.array(fact), v.maxLength(newsLimits.facts)),
  /** Codes of ports that it is about. */
  ports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, 'format'))), v.maxLength(newsLimits.places)),
  /** Routes, as `CNSHA-NLRTM`. */
  lanes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{5}-[A-Z]{5}$/, 'format'))),
    v.maxLength(newsLimits.places),
  ),
});
export type DeskDraft = v.InferOutput<typeof newsDraft>;

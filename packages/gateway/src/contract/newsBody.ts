import * as v from 'valibot';

/** A run of letters in one style; `href` makes them a link. */
const span = v.object({
  text: v.string(),
  strong: v.optional(v.literal(true)),
  em: v.optional(v.literal(true)),
  code: v.optional(v.literal(true)),
  /** http, https, mailto, or a path of this site. */
  href: v.optional(v.string()),
});
export type NewsSpan = v.InferOutput<typeof span>;

const spans = v.array(span);

const paragraph = v.object({ kind: v.literal('paragraph'), of: spans });
const heading = v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), of: spans });
const list = v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(spans) });
const quote = v.object({ kind: v.literal('quote'), of: v.array(spans) });
const table = v.object({
  kind: v.literal('table'),
  head: v.array(spans),
  rows: v.array(v.array(spans)),
  /** Numeric columns are aligned to the end. */
  ends: v.array(v.boolean()),
});
const picture = v.object({ kind: v.literal('picture'), src: v.string(), alt: v.string() });
const preformatted = v.object({ kind: v.literal('code'), text: v.string() });
const rule = v.object({ kind: v.literal('rule') });

/** One block of an article's text. No block contains markup: an author's text can run no script. */
export const newsBlock = v.variant('kind', [
  paragraph,
  heading,
  list,
  quote,
  table,
  picture,
  preformatted,
  rule,
]);
export type NewsBlock = v.InferOutput<typeof newsBlock>;

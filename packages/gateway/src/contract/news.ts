import * as v from 'valibot';
import { call } from './call.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { newsCategories, newsListing, newsSearchListing } from './listings/news.ts';
import { newsBlock } from './newsBody.ts';
import { id, instant, money, week } from './shapes.ts';

export const newsCategory = v.picklist(newsCategories);
export type NewsCategory = v.InferOutput<typeof newsCategory>;

/** A route that an article is about. */
const newsLane = v.object({ origin: portBrief, destination: portBrief });

/** An article as lists show it, in the language of the call where it was written in it. */
export const newsBrief = v.object({
  id,
  categoryId: newsCategory,
  /** Language of title and text: the other one if the article is not translated yet. */
  language: v.picklist(['zh', 'en']),
  title: v.string(),
  brief: v.string(),
  /** Written by our own editors; a reprint otherwise. */
  original: v.boolean(),
  source: v.string(),
  publishedAt: instant,
  /** Minutes that reading it takes. */
  minutes: v.number(),
  ports: v.array(portBrief),
  lanes: v.array(newsLane),
  /** An uploaded picture; articles without one show a chart of their ports and routes. */
  picture: v.nullable(v.string()),
  /** Invented, to show how it works. */
  sample: v.boolean(),
  /** Whether the caller collected it. */
  collected: v.boolean(),
});
export type NewsBrief = v.InferOutput<typeof newsBrief>;

/** Places and ways of an article, to be drawn. */
export const newsChart = v.object({
  places: v.array(v.object({ ...portBrief.entries, lon: v.number(), lat: v.number() })),
  lines: v.array(v.array(v.tuple([v.number(), v.number()]))),
});
export type NewsChart = v.InferOutput<typeof newsChart>;

const lead = v.object({ article: newsBrief, chart: v.nullable(newsChart) });
export type NewsLead = v.InferOutput<typeof lead>;

/** A text in pieces, with the matches of a search marked. */
const marked = v.array(v.object({ text: v.string(), hit: v.boolean() }));
export type Marked = v.InferOutput<typeof marked>;

/** The matches of a keyword in an article, the words marked. */
export const newsMarked = v.object({
  titleMarked: marked,
  /** The summary, or the passage of the text with the word. */
  excerpt: marked,
  /** The headline in the other language if the keyword matches only there; otherwise empty. */
  otherMarked: marked,
});
export type NewsMarked = v.InferOutput<typeof newsMarked>;

const newsLink = v.object({ id, title: v.string() });

/** The price of a 40HQ in the bookable week on a lane that an article is about. */
const lanePrice = v.object({
  /** Codes of its ports. */
  origin: v.string(),
  destination: v.string(),
  /** Null where it is not quoted, or for who may not see it. */
  price: v.nullable(money),
  /** Against the week before, in percent. */
  change: v.nullable(v.number()),
});

export const newsDetail = v.object({
  article: newsBrief,
  /** The article a reprint was taken from. */
  sourceUrl: v.nullable(v.string()),
  /** When it was last changed after it was published; null where it never was. */
  changedAt: v.nullable(instant),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  body: v.array(newsBlock),
  chart: v.nullable(newsChart),
  /** The routes with sailings of ours in the first bookable week; null if there are none. */
  lanePrices: v.nullable(
    v.object({
      week,
      access: v.picklist(['open', 'login']),
      sample: v.boolean(),
      rows: v.array(lanePrice),
    }),
  ),
  related: v.array(newsBrief),
  earlier: v.nullable(newsLink),
  later: v.nullable(newsLink),
});
export type NewsDetail = v.InferOutput<typeof newsDetail>;

export const news = {
  selectPage: listCall({
    path: '/news/selectPage',
    summary:
      'Published articles, the newest first; `mine` keeps those about routes the caller subscribed or follows.',
    caller: 'anyone',
    listing: newsListing,
    row: newsBrief,
    more: {
      /** The first story on page one: the newest hot one, else the newest. */
      lead: v.nullable(lead),
      /** The number of articles of each category that were published within a day. */
      fresh: v.array(v.object({ categoryId: newsCategory, count: v.number() })),
    },
  }),
  detail: call({
    method: 'GET',
    path: '/news/detail',
    summary: 'An article with its text as blocks, what is related, and the ones before and after it.',
    caller: 'anyone',
    query: v.strictObject({ id }),
    data: newsDetail,
    refusals: ['notFound'],
  }),
  search: listCall({
    path: '/news/search',
    summary: 'Articles that hold every word of a keyword: in Chinese, pinyin or English, the words marked.',
    caller: 'anyone',
    listing: newsSearchListing,
    row: v.object({ ...newsBrief.entries, ...newsMarked.entries }),
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';
import { text } from './shapes.ts';

/** The contents of the encyclopedia, in the order of display. */
export const guideKinds = ['port', 'carrier', 'ship', 'regulation', 'article', 'hs'] as const;
export type GuideKind = (typeof guideKinds)[number];

/** One thing of the encyclopedia that was found, in the reader's language. */
export const guideEntry = v.object({
  /** The key in the address of its page: a code, an IMO number, a law's name. */
  key: v.string(),
  /** Place within that page: an article's anchor; null for the page itself. */
  anchor: v.nullable(v.string()),
  name: v.string(),
  /** More to distinguish it: its code, its name in the other language, the words around a match. */
  note: v.string(),
});
export type GuideEntry = v.InferOutput<typeof guideEntry>;

const guideGroup = v.object({
  kind: v.picklist(guideKinds),
  /** `login` if staff put these pages behind login and the caller is not logged in: then no content is sent. */
  access: v.picklist(['open', 'login']),
  /** The total number of matches; `rows` are the first of them. */
  total: v.number(),
  rows: v.array(guideEntry),
});
export type GuideGroup = v.InferOutput<typeof guideGroup>;

const counts = v.object({
  ports: v.number(),
  carriers: v.number(),
  ships: v.number(),
  regulations: v.number(),
  articles: v.number(),
  hsCodes: v.number(),
});

/** A popular entry, with its departures within seven days. */
const busy = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string(), sailings: v.number() });

export const wikipedia = {
  selectOverview: call({
    method: 'GET',
    path: '/wikipedia/selectOverview',
    summary:
      'What the encyclopedia holds: how many of each, and the ports, carriers and vessels with most to tell.',
    caller: 'anyone',
    data: v.object({
      counts,
      /** The most departures first. */
      ports: v.array(busy),
      carriers: v.array(busy),
      /** Container ships that leave next with us. */
      ships: v.array(v.object({ imo: v.string(), name: v.string() })),
      /** Laws in their order. */
      regulations: v.array(v.object({ slug: v.string(), titleZh: v.string(), titleEn: v.string() })),
      sample: v.boolean(),
    }),
  }),
  search: call({
    method: 'GET',
    path: '/wikipedia/search',
    summary:
      'Ports, carriers, vessels, regulations, their articles and HS codes that a keyword finds, a few of each.',
    caller: 'anyone',
    query: v.strictObject({ keyword: text(40) }),
    data: v.object({ groups: v.array(guideGroup) }),
  }),
} as const;

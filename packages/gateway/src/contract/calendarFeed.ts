import { follows, day as realDay } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { mostInlandDays } from './choices.ts';
import { portCode } from './fields.ts';
import { portBrief } from './harbour.ts';
import { day, id, instant, nothing, wholeNumber } from './shapes.ts';

/** The subject of a feed: a route by its ports, or one sailing. */
const feedSubject = v.variant('kind', [
  v.strictObject({ kind: v.literal('route'), origin: portCode, destination: portCode }),
  v.strictObject({ kind: v.literal('sailing'), sailingId: id }),
]);
export type FeedSubject = v.InferOutput<typeof feedSubject>;

/** A private calendar of its owner. */
export const calendarFeedShape = v.object({
  id,
  origin: portBrief,
  destination: portBrief,
  /** Null for the feed of a route. */
  sailing: v.nullable(v.object({ id, vessel: v.string(), voyage: v.string() })),
  /** Secret address with https; a calendar program reads it without a login. */
  url: v.string(),
  createdAt: instant,
  /** When a calendar program last read it. */
  lastReadAt: v.nullable(instant),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedShape>;

const feeds = v.object({ feeds: v.array(calendarFeedShape) });

/** Feeds that calendar programs subscribe to, and calendar files of single sailings. */
export const calendarFeed = {
  selectFeeds: call({
    method: 'GET',
    path: '/calendarFeed/selectFeeds',
    summary: "The caller's calendar feeds, the newest first.",
    caller: 'member',
    data: feeds,
  }),
  makeFeed: call({
    method: 'POST',
    path: '/calendarFeed/makeFeed',
    summary:
      'Makes the feed of a route or a sailing, in the language of the request; a second one for the same subject is the first. Needs a subscription or trial of the route.',
    caller: 'member',
    body: v.strictObject({ subject: feedSubject }),
    data: calendarFeedShape,
    refusals: ['notFound', 'subscriptionRequired', 'calendarFeedLimit'],
  }),
  renewFeed: call({
    method: 'POST',
    path: '/calendarFeed/renewFeed',
    summary: 'Gives a feed another address; the one before ends at once.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: calendarFeedShape,
    refusals: ['notFound'],
  }),
  revokeFeed: call({
    method: 'POST',
    path: '/calendarFeed/revokeFeed',
    summary: 'Ends a feed and its address.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['notFound'],
  }),
  selectFile: call({
    method: 'GET',
    path: '/calendarFeed/selectFile',
    summary:
      'The calendar file of one sailing, with the days of a plan where they are named. Needs a subscription or trial of the route.',
    caller: 'member',
    query: v.strictObject({
      id,
      ready: v.optional(v.pipe(day, follows(realDay))),
      inlandDays: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(mostInlandDays))),
    }),
    data: v.object({ fileName: v.string(), content: v.string() }),
    refusals: ['notFound', 'subscriptionRequired'],
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';

import { id, oneOf, text, wholeNumber } from './shapes.ts';

/** What a visitor did on a page: 2 scrolled, 3 stayed, 4 entered. */
export const userActionTypes = [2, 3, 4] as const;

/** 1 the website. */
const clientType = v.optional(oneOf([1]), 1);
/** 1 the portal. */
const appId = v.optional(oneOf([1]), 1);
const count = v.optional(v.pipe(wholeNumber, v.minValue(0)), 0);

/** What the promotional dialog shows. */
export const configBO = v.object({
  /** 1 a picture, 2 text. */
  type: v.picklist([1, 2]),
  commonName: v.string(),
  commonNameEn: v.string(),
  /** On this site or on the allow-list; null when the dialog leads nowhere. */
  activityUrl: v.nullable(v.string()),
  /** Seconds to wait before it shows. */
  delayedTime: v.number(),
});
export type ConfigBO = v.InferOutput<typeof configBO>;

const pages = v.object({ rows: v.array(v.object({ pageRouter: v.string() })) });

export const push = {
  neededPages: call({
    method: 'GET',
    path: '/push/neededPages',
    summary: 'Pages that have a promotional dialog, so that the others need not ask.',
    caller: 'anyone',
    query: v.strictObject({ clientType, appId }),
    data: pages,
  }),
  query: call({
    method: 'GET',
    path: '/push/query',
    summary:
      'Whether what a visitor just did on a page brings up a dialog: status 1 and what it shows, or 0.',
    caller: 'visitor',
    query: v.strictObject({
      appId,
      clientType,
      /** Of who is logged in; the session counts, not this. */
      userId: v.optional(id),
      /** Of visitors, from `push.createUuid`. */
      uuid: v.optional(id),
      pageRouter: text(200),
      userActionType: oneOf(userActionTypes),
      /** Pixels scrolled. */
      scroll: count,
      /** Seconds on the page. */
      stayTime: count,
    }),
    data: v.object({ status: v.picklist([0, 1]), configBO: v.nullable(configBO) }),
  }),
  createUuid: call({
    method: 'POST',
    path: '/push/createUuid',
    summary: 'An anonymous id, so that a visitor does not see the same dialog on every page.',
    caller: 'visitor',
    data: v.object({ uuid: id }),
  }),
  followFloatPages: call({
    method: 'GET',
    path: '/push/followFloatPages',
    summary: 'Pages that show the social-app follow float.',
    caller: 'anyone',
    query: v.strictObject({ clientType, appId }),
    data: pages,
  }),
} as const;

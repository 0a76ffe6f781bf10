import { numbersOf, userAction, yesOrNo } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';

import { id, oneOf, text, wholeNumber } from './shapes.ts';

/** Actions of a visitor on a page: 2 scrolled, 3 stayed, 4 entered. */
export const userActionTypes = [userAction.scrolled, userAction.stayed, userAction.entered] as const;
export type UserActionType = (typeof userActionTypes)[number];

/** The outcomes of a dialog on screen. */
export const pushOutcomes = ['shown', 'closed', 'followed'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** 1 the website. */
const clientType = v.optional(oneOf([1]), 1);
/** 1 the portal. */
const appId = v.optional(oneOf([1]), 1);
const count = v.optional(v.pipe(wholeNumber, v.minValue(0)), 0);

/** The content of the promotional dialog. */
export const configBO = v.object({
  id,
  /** 1 a picture with its words, 2 words alone. */
  type: v.picklist([1, 2]),
  commonName: v.string(),
  commonNameEn: v.string(),
  textZh: v.string(),
  textEn: v.string(),
  /** Words of the way on; empty where it leads nowhere. */
  actionZh: v.string(),
  actionEn: v.string(),
  /** On this site or on the allow-list; null when the dialog leads nowhere. */
  activityUrl: v.nullable(v.string()),
  /** Path of the picture on this site; null with type 2. */
  picture: v.nullable(v.string()),
  /** Seconds to wait before it shows. */
  delayedTime: v.number(),
});
export type ConfigBO = v.InferOutput<typeof configBO>;

export const push = {
  neededPages: call({
    method: 'GET',
    path: '/push/neededPages',
    summary:
      'Pages that have a promotional dialog, and what brings it up there, so that the others need not ask.',
    caller: 'anyone',
    query: v.strictObject({ clientType, appId }),
    data: v.object({
      rows: v.array(
        v.object({ pageRouter: v.string(), userActionTypes: v.array(v.picklist(userActionTypes)) }),
      ),
      /** Other sites that a dialog may lead to. */
      hosts: v.array(v.string()),
    }),
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
    data: v.object({ status: v.picklist(numbersOf(yesOrNo)), configBO: v.nullable(configBO) }),
  }),
  report: call({
    method: 'POST',
    path: '/push/report',
    summary:
      'Says what became of a dialog. It counts once a reader and day; one that was closed or followed comes no more.',
    caller: 'visitor',
    body: v.strictObject({ id, uuid: v.optional(id), outcome: v.picklist(pushOutcomes) }),
    data: v.object({ counted: v.boolean() }),
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
    data: v.object({ rows: v.array(v.object({ pageRouter: v.string() })) }),
  }),
} as const;

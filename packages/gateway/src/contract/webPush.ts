import * as v from 'valibot';
import { call } from './call.ts';
import { nothing } from './shapes.ts';

/** The endpoint of a push service: every subscription has its own. */
const endpoint = v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:\/\//i));

/** Bytes as base64url without padding. */
const bytes = (length: number) => {
  const characters = Math.ceil((length * 4) / 3);
  return v.pipe(v.string(), v.length(characters), v.regex(/^[\w-]+$/));
};

/** Notifications in a browser by Web Push (RFC 8030). */
export const webPush = {
  selectKey: call({
    method: 'GET',
    path: '/webPush/selectKey',
    summary: 'The key for subscriptions (`applicationServerKey`), and whether this session has one.',
    caller: 'member',
    data: v.object({
      /** Uncompressed point on P-256 as base64url. */
      key: v.string(),
      subscribed: v.boolean(),
    }),
  }),
  subscribe: call({
    method: 'POST',
    path: '/webPush/subscribe',
    summary:
      "Stores the push subscription of the caller's browser until the session ends. It replaces the one before. Reports of watches are pushed in the language of this request.",
    caller: 'member',
    body: v.strictObject({
      endpoint,
      keys: v.strictObject({
        /** Public key of the browser, an uncompressed point on P-256. */
        p256dh: bytes(65),
        /** Authentication secret of the browser. */
        auth: bytes(16),
      }),
    }),
    data: nothing,
    refusals: ['pushServiceUnfit'],
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/webPush/unsubscribe',
    summary: "Deletes the push subscription of the caller's session.",
    caller: 'member',
    body: v.strictObject({}),
    data: nothing,
  }),
} as const;

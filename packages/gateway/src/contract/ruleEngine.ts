import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant, text } from './shapes.ts';

export const ruleEngine = {
  routerList: call({
    method: 'GET',
    path: '/menuConfig/routerList',
    summary: 'For each page whether it is open, needs login, or is coming soon.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({
      rows: v.array(v.object({ path: v.string(), access: v.picklist(['open', 'login', 'soon']) })),
    }),
  }),
  checkConfig: call({
    method: 'GET',
    path: '/ruleConfig/checkConfig',
    summary: 'Settings that screens need: lengths of trials and countdowns, contact lines.',
    caller: 'anyone',
    query: v.strictObject({ key: v.optional(text(60)) }),
    data: v.object({ rows: v.array(v.object({ key: v.string(), value: v.string() })) }),
  }),
  generateVisitorId: call({
    method: 'GET',
    path: '/visitor/generateVisitorId',
    summary:
      'Handshake: takes x-client-key, answers with x-server-key and x-key-id, from which both derive the signing key.',
    caller: 'anyone',
    withoutToken: true,
    query: v.strictObject({}),
    data: v.object({ visitorId: id, expiresAt: instant }),
  }),
  wechatMp: call({
    method: 'GET',
    path: '/wechatDialog/wechatMp',
    summary: 'What the social-app follow float shows on a page: its QR and its line.',
    caller: 'anyone',
    query: v.strictObject({ pageRouter: v.optional(text(200), '/') }),
    data: v.object({
      /** False where the page shows no float. */
      show: v.boolean(),
      nameZh: v.string(),
      nameEn: v.string(),
      tipZh: v.string(),
      tipEn: v.string(),
      /** The content of the QR code, for the client to draw; null without one. */
      qrCode: v.nullable(v.string()),
    }),
  }),
} as const;

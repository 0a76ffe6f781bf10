import * as v from 'valibot';
import { call } from './call.ts';
import { configBO, userActionTypes } from './push.ts';
import { filledText, id, instant, text } from './shapes.ts';

/** The audiences of a campaign; a member is a person with a subscription, with any kind of account. */
export const campaignAudiences = ['visitor', 'personal', 'company', 'subAccount', 'member'] as const;
export type CampaignAudience = (typeof campaignAudiences)[number];

export const campaignLanguages = ['zh', 'en'] as const;

/** Limits of the conditions of a campaign. */
export const campaignLimits = { delayedTime: 600, scroll: 20_000, stayTime: 3_600, precedence: 99 } as const;

const filled = (max: number) => filledText(max);
const free = (max: number) => v.pipe(text(max), v.trim());
const upTo = (max: number, min = 0) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const page = v.pipe(text(200), v.regex(/^\/[\w/-]*$/));
const several = <Names extends readonly string[]>(names: Names) =>
  v.pipe(v.array(v.picklist(names)), v.minLength(1), v.maxLength(names.length));

/** A campaign as entered by the office. */
export const campaign = v.strictObject({
  /** Paths, without queries. */
  pages: v.pipe(v.array(page), v.minLength(1), v.maxLength(30)),
  languages: several(campaignLanguages),
  audiences: several(campaignAudiences),
  from: instant,
  /** Null while it has no end. */
  to: v.nullable(instant),
  userActionType: v.picklist(userActionTypes),
  /** Pixels, with action 2. */
  scroll: upTo(campaignLimits.scroll),
  /** Seconds, with action 3. */
  stayTime: upTo(campaignLimits.stayTime),
  /** Seconds. */
  delayedTime: upTo(campaignLimits.delayedTime),
  /** If two campaigns are due the lower one is shown first; if equal, the newer one. */
  precedence: upTo(campaignLimits.precedence, 1),
  commonName: filled(40),
  commonNameEn: filled(80),
  textZh: free(200),
  textEn: free(400),
  actionZh: free(12),
  actionEn: free(24),
  /** A path of the portal, or https at a listed host; empty where it leads nowhere. */
  activityUrl: free(300),
  /** Path of a picture on the portal; empty for words alone. */
  picture: v.pipe(free(200), v.regex(/^(|\/[\w/.-]+\.(jpe?g|png|webp|avif|svg))$/)),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** Counts, each reader once a day. */
const figures = v.object({ shown: v.number(), closed: v.number(), followed: v.number() });

export const deskCampaign = v.object({
  ...campaign.entries,
  id,
  version: v.number(),
  on: v.boolean(),
  figures,
  /** As its readers get it. */
  shown: configBO,
});
export type DeskCampaign = v.InferOutput<typeof deskCampaign>;

/** The content and the place of the follow float. */
export const followFloat = v.strictObject({
  on: v.boolean(),
  pages: v.pipe(v.array(page), v.maxLength(60)),
  nameZh: filled(30),
  nameEn: filled(60),
  tipZh: free(40),
  tipEn: free(80),
  /** The content of the social account's code, an address at a listed host; empty without a code. */
  qrCode: free(300),
});
export type FollowFloat = v.InferOutput<typeof followFloat>;

const version = v.pipe(v.number(), v.integer());

/** Campaigns of the promotional dialog and the follow float, managed by editors. */
export const pushDesk = {
  selectCampaigns: call({
    method: 'GET',
    path: '/desk/push/selectCampaigns',
    summary: 'All campaigns in the order in which they come, with what became of them.',
    caller: 'staff:editor',
    query: v.strictObject({}),
    data: v.object({
      rows: v.array(deskCampaign),
      /** Pages of the portal. */
      pages: v.array(v.string()),
      /** Other sites that may be linked. */
      hosts: v.array(v.string()),
    }),
  }),
  saveCampaign: call({
    method: 'POST',
    path: '/desk/push/saveCampaign',
    summary: 'Adds a campaign, which is off at first, or changes one.',
    caller: 'staff:editor',
    body: v.strictObject({
      /** Null with a new one. */
      id: v.nullable(id),
      /** The version that was read; 0 with a new one. */
      version,
      campaign,
    }),
    data: v.object({ id, version: v.number() }),
    refusals: ['notFound', 'campaignChanged', 'campaignLimit'],
  }),
  switchCampaign: call({
    method: 'POST',
    path: '/desk/push/switchCampaign',
    summary: 'Turns a campaign on or off.',
    caller: 'staff:editor',
    body: v.strictObject({ id, version, on: v.boolean() }),
    data: v.object({ version: v.number(), on: v.boolean() }),
    refusals: ['notFound', 'campaignChanged'],
  }),
  selectFloat: call({
    method: 'GET',
    path: '/desk/push/selectFloat',
    summary: 'What the follow float shows, and on which pages.',
    caller: 'staff:editor',
    query: v.strictObject({}),
    data: v.object({ ...followFloat.entries, version: v.number(), known: v.array(v.string()) }),
  }),
  saveFloat: call({
    method: 'POST',
    path: '/desk/push/saveFloat',
    summary: 'Changes the follow float.',
    caller: 'staff:editor',
    body: v.strictObject({ version, float: followFloat }),
    data: v.object({ version: v.number() }),
    refusals: ['campaignChanged'],
  }),
} as const;

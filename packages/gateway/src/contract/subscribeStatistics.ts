import * as v from 'valibot';
import { call } from './call.ts';

import { port } from './harbour.ts';
import { day, instant, oneOf } from './shapes.ts';

/** Statistics look back 7 or 30 days, specification point 9. */
const span = v.strictObject({ days: v.optional(oneOf([7, 30]), 7) });

/** The caller's activity: searches, opened sailings, followed lanes, collected articles. */
const counts = { searches: v.number(), details: v.number(), attentions: v.number(), collections: v.number() };

export const subscribeStatistics = {
  selectRecentConcernsList: call({
    method: 'GET',
    path: '/subscribeStatistics/selectRecentConcernsList',
    summary: 'Lanes the caller looked at most in the last 7 or 30 days.',
    caller: 'member',
    query: span,
    data: v.object({
      rows: v.array(v.object({ origin: port, destination: port, count: v.number(), lastAt: instant })),
    }),
  }),
  selectStatisticsAvg: call({
    method: 'GET',
    path: '/subscribeStatistics/selectStatisticsAvg',
    summary: "The caller's daily average of the last 7 or 30 days.",
    caller: 'member',
    query: span,
    data: v.object(counts),
  }),
  selectStatisticsDetailCountList: call({
    method: 'GET',
    path: '/subscribeStatistics/selectStatisticsDetailCountList',
    summary: "The caller's counts day by day, oldest first, days without any included.",
    caller: 'member',
    query: span,
    data: v.object({ rows: v.array(v.object({ day, ...counts })) }),
  }),
  selectStatisticsSum: call({
    method: 'GET',
    path: '/subscribeStatistics/selectStatisticsSum',
    summary: "The caller's totals of the last 7 or 30 days.",
    caller: 'member',
    query: span,
    data: v.object(counts),
  }),
} as const;

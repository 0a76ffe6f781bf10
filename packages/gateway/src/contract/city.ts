import * as v from 'valibot';
import { call } from './call.ts';
import { portBrief } from './harbour.ts';
import { text } from './shapes.ts';

export const city = v.object({
  /** In small letters, `ningbo`. */
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
});
export type City = v.InferOutput<typeof city>;

const mine = v.object({
  /** Null until one is chosen. */
  city: v.nullable(city),
  /** Container ports around it, the nearest first, as the crow flies. */
  ports: v.array(v.object({ port: portBrief, kilometres: v.number() })),
});
export type OwnCity = v.InferOutput<typeof mine>;

/** The city that a reader ships from, and the ports around it. */
export const cities = {
  selectAll: call({
    method: 'GET',
    path: '/city/selectAll',
    summary: 'Cities that can be chosen, the ports first.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({ rows: v.array(city) }),
  }),
  selectMine: call({
    method: 'GET',
    path: '/city/selectMine',
    summary: "The caller's city with the container ports around it.",
    caller: 'member',
    query: v.strictObject({}),
    data: mine,
  }),
  choose: call({
    method: 'POST',
    path: '/city/choose',
    summary: "Chooses the caller's city, or none.",
    caller: 'member',
    body: v.strictObject({ code: v.nullable(text(40)) }),
    data: mine,
    refusals: ['notFound'],
  }),
} as const;

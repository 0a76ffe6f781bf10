import * as v from 'valibot';
import { call } from './call.ts';
import { paging, text } from './shapes.ts';

/** A sea port as search and schedules show it. */
export const port = v.object({
  /** The code the trade types, `CNSHA`. */
  code: v.string(),
  /** The official UN/LOCODE of the port, `CNSHG`. */
  locode: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  countryCode: v.string(),
  countryZh: v.string(),
  countryEn: v.string(),
  /** IANA zone, `Asia/Shanghai`. */
  zone: v.string(),
  lat: v.number(),
  lon: v.number(),
});
export type Port = v.InferOutput<typeof port>;

/** A port by its names, where rows need no more. */
export const portBrief = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() });
export type PortBrief = v.InferOutput<typeof portBrief>;

/** All that a port is called, for reading messages. */
export const portNaming = v.object({
  code: v.string(),
  locode: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  /** Other codes of the place. */
  aliases: v.array(v.string()),
  alsoKnownAs: v.array(v.string()),
});
export type PortNaming = v.InferOutput<typeof portNaming>;

export const harbour = {
  realTimeLikeQuery: call({
    method: 'GET',
    path: '/harbour/realTimeLikeQuery',
    summary:
      'Ports whose code, Chinese or English name, pinyin, initials or alias match what is being typed.',
    caller: 'anyone',
    query: v.strictObject({ keyword: v.optional(text(40), ''), ...paging }),
    data: v.object({ rows: v.array(port) }),
  }),
  selectNames: call({
    method: 'GET',
    path: '/harbour/selectNames',
    summary: 'All container ports and carriers by their names, for a program that reads messages.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({
      ports: v.array(portNaming),
      carriers: v.array(v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() })),
    }),
  }),
} as const;

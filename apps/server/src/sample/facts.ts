import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The facts behind the sample data, read from `data/` when they are needed and not kept. */
export const portFact = v.object({
  code: v.string(),
  locode: v.string(),
  aliases: v.array(v.string()),
  nameZh: v.string(),
  nameEn: v.string(),
  alsoKnownAs: v.array(v.string()),
  countryCode: v.string(),
  countryZh: v.string(),
  countryEn: v.string(),
  lat: v.number(),
  lon: v.number(),
  zone: v.string(),
  groupCode: v.string(),
  seaNode: v.string(),
  /** Pinyin of each Chinese name, a syllable a word. */
  readings: v.record(v.string(), v.string()),
});
export type PortFact = v.InferOutput<typeof portFact>;

const groupFact = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() });

const carrierFact = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  alliance: v.nullable(v.string()),
  website: v.nullable(v.string()),
});

const metres = v.nullable(v.number());
const tons = v.nullable(v.number());
const vesselFact = v.object({
  imo: v.string(),
  name: v.string(),
  operator: v.string(),
  flagZh: v.string(),
  flagEn: v.string(),
  built: v.nullable(v.number()),
  callSign: v.nullable(v.string()),
  grossTonnage: tons,
  netTonnage: tons,
  deadweight: tons,
  length: metres,
  width: metres,
  maxDraft: metres,
  nominalTeu: v.nullable(v.number()),
});
export type VesselFact = v.InferOutput<typeof vesselFact>;

const position = v.tuple([v.number(), v.number()]);
const seaGraph = v.object({
  nodes: v.record(v.string(), position),
  edges: v.array(
    // The longer first: a tuple of three would take four and drop the tag.
    v.union([
      v.tuple([v.string(), v.string(), v.number(), v.string()]),
      v.tuple([v.string(), v.string(), v.number()]),
    ]),
  ),
});
export type SeaGraph = v.InferOutput<typeof seaGraph>;

const surchargeFact = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  basis: v.picklist(['CTN', 'BL', 'PCT']),
  side: v.picklist(['freight', 'origin', 'destination']),
  currency: v.picklist(['USD', 'CNY', 'EUR', 'PCT']),
  sample20: v.nullable(v.number()),
  sample40: v.nullable(v.number()),
});
export type SurchargeFact = v.InferOutput<typeof surchargeFact>;

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const file = new URL(`./data/${name}.json`, import.meta.url);
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

export const readPorts = () =>
  read('ports', v.object({ groups: v.array(groupFact), ports: v.array(portFact) }));
export const readCarriers = () => read('carriers', v.object({ carriers: v.array(carrierFact) })).carriers;
export const readVessels = () => read('vessels', v.object({ vessels: v.array(vesselFact) })).vessels;
export const readSeaGraph = () => read('searoutes', seaGraph);
export const readSurcharges = () =>
  read('surcharges', v.object({ surcharges: v.array(surchargeFact) })).surcharges;

import { readFileSync } from 'node:fs';
import * as v from 'valibot';

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
  seatZh: v.nullable(v.string()),
  seatEn: v.nullable(v.string()),
  prefixes: v.array(v.string()),
  billPattern: v.string(),
  bookingPattern: v.string(),
  patternConfidence: v.picklist(['high', 'medium', 'low']),
  tracking: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.nullable(v.string()),
});

const metres = v.nullable(v.number());
const tons = v.nullable(v.number());
const vesselFact = v.object({
  imo: v.string(),
  name: v.string(),
  operator: v.string(),
  /** ISO 3166 code. */
  flag: v.string(),
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

const law = v.object({
  slug: v.string(),
  kind: v.picklist(['law', 'regulation', 'interpretation']),
  titleZh: v.string(),
  titleEn: v.string(),
  version: v.string(),
  noteZh: v.nullable(v.string()),
  noteEn: v.nullable(v.string()),
});
const convention = v.object({
  slug: v.string(),
  titleZh: v.string(),
  titleEn: v.string(),
  adopted: v.number(),
  inForce: v.nullable(v.number()),
  summaryZh: v.string(),
  summaryEn: v.string(),
});

/** A law that was repealed, and the one that took its place. */
const movedLaw = v.object({
  slug: v.string(),
  to: v.string(),
  titleZh: v.string(),
  titleEn: v.string(),
  noteZh: v.string(),
  noteEn: v.string(),
});

const rate = v.nullable(v.number());
const nationalCode = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  reading: v.string(),
  status: v.picklist(['normal', 'expired']),
  replacedBy: v.nullable(v.array(v.string())),
  description: v.optional(v.string()),
  unit1: v.nullable(v.string()),
  unit2: v.nullable(v.string()),
  mfn: rate,
  general: rate,
  provisional: rate,
  exportDuty: rate,
  rebate: rate,
  consumption: rate,
  vat: rate,
  supervision: v.array(v.string()),
  quarantine: v.nullable(v.string()),
  elements: v.array(v.string()),
  elementsIllustrative: v.boolean(),
  ciq: v.array(v.object({ code: v.string(), nameZh: v.string() })),
  ciqIllustrative: v.boolean(),
  illustrative: v.boolean(),
  checkedFields: v.array(v.string()),
  source: v.nullable(v.string()),
  /** Day of the source; absent where the page that was read has none. */
  sourceDate: v.optional(v.pipe(v.string(), v.isoDate())),
});
export type NationalCode = v.InferOutput<typeof nationalCode>;
const letters = v.record(v.string(), v.tuple([v.string(), v.string()]));

/** A file of the facts in `data/`; read when it is needed and not cached. */
export function readFact(name: string): string {
  return readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
}

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFact(`${name}.json`)));
}

/** Rows of a file whose fields are parted by `|`, the first line naming them. */
export function readRows(name: string): string[][] {
  const [, ...lines] = readFact(`${name}.psv`).trimEnd().split('\n');
  return lines.map((line) => line.split('|'));
}

export const readPorts = () =>
  read('ports', v.object({ groups: v.array(groupFact), ports: v.array(portFact) }));
export const readCarriers = () => read('carriers', v.object({ carriers: v.array(carrierFact) })).carriers;
export const readVessels = () => read('vessels', v.object({ vessels: v.array(vesselFact) })).vessels;
export const readSeaGraph = () => read('searoutes', seaGraph);
export const readSurcharges = () =>
  read('surcharges', v.object({ surcharges: v.array(surchargeFact) })).surcharges;
export const readRegulations = () =>
  read(
    'regulations',
    v.object({ laws: v.array(law), conventions: v.array(convention), moved: v.array(movedLaw) }),
  );
export const readNationalCodes = () =>
  read('hs-national', v.object({ supervision: letters, quarantine: letters, codes: v.array(nationalCode) }));

/** Introductions of ports or carriers in both languages, by code. */
export function readIntroductions(of: 'port' | 'carrier'): Map<string, { introZh: string; introEn: string }> {
  const rows = readRows(`${of}-introductions`);
  return new Map(rows.map(([code = '', introZh = '', introEn = '']) => [code, { introZh, introEn }]));
}

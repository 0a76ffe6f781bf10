import type { DataOf } from '@fairway/gateway/contract/call';
import type { harbour, Port } from '@fairway/gateway/contract/harbour';
import { fold } from '@fairway/trade';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { genericWords, portsNamedIn, portsSpelledLike } from './names/closestPorts.ts';
import { portSpellings } from './names/portSpellings.ts';
import { type Region, regionIn } from './names/regions.ts';
import { gramsOf } from './names/terms.ts';

export type PortRow = Selectable<Tables['port']>;

const portColumns = [
  'code',
  'locode',
  'nameZh',
  'nameEn',
  'countryCode',
  'countryZh',
  'countryEn',
  'zone',
  'lat',
  'lon',
] as const;

export interface PortSearch {
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/**
 * Returns container ports that match the typed text, the best match first: those of a region, exact code, exact name, start of a code or
 * name, start of a word, anywhere; equal matches by the sailings that call there, then by code. If none does, those that
 * the text names among other words, then those whose name is spelled alike. All popular ports for an empty keyword.
 */
export async function searchPorts(db: Db, search: PortSearch): Promise<Port[]> {
  return (await portsWithText(db, search)) ?? closestPorts(db, search);
}

/** The same without ports that the text names among other words; null if there are none. */
export async function portsWithText(db: Db, { keyword, page, limit }: PortSearch): Promise<Port[] | null> {
  const region = regionIn(keyword);
  if (region) return portsOfRegion(db, region, { page, limit });
  const typed = fold(keyword);
  for (const text of new Set([typed, fold(keyword.replace(genericWords, ' ')) || typed])) {
    const ports = await portsLike(db, text, { page, limit });
    // An empty later page may follow others that have ports.
    if (ports.length > 0 || (page > 1 && (await portsLike(db, text, { page: 1, limit: 1 })).length > 0))
      return ports;
  }
  return null;
}

/** The container ports of a region, the busiest first. */
async function portsOfRegion(
  db: Db,
  { groups = [], ports = [] }: Region,
  { page, limit }: Omit<PortSearch, 'keyword'>,
): Promise<Port[]> {
  const ofRegion = sql<boolean>`(port.group_code = any(${groups}) or port.code = any(${ports}))`;
  return pageOfPorts(popularPorts(db).where(ofRegion), { page, limit });
}

/** Codes of the container ports that a text is the name of, or of a region's ports. */
export async function portCodesOf(db: Db, text: string): Promise<string[]> {
  const region = regionIn(text);
  if (region) return (await portsOfRegion(db, region, { page: 1, limit: mostPorts })).map(({ code }) => code);
  const rows = await db
    .selectFrom('portTerm')
    .select('portCode')
    .distinct()
    .where('term', '=', fold(text))
    .where('kind', '<>', 'word')
    .execute();
  return rows.map(({ portCode }) => portCode);
}

/** More than there are container ports: all that match are counted. */
const mostPorts = 1000;

/** Every port that matches the typed text, the best match first. */
export function allPortsLike(db: Db, keyword: string): Promise<Port[]> {
  return searchPorts(db, { keyword, page: 1, limit: mostPorts });
}

/** Ports that a text names among other words, or whose name is spelled like it, the busiest first. */
async function closestPorts(db: Db, { keyword, page, limit }: PortSearch): Promise<Port[]> {
  const spellings = await portSpellings(db);
  const matches = portsNamedIn(keyword, spellings);
  const closest = matches.length > 0 ? matches : portsSpelledLike(fold(keyword), spellings);
  if (closest.length === 0) return [];
  return pageOfPorts(popularPorts(db).where(sql<boolean>`port.code = any(${closest})`), { page, limit });
}

async function portsLike(
  db: Db,
  typed: string,
  { page, limit }: Omit<PortSearch, 'keyword'>,
): Promise<Port[]> {
  return pageOfPorts(typed === '' ? popularPorts(db) : matchingPorts(db, typed), { page, limit });
}

/** One page of a selection of ports, the busiest first where the selection has no order. */
async function pageOfPorts(
  selection: ReturnType<typeof popularPorts>,
  { page, limit }: Omit<PortSearch, 'keyword'>,
): Promise<Port[]> {
  const rows = await selection
    .orderBy('port.popularity', 'desc')
    .orderBy('port.code')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toPort);
}

function popularPorts(db: Db) {
  return db
    .selectFrom('port')
    .select(portColumns.map((column) => `port.${column}` as const))
    .where('port.containerPort', '=', true);
}

function matchingPorts(db: Db, typed: string) {
  const start = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const best = sql<number>`min(case
    when term = ${typed} and kind = 'code' then 0
    when term = ${typed} and kind = 'name' then 1
    when term like ${start} and kind <> 'word' then 2
    when term like ${start} then 3
    else 4 end)`;
  return popularPorts(db)
    .innerJoin('portTerm', 'portTerm.portCode', 'port.code')
    .where(
      // The index finds candidates by single characters and pairs; their order is checked afterwards.
      sql<boolean>`(term like ${start} or (grams @> ${gramsOf(typed)}::text[] and strpos(term, ${typed}) > 0))`,
    )
    .groupBy('port.code')
    .orderBy(best);
}

export function toPort(row: Pick<PortRow, (typeof portColumns)[number]>): Port {
  const { code, locode, nameZh, nameEn, countryCode, countryZh, countryEn, zone, lat, lon } = row;
  return { code, locode, nameZh, nameEn, countryCode, countryZh, countryEn, zone, lat, lon };
}

/** Cached by each server: they change only with a release, and every page of sailings needs two. */
const cachedPorts = new WeakMap<Db, Map<string, Port>>();

/** Ports by their trade codes; unknown ones are missing from the map. */
export async function portsByCode(db: Db, codes: readonly string[]): Promise<Map<string, Port>> {
  const cached = cachedPorts.get(db) ?? new Map<string, Port>();
  cachedPorts.set(db, cached);
  const missing = codes.filter((code) => !cached.has(code));
  if (missing.length > 0) {
    // The same statement for any number of codes, so that it can be prepared.
    const among = sql<boolean>`code = any(${missing})`;
    const rows = await db.selectFrom('port').select(portColumns).where(among).execute();
    for (const row of rows) cached.set(row.code, toPort(row));
  }
  return new Map(
    codes.flatMap((code) => {
      const port = cached.get(code);
      return port ? [[code, port]] : [];
    }),
  );
}

/** Every container port and every carrier by their names, the busiest ports first. */
export async function selectNames(db: Db): Promise<DataOf<typeof harbour.selectNames>> {
  const [ports, carriers] = await Promise.all([
    popularPorts(db)
      .clearSelect()
      .select(['code', 'locode', 'nameZh', 'nameEn', 'aliases', 'alsoKnownAs'])
      .orderBy('port.popularity', 'desc')
      .orderBy('port.code')
      .execute(),
    db.selectFrom('carrier').select(['code', 'nameZh', 'nameEn']).orderBy('code').execute(),
  ]);
  return { ports, carriers };
}

import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { type Compared, type CsvTable, differences } from '../../../services/csv/csvTable.ts';
import { recordVersions } from '../../sailingHistory/index.ts';
import { makeRoute } from '../../seaRoute/index.ts';
import { drawTracks } from '../detail/drawTracks.ts';
import type { SailingTable } from '../tables.ts';
import { countCalls } from './countCalls.ts';
import { readSailing, type SailingDetails, type SailingEntry } from './sailingLine.ts';
import { brokenBy, departureOf, reckoned, type SailingTexts, textsOf, timesOf } from './sailingRules.ts';
import { type Known, knownOf, type Recorded, recordedSailings } from './sailingStore.ts';
import { storeFormer } from './undoSailings.ts';

type Sailing = Selectable<SailingTable>;

/** A line with its stored record. */
interface RecordedEntry {
  readonly entry: SailingEntry;
  readonly recorded: Recorded;
}

async function look(
  db: Db,
  entries: readonly SailingEntry[],
): Promise<{ known: Known; recordedEntries: RecordedEntry[] }> {
  const known = await knownOf(db, entries);
  const departures = entries.map((entry) => departureOf(entry, known));
  const recorded = await recordedSailings(db, entries, departures);
  const recordedEntries = entries.map((entry, index) => ({
    entry,
    recorded: recorded[index] ?? { seaRouteId: null, sailing: null },
  }));
  return { known, recordedEntries };
}

async function compare(db: Db, entries: readonly SailingEntry[], now: Date): Promise<Compared[]> {
  const { known, recordedEntries } = await look(db, entries);
  return recordedEntries.map((each) => {
    const bad = brokenBy(each.entry, known, now);
    return bad ? { outcome: 'same', fields: [], bad } : outcomeOf(each, known);
  });
}

function outcomeOf({ entry, recorded: { seaRouteId, sailing } }: RecordedEntry, known: Known): Compared {
  const { details, origin, destination } = entry;
  const from = sailing ? recordedTexts(sailing, entry, known) : {};
  if (details === null) {
    const fields = differences(from, { departure: '', price_20gp: '', price_40gp: '', price_40hq: '' });
    return sailing ? { outcome: 'expired', fields } : { outcome: 'same', fields: [] };
  }
  const fields = differences(from, lineTexts(entry, details, known));
  // A new route is created with its first sailing, and is reported.
  const lane = { field: 'new_route', from: '', to: `${origin} → ${destination}` };
  if (!sailing) return { outcome: 'new', fields: seaRouteId === null ? [lane, ...fields] : fields };
  // A sample sailing with the same values becomes a real one.
  return { outcome: fields.length > 0 || sailing.sample ? 'changed' : 'same', fields };
}

function lineTexts(entry: SailingEntry, details: SailingDetails, known: Known): SailingTexts {
  const { gp20, gp40, hq40 } = details;
  const times = timesOf(entry, details, known);
  return textsOf({ ...details, times, prices: [gp20, gp40, hq40] }, entry, known);
}

/** Returns the stored values of a sailing by the columns of its file. */
export function recordedTexts(sailing: Sailing, entry: SailingEntry, known: Known): SailingTexts {
  const { departure, arrival, vesselImo: imo, priceGp20, priceGp40, priceHq40 } = sailing;
  const times = { departure, arrival, closings: sailing };
  return textsOf({ ...sailing, imo, times, prices: [priceGp20, priceGp40, priceHq40] }, entry, known);
}

async function save(db: Db, entries: readonly SailingEntry[], now: Date, csvImportId: string): Promise<void> {
  const { known, recordedEntries } = await look(db, entries);
  const cancelled = recordedEntries.flatMap(({ entry, recorded: { sailing } }) =>
    entry.details === null && sailing ? [{ before: sailing, after: null }] : [],
  );
  const cancelledIds = cancelled.map(({ before }) => before.id);
  await storeFormer(db, csvImportId, cancelledIds);
  if (cancelledIds.length > 0) await db.deleteFrom('sailing').where('id', 'in', cancelledIds).execute();

  const going = recordedEntries.flatMap(({ entry, recorded }) =>
    entry.details ? [{ entry, details: entry.details, recorded }] : [],
  );
  const lanes = new Map<string, string>();
  for (const { entry, recorded } of going) {
    const ends = `${entry.origin} ${entry.destination}`;
    if (!lanes.has(ends)) lanes.set(ends, recorded.seaRouteId ?? (await makeRoute(db, entry)));
  }
  const laneOf = ({ origin, destination }: SailingEntry) => lanes.get(`${origin} ${destination}`) ?? '';
  const rows = going.map(({ entry, details, recorded }) => ({
    id: recorded.sailing?.id ?? uuidv7(),
    seaRouteId: laneOf(entry),
    ...rowOf(entry, details, known),
    way: details.way === undefined ? (recorded.sailing?.way ?? null) : details.way,
    sample: false,
    updatedAt: now,
  }));
  await storeFormer(
    db,
    csvImportId,
    rows.map(({ id }) => id),
  );
  await insertMany(db, 'sailing', rows, ['id', 'seaRouteId']);
  const writes = rows.map((after, index) => ({ before: real(going[index]?.recorded.sailing), after }));
  const changes = [...cancelled.filter(({ before }) => real(before)), ...writes];
  await recordVersions(db, changes, { recordedAt: now, csvImportId, sample: false });
  await drawTracks(
    db,
    going.map(({ entry, details: { transitPort } }) => ({
      ...entry,
      seaRouteId: laneOf(entry),
      transitPort,
    })),
  );
}

/** The stored sailing; an invented one does not count as the past of a real one. */
const real = (sailing: Sailing | null | undefined) => (sailing && !sailing.sample ? sailing : null);

function rowOf(entry: SailingEntry, details: SailingDetails, known: Known) {
  const times = timesOf(entry, details, known);
  const { imo: vesselImo, gp20: priceGp20, gp40: priceGp40, hq40: priceHq40 } = details;
  return {
    carrierCode: entry.carrier,
    vesselName: entry.vessel,
    vesselImo,
    voyage: entry.voyage,
    ...reckoned(times, {
      origin: known.zones.get(entry.origin) ?? 'UTC',
      destination: known.zones.get(entry.destination) ?? 'UTC',
    }),
    departure: times.departure,
    arrival: times.arrival,
    transitPort: details.transitPort,
    ...times.closings,
    currency: details.currency,
    ...{ priceGp20, priceGp40, priceHq40 },
    demurrageDays: details.demurrageDays,
    detentionDays: details.detentionDays,
    remarkZh: details.remarkZh,
    remarkEn: details.remarkEn,
  };
}

/** Sailings with their prices, one line each; cancelled ones are marked. */
export const sailingTable: CsvTable<SailingEntry> = {
  columns: csvColumns.sailings,
  read: readSailing,
  keyOf: ({ origin, destination, carrier, vessel, voyage }) =>
    `${origin} ${destination} ${carrier} ${vessel} ${voyage}`,
  compare,
  save,
  finish: countCalls,
};

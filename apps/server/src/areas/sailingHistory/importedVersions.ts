import type { Currency } from '@fairway/gateway/contract/shapes';
import type { NamedWay } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { codeOf, currencyIn } from './changes.ts';
import {
  cutOffFields,
  numberIn,
  type PriceField,
  type TrackedValues,
  textIn,
  trackedFields,
  valuesOf,
} from './trackedFields.ts';
import { formerOf } from './versions/storedVersion.ts';

/** A sailing as an import published it; times are ISO instants, prices minor units. */
export interface PublishedValues {
  readonly departure: string;
  readonly arrival: string;
  readonly transitPort: string | null;
  /** By the code of the cut-off. */
  readonly cutOffs: Readonly<Record<string, string | null>>;
  readonly prices: Readonly<Record<PriceField, number | null>> & { readonly currency: Currency };
}

/** A change of one sailing by an import. Null before it was added, and after it was cancelled. */
export interface ImportedVersion {
  readonly id: string;
  readonly sailingId: string;
  readonly seaRouteId: string;
  readonly carrierCode: string;
  readonly vesselName: string;
  readonly voyage: string;
  /** The way named by its carrier; null also for a cancelled sailing. */
  readonly way: NamedWay | null;
  readonly recordedAt: Date;
  readonly before: PublishedValues | null;
  readonly after: PublishedValues | null;
}

export interface VersionPage {
  readonly versions: readonly ImportedVersion[];
  readonly lastId: string | null;
  readonly count: number;
}

/**
 * Returns the next versions after one, oldest first; `lastId` is the last one that was read, null without any, and
 * `count` is the number read. Invented versions are left out. A later change of the same sailing is undone, so that
 * each version has its own values. No version commits after one with a greater id, because imports write one file at a
 * time.
 */
export async function importedVersions(db: Db, afterId: string, limit: number): Promise<VersionPage> {
  const page = await versionsAfter(db, afterId)
    .select(['version.id', 'sailingId'])
    .orderBy('version.id')
    .limit(limit)
    .execute();
  const lastId = page.at(-1)?.id ?? null;
  if (lastId === null) return { versions: [], lastId, count: 0 };
  const ids = [...new Set(page.map(({ sailingId }) => sailingId))];
  const [rows, sailings] = await Promise.all([
    versionsAfter(db, afterId)
      .selectAll('version')
      .select('recordedAt')
      .where('sailingId', 'in', ids)
      .orderBy('version.id', 'desc')
      .execute(),
    db
      .selectFrom('sailing')
      .select(['id', 'carrierCode', 'vesselName', 'voyage', 'way', ...trackedFields])
      .where('id', 'in', ids)
      .execute(),
  ]);
  const sailingOf = new Map(sailings.map((sailing) => [sailing.id, sailing]));
  const pageIds = new Set(page.map(({ id }) => id));
  const versions: ImportedVersion[] = [];
  for (const [sailingId, newestFirst] of Map.groupBy(rows, (row) => row.sailingId)) {
    const sailing = sailingOf.get(sailingId);
    const names = sailing ?? newestFirst.find(({ cancelled }) => cancelled);
    let values = sailing ? valuesOf(sailing) : null;
    for (const version of newestFirst) {
      const { id, seaRouteId, recordedAt } = version;
      const after = version.cancelled ? null : values;
      const before = version.added ? null : ({ ...values, ...formerOf(version) } as TrackedValues);
      values = before;
      const { carrierCode, vesselName, voyage } = names ?? {};
      if (!carrierCode || !vesselName || !voyage || !pageIds.has(id)) continue;
      versions.push({
        ...{ id, sailingId, seaRouteId, carrierCode, vesselName, voyage, recordedAt },
        way: sailing?.way ?? null,
        before: before && publishedValues(before),
        after: after && publishedValues(after),
      });
    }
  }
  versions.sort((a, b) => Number(a.id) - Number(b.id));
  return { versions, lastId, count: page.length };
}

function versionsAfter(db: Db, id: string) {
  return db
    .selectFrom('sailingVersion as version')
    .innerJoin('versionSource as source', 'source.id', 'version.sourceId')
    .where('version.id', '>', id)
    .where('source.sample', '=', false);
}

function publishedValues(tracked: TrackedValues): PublishedValues {
  return {
    departure: String(tracked.departure),
    arrival: String(tracked.arrival),
    transitPort: textIn(tracked, 'transitPort'),
    cutOffs: Object.fromEntries(
      cutOffFields.map((field) => {
        const value = tracked[field];
        return [codeOf[field], typeof value === 'string' ? value : null];
      }),
    ),
    prices: {
      currency: currencyIn(tracked),
      priceGp20: numberIn(tracked, 'priceGp20'),
      priceGp40: numberIn(tracked, 'priceGp40'),
      priceHq40: numberIn(tracked, 'priceHq40'),
    },
  };
}

import { describe, expect, it } from 'vitest';
import { trackedFields } from '../../areas/sailingHistory/trackedFields.ts';
import { chance } from '../random.ts';
import { sampleVersions } from './history.ts';
import type { SailingRow } from './sailings.ts';

const updatedAt = new Date('2026-11-20T01:00:00Z');
const day = 86_400_000;

/** A sailing that departs so many days after the update. */
function sailing(number: number): SailingRow {
  const departure = new Date(updatedAt.getTime() + (number % 60) * day);
  const before = (days: number) => new Date(departure.getTime() - days * day);
  return {
    id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    seaRouteId: '019a0000-0000-7000-8000-000000000001',
    carrierCode: 'COSU',
    vesselName: 'COSCO SHIPPING HIMALAYAS',
    vesselImo: null,
    voyage: `${number}E`,
    week: 202648,
    departure,
    arrival: before(-14),
    transitDays: 14,
    transitPort: null,
    way: null,
    gateOpen: null,
    emptyPickUp: null,
    closing: before(4),
    vgmCutOff: null,
    customsCutOff: null,
    portCutOff: before(2),
    fullBoxIn: null,
    manifestCutOff: null,
    currency: 'USD',
    priceGp20: null,
    priceGp40: null,
    priceHq40: 100_000 + Math.round(100_000 * chance(`${number}`)),
    demurrageDays: 7,
    detentionDays: 7,
    remarkZh: '',
    remarkEn: '',
    sample: true,
    updatedAt,
  };
}
const sailings = Array.from({ length: 400 }, (_, number) => sailing(number));
const versions = sampleVersions(sailings, updatedAt);
const bySailing = Map.groupBy(versions, ({ columns }) => columns.sailingId);

describe('the invented history', () => {
  it('belongs to some sailings, and is the same each time', () => {
    expect(bySailing.size).toBeGreaterThan(20);
    expect(bySailing.size).toBeLessThan(120);
    expect(sampleVersions(sailings, updatedAt)).toEqual(versions);
  });

  it('begins with the listing, moves forward in time, and ends before the update', () => {
    for (const own of bySailing.values()) {
      expect(own.map(({ columns }) => columns.added)).toEqual([true, ...own.slice(1).map(() => false)]);
      const times = own.map(({ source }) => Number(source.recordedAt));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(Number(updatedAt));
    }
  });

  it('has a former value in every change', () => {
    const changed = versions.flatMap(({ columns }) => (columns.added ? [] : [columns]));
    for (const columns of changed) expect(trackedFields.some((field) => columns[field] !== null)).toBe(true);
    expect(changed.length).toBeGreaterThanOrEqual(bySailing.size);
  });
});

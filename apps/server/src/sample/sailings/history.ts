import { dayMs } from '@fairway/trade';
import { type SourcedVersion, versionOf } from '../../areas/sailingHistory/index.ts';
import { between, chance } from '../random.ts';
import type { SailingRow } from './sailings.ts';

const hour = 3_600_000;
/** Days before the departure on which a schedule or price may change. */
const changeDays = [30, 21, 12, 5];

/** An invented history of some sailings, up to their values now. Nothing in it is later than `updatedAt`. */
export function sampleVersions(sailings: readonly SailingRow[], updatedAt: Date): SourcedVersion[] {
  return sailings.flatMap((sailing) => {
    if (chance(`${sailing.id} history`) > 0.25) return [];
    const before = (days: number) => importOf(sailing.departure.getTime() - days * dayMs);
    const listedAt = before(Math.round(between(38, 56, `${sailing.id} listed`)));
    const days = changeDays.filter((day) => chance(`${sailing.id} ${day}`) < 0.55);
    const times = days.map(before).filter((time) => time < updatedAt);
    if (listedAt >= updatedAt || times.length === 0) return [];
    const rows: (SourcedVersion | null)[] = [];
    const source = (recordedAt: Date) => ({ recordedAt, csvImportId: null, sample: true });
    let after = sailing;
    for (const time of times.toReversed()) {
      const earlier = earlierOf(after, `${sailing.id} ${Number(time)}`);
      rows.push(versionOf({ before: earlier, after }, source(time)));
      after = earlier;
    }
    rows.push(versionOf({ before: null, after }, source(listedAt)));
    return rows.reverse().filter((row) => row !== null);
  });
}

/** The daily import before a time. */
function importOf(time: number): Date {
  return new Date(Math.floor(time / dayMs) * dayMs);
}

/** Returns a sailing before one change: another departure, SI cut-off or price. */
function earlierOf(sailing: SailingRow, key: string): SailingRow {
  const kind = chance(`${key} kind`);
  if (kind < 0.4) return movedBy(sailing, -(chance(`${key} days`) < 0.6 ? 1 : 2) * dayMs);
  if (kind < 0.5) return movedBy(sailing, dayMs);
  if (kind < 0.7) return { ...sailing, closing: later(sailing.closing, 12 * hour) };
  const percent = Math.round(between(-8, 8, `${key} price`)) || 3;
  const price = (amount: number | null) =>
    amount === null ? null : Math.round((amount * (100 + percent)) / 100 / 500) * 500;
  const { priceGp20, priceGp40, priceHq40 } = sailing;
  return {
    ...sailing,
    priceGp20: price(priceGp20),
    priceGp40: price(priceGp40),
    priceHq40: price(priceHq40),
  };
}

function later<Time extends Date | null>(time: Time, ms: number): Time | Date {
  return time === null ? time : new Date(time.getTime() + ms);
}

/** All times of a sailing move together. */
function movedBy(sailing: SailingRow, ms: number): SailingRow {
  return {
    ...sailing,
    departure: later(sailing.departure, ms),
    arrival: later(sailing.arrival, ms),
    emptyPickUp: later(sailing.emptyPickUp, ms),
    gateOpen: later(sailing.gateOpen, ms),
    manifestCutOff: later(sailing.manifestCutOff, ms),
    closing: later(sailing.closing, ms),
    vgmCutOff: later(sailing.vgmCutOff, ms),
    customsCutOff: later(sailing.customsCutOff, ms),
    fullBoxIn: later(sailing.fullBoxIn, ms),
    portCutOff: later(sailing.portCutOff, ms),
  };
}

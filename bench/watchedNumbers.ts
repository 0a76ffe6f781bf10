import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from '../apps/server/src/areas/tracking/digest/types.ts';
import { serializeEvents } from '../apps/server/src/areas/tracking/polling/reportedEvents.ts';
import { judgeNumbers } from '../apps/server/src/areas/watch/judging/judgeNumbers.ts';
import { insertMany } from '../apps/server/src/database/bulk/bulk.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { createOutbox } from '../apps/server/src/services/outbox/outbox.ts';
import type { Pool } from './filled.ts';
import { type Figure, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const numbers = brief ? 500 : 10_000;
const rounds = brief ? 1 : 3;
/** One of so many numbers changes between two runs of five minutes. */
const changedShare = 100;
const dayMs = 86_400_000;
const chunk = 1000;

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

export const numbersHow = `${numbers.toLocaleString('en')} watches on tracked numbers, judged the first time, without a change, and after a change of one in ${changedShare}.`;

/** Seconds to judge watches on tracked numbers, by how many of them changed. */
export async function measureNumbers(db: Db, pool: Pool, owner: Owner): Promise<Figure[]> {
  await addNumbers(db, owner);
  const parts = { db, outbox: createOutbox(async () => {}), publicUrl: () => 'https://fairway.test' };
  const now = new Date();
  const secondsOfRun = async () => {
    const start = performance.now();
    await judgeNumbers(parts, now);
    return (performance.now() - start) / 1000;
  };
  const first = await secondsOfRun();
  const [quietSeconds, busySeconds]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    quietSeconds.push(await secondsOfRun());
    await pool.query(
      `update tracking set revision = revision + 1
        where ('x' || substr(md5(id::text), 1, 6))::bit(24)::int % $1 = $2`,
      [changedShare, round],
    );
    busySeconds.push(await secondsOfRun());
  }
  return [
    figure('numbers judged, the first time', [first], 's', '', 2),
    figure('numbers judged, none changed', quietSeconds, 's', '≤ 0.1 s', 3),
    figure(`numbers judged, one in ${changedShare} changed`, busySeconds, 's', '', 3),
  ];
}

async function addNumbers(db: Db, owner: Owner): Promise<void> {
  const now = new Date();
  const events = serializeEvents(journey(now));
  const ids = Array.from({ length: numbers }, () => randomUUID());
  for (let at = 0; at < numbers; at += chunk) {
    const rows = ids.slice(at, at + chunk).map((id, index) => ({
      ...{ ...owner, id, kind: 'container' as const, number: `MSKU${1_000_000 + at + index}` },
      ...{
        carrierCode: 'MAEU',
        candidates: ['MAEU'],
        destination: 'NLRTM',
        ...{ said: events },
        addedAt: now,
        sample: true,
      },
    }));
    await db.insertInto('tracking').values(rows).execute();
  }
  const conditions = JSON.stringify([
    { kind: 'arrivalMoved', days: 2 },
    { kind: 'discharged' },
    { kind: 'freeTimeEnds', days: 3 },
    { kind: 'noMovement', days: 7 },
  ]);
  const watches = ids.map((trackingId) => ({
    ...{ ...owner, id: randomUUID(), trackingId, conditions, shipment: '{}' },
    baseline: JSON.stringify({ arrival: null, events: [] }),
    ...{
      delivery: 'list' as const,
      language: 'en' as const,
      zone: 'Asia/Shanghai',
      paused: false,
      addedAt: now,
    },
  }));
  await insertMany(db, 'watch', watches);
}

/** A container that left Shanghai and is expected in Rotterdam. */
function journey(now: Date): ReportedEvent[] {
  const event = (code: ReportedEvent['what'], locode: string, days: number): ReportedEvent => ({
    ...{ what: code, locode, at: new Date(now.getTime() + days * dayMs), saidAt: now },
    ...{ classifier: days > 0 ? 'EST' : 'ACT', facility: null, place: null, transit: false, vessel: null },
    ...{ box: 'MSKU1234565', isoType: '45G1', source: 'carrier', cause: null, remark: null, listed: true },
  });
  return [
    event('GTIN', 'CNSHA', -9),
    event('LOAD', 'CNSHA', -6),
    event('DEPA', 'CNSHA', -5),
    event('ARRI', 'NLRTM', 24),
    event('DISC', 'NLRTM', 25),
  ];
}

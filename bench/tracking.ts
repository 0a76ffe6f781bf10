import { randomUUID } from 'node:crypto';
import type { Connected } from '../apps/server/src/areas/tracking/carriers/connected.ts';
import { sandboxCarrier } from '../apps/server/src/areas/tracking/carriers/sandbox/sandboxCarrier.ts';
import { addNumbers } from '../apps/server/src/areas/tracking/numbers/add.ts';
import { pollDue } from '../apps/server/src/areas/tracking/polling/poll.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { createOutbox } from '../apps/server/src/services/outbox/outbox.ts';
import { type Pool, withSampleData } from './filled.ts';
import { type Bench, type Figure, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const numbers = brief ? 500 : 10_000;
const hours = brief ? 1 : 7;
const minute = 60_000;

/** Bills as five carriers write them; the rest is a serial of ten, seven or nine digits. */
const bills = [
  { carrier: 'COSU', write: (serial: number) => `COSU${6_100_000_000 + serial}` },
  { carrier: 'MSCU', write: (serial: number) => `MEDU${String(100_000_000 + serial)}` },
  { carrier: 'MAEU', write: (serial: number) => `MAEU${String(200_000_000 + serial)}` },
  { carrier: 'HLCU', write: (serial: number) => `HLCUSHA${String(250_000_000 + serial)}` },
  { carrier: 'CMDU', write: (serial: number) => `CMDUNGB${String(1_000_000 + serial)}` },
];

const carriers: Connected = {
  codes: bills.map(({ carrier }) => carrier),
  sample: true,
  callsPerMinute: 300,
  of: () => sandboxCarrier,
};

/** Ten thousand watched numbers, queried over hours of a simulated clock, in this one process. */
export const bench: Bench = () =>
  withSampleData(async (db, pool) => {
    const began = new Date();
    await watchAll(db, began);
    let now = began;
    const parts = {
      db,
      clock: { now: () => now },
      carriers,
      outbox: createOutbox(async () => {}),
      publicUrl: () => 'https://fairway.example',
      onFault: (error: unknown) => {
        throw error;
      },
    };
    const hourly: Hour[] = [];
    // In the first hour all is new; the ones after it are those that a server sees day by day.
    for (let hour = 0; hour <= hours; hour++) {
      const before = await busy(pool);
      const cpu = process.cpuUsage();
      let questions = 0;
      for (let step = 0; step < 60; step++) {
        questions += await pollDue(parts);
        now = new Date(now.getTime() + minute);
      }
      const { user, system } = process.cpuUsage(cpu);
      hourly.push({ questions, server: (user + system) / 1e6, database: (await busy(pool)) - before });
    }
    return {
      title: 'Watching cargo',
      how: `${numbers.toLocaleString('en')} bills of five carriers, each polled by the rules of the product (every hour at sea, every half hour near a port) with at most 300 queries per minute and carrier, against the sandbox. ${hours} simulated hours, after a first hour in which all bills are new. Server: CPU of this one process. Database: time in statements.`,
      figures: figures(hourly),
    };
  });

interface Hour {
  readonly questions: number;
  /** Seconds. */
  readonly server: number;
  readonly database: number;
}

function figures([first, ...rest]: readonly Hour[]): Figure[] {
  const of = (pick: (hour: Hour) => number) => rest.map(pick);
  return [
    figure('first hour: questions', [first?.questions ?? 0], '', '', 0),
    figure('first hour: server', [first?.server ?? 0], 's', '', 1),
    figure('first hour: database', [first?.database ?? 0], 's', '', 1),
    figure(
      'an hour: questions',
      of(({ questions }) => questions),
      '',
      `≥ ${numbers}`,
      0,
    ),
    figure(
      'an hour: server, of one core',
      of(({ server }) => server),
      's',
      '≤ 360 s',
      1,
    ),
    figure(
      'an hour: database',
      of(({ database }) => database),
      's',
      '≤ 180 s',
      1,
    ),
  ];
}

/** Seconds that the database has spent in statements so far. */
async function busy(pool: Pool): Promise<number> {
  // Sessions write their statistics when they are idle for a while, or on request.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ seconds: number }>(
    'select active_time / 1000 as seconds from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.seconds ?? Number.NaN;
}

/** Watches the numbers from ten accounts, fifty at a time as people paste them. */
async function watchAll(db: Db, now: Date): Promise<void> {
  const typed = Array.from({ length: numbers }, (_, serial) => {
    const { carrier, write } = bills[serial % bills.length] as (typeof bills)[number];
    return { number: write(serial), kind: 'bill' as const, carrier };
  });
  const options = { connected: carriers, now, language: 'en' as const };
  for (let from = 0; from < typed.length; from += 1000) {
    const watcher = { tenantId: randomUUID(), accountId: randomUUID() };
    for (let start = from; start < Math.min(from + 1000, typed.length); start += 50) {
      const outcomes = await addNumbers(db, watcher, typed.slice(start, start + 50), options);
      const refused = outcomes.find(({ outcome }) => outcome !== 'added');
      if (refused) throw new Error(`${refused.typed}: ${refused.outcome}`);
    }
  }
}

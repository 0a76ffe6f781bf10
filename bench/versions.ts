import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { recordVersions } from '../apps/server/src/areas/sailingHistory/index.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import { bring, somebody } from './csv.ts';
import { type Pool, withTables } from './filled.ts';
import { type Bench, beside, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const lines = brief ? 1000 : 10_000;
const rounds = brief ? 1 : 5;
/** A schedule is listed eight weeks ahead; each weekly import changes a quarter of its sailings. */
const imports = 8;
const changedShare = 4;
const dayMs = 86_400_000;

/** Imports that change every sailing: their whole time against the time without recording versions. */
export const bench: Bench = () =>
  withTables(async (db, pool) => {
    await loadFacts(db, ['places', 'vessels']);
    const by = await somebody(db);
    const whole: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const file = sailingFile(round);
      const { confirm } = await bring(db, { kind: 'sailings', fileName: `${round}.csv`, file }, by);
      const recording = await recordingSeconds(db);
      // The first round adds the sailings.
      if (round === 0) continue;
      whole.push(confirm);
      bare.push(confirm - recording);
    }
    const space = await spaceRatio(db, pool);
    return {
      title: 'Versions of sailings',
      how: `Imports of ${lines.toLocaleString('en')} lines, each of which changes the departure and price of a sailing, written on confirmation; ${rounds} rounds. Floor: the same, minus the time of recording the same versions in a separate transaction. Space: ${imports} weekly imports that each change one of ${changedShare} sailings, tables with indexes.`,
      figures: [
        beside(bare, bare, figure('without versions', bare, 's', '', 2)),
        beside(bare, whole, figure('Fairway: with versions', whole, 's', '≤ 1.3 × floor', 2)),
        {
          what: 'sailings and versions, against sailings alone',
          median: `${space.toFixed(2)} ×`,
          spread: '',
          target: '≤ 2 ×',
        },
      ],
    };
  });

function sailingFile(round: number): Blob {
  const ends = ['USLAX', 'NLRTM', 'DEHAM', 'SGSIN', 'AEJEA', 'JPOSA', 'USNYC', 'GRPIR'];
  const first = Date.now() + (30 + (round % 2)) * dayMs;
  const day = (days: number) => new Date(first + days * dayMs).toISOString().slice(0, 10);
  const parts = [`${csvColumns.sailings.join(',')}\n`];
  for (let line = 0; line < lines; line++) {
    const price = 1000 + (line % 90) + round;
    parts.push(
      `CNSHA,${ends[line % ends.length]},COSU,COSCO SHIPPING HIMALAYAS,,${line}E,${day(0)} 18:00,${day(20)} 06:00,,,${day(-4)} 12:00,,,${day(-2)} 18:00,,,,,USD,${price},,${price + 800},7,10,,,\n`,
    );
  }
  return new Blob(parts, { type: 'text/csv' });
}

/** Records one version of each sailing, a thousand at a time as an import does, and takes them back. */
async function recordingSeconds(db: Db): Promise<number> {
  const sailings = await db.selectFrom('sailing').selectAll().execute();
  const changes = sailings.map((after) => ({
    before: { ...after, departure: new Date(Number(after.departure) - dayMs), priceHq40: 1 },
    after,
  }));
  const source = { recordedAt: new Date(), csvImportId: null, sample: false };
  const transaction = await db.startTransaction().execute();
  const start = performance.now();
  for (let at = 0; at < changes.length; at += 1000)
    await recordVersions(transaction, changes.slice(at, at + 1000), source);
  const seconds = (performance.now() - start) / 1000;
  await transaction.rollback().execute();
  return seconds;
}

async function spaceRatio(db: Db, pool: Pool): Promise<number> {
  await db.deleteFrom('sailingVersion').execute();
  await db.deleteFrom('versionSource').execute();
  await pool.query('vacuum full sailing');
  await pool.query('vacuum full sailing_version');
  const sailings = await db.selectFrom('sailing').selectAll().execute();
  const source = { recordedAt: new Date(), csvImportId: null, sample: false };
  const added = sailings.map((after) => ({ before: null, after }));
  await recordVersions(db, added, source);
  for (let week = 0; week < imports; week++) {
    const changed = sailings.filter((_, index) => index % changedShare === week % changedShare);
    const changes = changed.map((after) => ({
      before: { ...after, departure: new Date(Number(after.departure) - dayMs), priceHq40: week },
      after,
    }));
    const recordedAt = new Date(Number(source.recordedAt) + (week + 1) * 7 * dayMs);
    await recordVersions(db, changes, { ...source, recordedAt });
  }
  const { rows } = await pool.query<{ ratio: number }>(
    `select (pg_total_relation_size('sailing') + pg_total_relation_size('sailing_version')
       + pg_total_relation_size('version_source'))::float / pg_total_relation_size('sailing') as ratio`,
  );
  return rows[0]?.ratio ?? Number.NaN;
}

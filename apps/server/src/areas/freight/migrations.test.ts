import { expect, it } from 'vitest';
import { createDb, createPool } from '../../database/db.ts';
import { migrate } from '../../database/migrate.ts';
import { loadFacts } from '../../facts/load.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { migrations } from '../index.ts';
import { addLane, addSailing } from './fixtures.ts';

/** A database as it was before the migration whose name ends so, with the facts of places. */
async function databaseBefore(end: string) {
  const { name: added } = migrations.find(({ name }) => name.endsWith(end)) ?? { name: '' };
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 2 });
  await migrate(
    pool,
    migrations.filter(({ name }) => name < added),
  );
  const db = createDb(pool);
  await loadFacts(db, ['places']);
  const drop = async () => {
    await pool.end();
    await database.drop();
  };
  return { pool, db, drop };
}

it('surcharges of a lane from before they had periods belong to its ports, and samples are marked', async () => {
  const { pool, db, drop } = await databaseBefore('surchargePeriods');
  const seaRouteId = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  await pool.query(
    `insert into surcharge_rate (sea_route_id, carrier_code, code, currency, amount_gp20, amount_gp40, amount_hq40)
      values ($1, 'COSU', 'DTHC', 'USD', 21000, 31000, 31000)`,
    [seaRouteId],
  );
  await migrate(pool, migrations);
  const rates = await db.selectFrom('surchargeRate').selectAll().execute();
  expect(rates).toMatchObject([
    {
      ...{ carrierCode: 'COSU', origin: 'CNSHA', destination: 'USLAX', code: 'DTHC', sample: true },
      ...{ basis: 'CTN', side: 'destination', payable: 'collect', amountHq40: 31_000, validTo: null },
    },
  ]);
  await drop();
});

it('transit days from before they were counted by calendars are counted again', async () => {
  const { pool, db, drop } = await databaseBefore('transitDays');
  const lane = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  // Leaves on the 24th at 18:00 in Shanghai, arrives on the 7th at 21:00 in Los Angeles: 13.46 days.
  await addSailing(db, lane, '2026-11-24T10:00:00Z', {
    arrival: new Date('2026-12-08T05:00:00Z'),
    transitDays: 14,
  });
  await addSailing(db, lane, '2026-11-25T10:00:00Z', {
    arrival: new Date('2026-12-09T10:00:00Z'),
    transitDays: 14,
  });
  await migrate(pool, migrations);
  const sailings = await db.selectFrom('sailing').select('transitDays').orderBy('departure').execute();
  expect(sailings.map(({ transitDays }) => transitDays)).toEqual([13, 14]);
  await drop();
});

import { expect, it } from 'vitest';
import { createDb, createPool } from '../../database/db.ts';
import { migrate } from '../../database/migrate.ts';
import { loadFacts } from '../../facts/load.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { migrations } from '../index.ts';
import { addLane } from './fixtures.ts';

const { name: added } = migrations.find(({ name }) => name.endsWith('surchargePeriods')) ?? { name: '' };

it('surcharges of a lane from before they had periods are of its ports, and the sample is told', async () => {
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 2 });
  await migrate(
    pool,
    migrations.filter(({ name }) => name < added),
  );
  const db = createDb(pool);
  await loadFacts(db, ['places']);
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
  await pool.end();
  await database.drop();
});

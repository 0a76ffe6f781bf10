import { expect, it } from 'vitest';
import { createDb, createPool } from '../../../database/db.ts';
import { migrate } from '../../../database/migrate.ts';
import { loadFacts } from '../../../facts/load.ts';
import { createTestDatabase } from '../../../testing/index.ts';
import { addLane, addSailing } from '../../freight/fixtures.ts';
import { migrations } from '../../index.ts';
import { importedVersions, type VersionPage } from '../importedVersions.ts';
import { recordVersions } from '../index.ts';
import { versionsOf } from '../store.ts';

it('versions of before keep their ids, values and times, and new ones follow them', async () => {
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 2 });
  await migrate(
    pool,
    migrations.filter(({ name }) => name < '121_compactVersions'),
  );
  const db = createDb(pool);
  await loadFacts(db, ['places', 'vessels']);
  const route = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  const departure = new Date('2026-12-06T02:00:00Z');
  const id = await addSailing(db, route, departure, { sample: false });
  const insert = (kind: string, former: object, day: string, sailingId = id) =>
    pool.query(
      `insert into sailing_version (sailing_id, sea_route_id, kind, former, recorded_at, sample,
          carrier_code, vessel_name, voyage, departure)
        values ($1, $2, $3, $4, $5, false, $6, $7, $8, $9)`,
      [
        ...[sailingId, route, kind, JSON.stringify(former), `${day}T01:00:00Z`],
        ...(kind === 'cancelled' ? ['COSU', 'EVER GIVEN', '090E', departure] : [null, null, null, null]),
      ],
    );
  await insert('added', {}, '2026-11-01');
  await insert(
    'changed',
    { departure: '2026-12-05T02:00:00.000Z', priceHq40: 1, gateOpen: null },
    '2026-11-08',
  );
  const cancelledId = '019a0000-0000-7000-8000-000000000001';
  await insert(
    'cancelled',
    { departure: departure.toISOString(), gateOpen: null },
    '2026-11-08',
    cancelledId,
  );

  await migrate(pool, migrations);

  expect(await versionsOf(db, { id, sample: false })).toEqual([
    { kind: 'added', former: {}, recordedAt: new Date('2026-11-01T01:00:00Z'), sample: false },
    {
      kind: 'changed',
      former: { departure: '2026-12-05T02:00:00.000Z', priceHq40: 1, gateOpen: null },
      recordedAt: new Date('2026-11-08T01:00:00Z'),
      sample: false,
    },
  ]);
  const idOf = (page: VersionPage) => page.versions.map((version) => Number(version.id));
  const third = await importedVersions(db, '2', 10);
  expect(third.versions).toMatchObject([{ sailingId: cancelledId, vesselName: 'EVER GIVEN', after: null }]);
  expect(idOf(third)).toEqual([3]);
  // Both of the second import have one source.
  expect(await db.selectFrom('versionSource').select('id').execute()).toHaveLength(2);

  const after = await db.selectFrom('sailing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const source = { recordedAt: new Date('2026-11-15T01:00:00Z'), csvImportId: null, sample: false };
  await recordVersions(db, [{ before: { ...after, priceHq40: 2 }, after }], source);
  expect(idOf(await importedVersions(db, '3', 10))).toEqual([4]);
  await pool.end();
  await database.drop();
});

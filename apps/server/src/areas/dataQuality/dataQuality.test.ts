import { csvImport } from '@fairway/gateway/contract/csvImport';
import { dataQuality } from '@fairway/gateway/contract/dataQuality';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { recordVersions } from '../sailingHistory/index.ts';
import { measureDataQuality } from './measure.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
});
afterAll(() => server.stop());

const select = () => server.client().gateway.send(dataQuality.selectQuality, {});
const day = 86_400_000;
const after = (days: number) => new Date(server.clock.now().getTime() + days * day);
const priced = { priceGp20: 100_00, priceGp40: 200_00, priceHq40: 210_00 };

it('shows no figures before the first measurement', async () => {
  expect(await select()).toMatchObject({ measuredAt: null, carriers: [], trades: [] });
});

it('counts the coming sailings by carrier and by trade', async () => {
  const { db, clock } = server;
  const route = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  const { imo: measuredVessel } = await db
    .selectFrom('vessel')
    .select('imo')
    .where('nominalTeu', 'is not', null)
    .executeTakeFirstOrThrow();
  const sailings = [
    // Complete, updated now.
    {
      ...priced,
      vgmCutOff: after(8),
      customsCutOff: after(8),
      vesselImo: measuredVessel,
      updatedAt: after(0),
    },
    // An old price of one box type.
    { priceGp20: 100_00, updatedAt: after(-15) },
    // Updated as long ago, but without a price that could be old.
    { updatedAt: after(-16) },
    { ...priced, carrierCode: 'EGLV', vgmCutOff: after(8) },
  ];
  for (const columns of sailings) await addSailing(db, route, after(10), columns);
  // Departed, and further ahead than is measured.
  await addSailing(db, route, after(-1), priced);
  await addSailing(db, route, after(57), priced);

  await measureDataQuality(db, clock.now());
  const { measuredAt, carriers, trades } = await select();

  expect(measuredAt).toBe(clock.now().toISOString());
  expect(carriers.map(({ carrier: { code }, ...coverage }) => ({ code, ...coverage }))).toEqual([
    {
      code: 'COSU',
      ...{ sailings: 3, priced: 1, oldPrices: 1, cutOffs: 1, vessels: 1, sample: true },
      medianHours: 15 * 24,
      updatedAt: clock.now().toISOString(),
    },
    expect.objectContaining({ code: 'EGLV', sailings: 1, priced: 1, oldPrices: 0, cutOffs: 0, vessels: 0 }),
  ]);
  expect(trades).toEqual([expect.objectContaining({ sailings: 4, priced: 2, oldPrices: 1 })]);
});

it('keeps a measurement for a quarter of an hour, then replaces it', async () => {
  const { db, clock } = server;
  await db.deleteFrom('sailing').where('carrierCode', '=', 'EGLV').execute();
  await measureDataQuality(db, clock.now());
  expect((await select()).carriers).toHaveLength(2);

  clock.advance(15 * 60);
  await Promise.all([measureDataQuality(db, clock.now()), measureDataQuality(db, clock.now())]);
  expect((await select()).carriers.map(({ carrier }) => carrier.code)).toEqual(['COSU']);
});

it('counts files and refused lines of imports, and names tables without any', async () => {
  const pricing = await atDesk(server, ['pricing'], '价格专员');
  const columns = 'port,grade,day,usd_per_tonne,source';
  const bring = (lines: readonly string[]) => {
    const file = new Blob([[columns, ...lines].join('\n')], { type: 'text/csv' });
    return pricing.client.gateway.send(csvImport.check, {
      body: { kind: 'fuel', fileName: 'fuel.csv', file },
    });
  };
  const { id } = await bring(['SGSIN,VLSFO,2026-11-18,612.50,Quote', 'CNZOS,VLSFO,2026-11-18,598,Quote']);
  await pricing.client.raw(csvImport.confirm, { body: { id } });
  await bring(['SGSIN,VLSFO,2026-11-18,dear,Quote']);

  const { imports } = await select();
  expect(imports.rows).toEqual([
    { kind: 'fuel', files: 1, lines: 3, refusedLines: 1, lastAt: server.clock.now().toISOString() },
    ...['sailings', 'surcharges', 'demurrage', 'exchange', 'hs'].map((kind) => ({
      ...{ kind, files: 0, lines: 0, refusedLines: 0, lastAt: null },
    })),
  ]);
});

it('takes the age of a price from the import that published it, not from later changes of times', async () => {
  const { db, clock } = server;
  const route = await addLane(db, { origin: 'CNNGB', destination: 'USLAX' });
  const id = await addSailing(db, route, after(10), { ...priced, carrierCode: 'MAEU', updatedAt: after(0) });
  const sailing = await db.selectFrom('sailing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const source = { csvImportId: null, sample: true };
  await recordVersions(db, [{ before: null, after: sailing }], { ...source, recordedAt: after(-15) });
  const before = { ...sailing, departure: after(9) };
  await recordVersions(db, [{ before, after: sailing }], { ...source, recordedAt: after(0) });

  await db.deleteFrom('dataQuality').execute();
  await measureDataQuality(db, clock.now());
  const { carriers } = await select();

  expect(carriers.find(({ carrier }) => carrier.code === 'MAEU')).toMatchObject({
    sailings: 1,
    oldPrices: 1,
  });
});

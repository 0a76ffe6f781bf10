import { alliances, carrierCodes } from '@fairway/gateway/contract/listings/carriers';
import { portCountryCodes, routeGroupCodes } from '@fairway/gateway/contract/listings/ports';
import { flagCodes } from '@fairway/gateway/contract/listings/vessels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { loadFacts } from './load.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // As two servers that start at once.
  await Promise.all([loadFacts(server.db), loadFacts(server.db)]);
});
afterAll(() => server.stop());

async function count(table: 'port' | 'carrier' | 'vessel' | 'hsItem' | 'hsNational' | 'regulation') {
  const { number } = await server.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Which transaction wrote each port: the same as before where nothing was written again. */
async function transactionOfPorts(): Promise<string> {
  const { rows } = await sql<{
    x: string;
  }>`select string_agg(xmin::text, ',' order by code) as x from port`.execute(server.db);
  return rows[0]?.x ?? '';
}

describe('the facts', () => {
  it('are in their tables once, even if loaded more than once', async () => {
    expect(await count('port')).toBe(215);
    expect(await count('carrier')).toBe(37);
    expect(await count('vessel')).toBe(12_577);
    expect(await count('hsItem')).toBe(21 + 97 + 1229 + 5613 + 55);
    expect(await count('hsNational')).toBe(55);
    expect(await count('regulation')).toBe(36 + 15);
  });

  it('contain nothing invented without examples: for goods only data from a published page', async () => {
    const bare = await startTestServer();
    try {
      await loadFacts(bare.db, ['hs'], { examples: false });
      const records = await bare.db.selectFrom('hsNational').selectAll().execute();
      expect(records).toHaveLength(39);
      expect(records.filter(({ illustrative }) => illustrative)).toEqual([]);
      for (const { checked, mfn, rebate, supervision, elements } of records) {
        const expected = [
          ...(mfn === null ? [] : ['mfn']),
          ...(rebate === null ? [] : ['rebate']),
          ...(supervision === '' ? [] : ['supervision']),
          ...(elements.length === 0 ? [] : ['elements']),
        ];
        expect(checked).toEqual(expect.arrayContaining(expected));
      }
      // A sandbox on the same database gets the examples.
      await loadFacts(bare.db, ['hs']);
      expect(await bare.db.selectFrom('hsNational').select('code').execute()).toHaveLength(55);
    } finally {
      await bare.stop();
    }
  });

  it('are left alone by a start with nothing new', async () => {
    const before = await transactionOfPorts();
    await loadFacts(server.db);
    expect(await transactionOfPorts()).toBe(before);
  });

  it('are updated when their files changed, with their counters kept', async () => {
    const port = () =>
      server.db.selectFrom('port').selectAll().where('code', '=', 'CNSHA').executeTakeFirstOrThrow();
    await server.db
      .updateTable('port')
      .set({ nameZh: '旧名', popularity: 7 })
      .where('code', '=', 'CNSHA')
      .execute();
    await server.db
      .updateTable('factLoad')
      .set({ fingerprint: 'of an older edition' })
      .where('part', '=', 'places')
      .execute();
    await loadFacts(server.db);
    expect(await port()).toMatchObject({ nameZh: '上海', popularity: 7 });
  });

  it('have the values that lists can be narrowed by', async () => {
    const { db } = server;
    const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code).toSorted();
    const groups = await db.selectFrom('routeGroup').select('code').execute();
    const countries = await db.selectFrom('port').select('countryCode as code').distinct().execute();
    const flags = await db.selectFrom('flag').select('code').execute();
    const carriers = await db.selectFrom('carrier').select('code').execute();
    const allied = await db.selectFrom('carrier').select('alliance').distinct().execute();
    expect(codesOf(groups)).toEqual([...routeGroupCodes].toSorted());
    expect(codesOf(countries)).toEqual([...portCountryCodes].toSorted());
    expect(codesOf(flags)).toEqual([...flagCodes].toSorted());
    expect(codesOf(carriers)).toEqual([...carrierCodes].toSorted());
    expect(allied.map(({ alliance }) => alliance ?? 'none').toSorted()).toEqual([...alliances].toSorted());
  });

  it('name the registers of Hong Kong and Taiwan as parts of China', async () => {
    const { rows } = await sql<{ nameZh: string; nameEn: string }>`
      select name_zh, name_en from flag where code in ('HK', 'TW') order by code`.execute(server.db);
    expect(rows).toEqual([
      { nameZh: '中国香港', nameEn: 'Hong Kong, China' },
      { nameZh: '中国台湾', nameEn: 'Taiwan, China' },
    ]);
  });
});

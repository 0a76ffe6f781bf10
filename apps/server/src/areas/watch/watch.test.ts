import { watch } from '@fairway/gateway/contract/watch';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('lists the newest first, sorts and searches by name, and has no rows past its last page', async () => {
  const rows = [
    { nameZh: '甲', nameEn: 'Alpha', addedAt: new Date('2026-11-01') },
    { nameZh: '乙', nameEn: 'Beta', addedAt: new Date('2026-11-03') },
    { nameZh: '丙', nameEn: 'Gamma', addedAt: new Date('2026-11-02') },
  ];
  await server.db
    .insertInto('watch')
    .values(rows.map((row) => ({ id: uuidv7(), ...row })))
    .execute();
  const client = server.client();
  await logIn(server, client);
  const pageOf = (query: object) => client.gateway.send(watch.selectPage, { query });
  const namesOf = async (query: object) => (await pageOf(query)).rows.map(({ nameEn }) => nameEn);
  expect(await namesOf({})).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(await namesOf({ sort: 'name' })).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await namesOf({ keyword: 'amm' })).toEqual(['Gamma']);
  expect(await namesOf({ keyword: '乙' })).toEqual(['Beta']);
  expect(await pageOf({ page: 9 })).toMatchObject({ rows: [], total: 3, page: 9 });
});

import { freight } from '@fairway/gateway/contract/freight';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { buyer, lanesOnOffer, ordered } from '../testing/orders.ts';

let server: TestServer;
let lanes: string[];
beforeAll(async () => {
  server = await startTestServer();
  lanes = await lanesOnOffer(server.db);
});
afterAll(() => server.stop());

/** Returns the statements that the server sends for a request, without the ones by which it watches the database. */
async function statementsOf(request: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  const watching = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...call: unknown[]
  ) {
    const [first] = call as [string | { readonly text: string }];
    texts.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, call);
  } as never);
  await request();
  watching.mockRestore();
  return texts.filter((text) => !text.includes('page_version')).map(named);
}

/** The verb and the table of a statement, and whether it commits without waiting for the disk. */
function named(text: string): string {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update) "?([a-z_]+)/.exec(text) ?? [];
  const unsynced = text.includes(`'synchronous_commit', 'off'`) ? 'unsynced' : '';
  return [verb, table, unsynced].filter(Boolean).join(' ');
}

it('creates an order in one transaction, the only one that waits for the disk', async () => {
  const someone = await buyer(server);
  await ordered(someone, lanes);
  expect(await statementsOf(() => ordered(someone, lanes))).toMatchInlineSnapshot(`
    [
      "select signing_key",
      "select session",
      "insert nonce",
      "insert rate_limit",
      "insert idempotency_record unsynced",
      "insert rate_limit",
      "begin",
      "select sea_route",
      "select subscription_route",
      "select account",
      "insert number_claim",
      "insert purchase_order",
      "insert purchase_order_route",
      "update idempotency_record",
      "commit",
    ]
  `);
});

it('reads the key and the session of a member before a read', async () => {
  const { client } = await buyer(server);
  const search = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W48' };
  const read = () => client.gateway.send(freight.selectSailings, { query: search });
  await read();
  expect(await statementsOf(read)).toMatchInlineSnapshot(`
    [
      "select signing_key",
      "select session",
      "select sailing",
      "select route_score",
    ]
  `);
});

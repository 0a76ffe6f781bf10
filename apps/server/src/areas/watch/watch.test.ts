import type { BodyOf } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { watch } from '@fairway/gateway/contract/watch';
import { mostWatches } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { addSeats } from '../../testing/seats.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { saveExchangeRates } from '../freight/index.ts';

type Body = BodyOf<typeof watch.add>;

let server: TestServer;
let member: TestClient;
let lane: string;
let sailingId: string;

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  sailingId = await addSailing(server.db, lane, '2026-12-20T18:00:00Z', { sample: false });
  await saveExchangeRates(server.db, [], server.clock.now());
  member = await subscriber();
});
afterAll(() => server.stop());

async function subscriber(): Promise<TestClient> {
  const client = server.client();
  const { tenantId, accountId } = await logIn(server, client, { accountType: 1 });
  await addSeats(server.db, { tenantId, accountId, seats: 0, lanes: [lane], now: server.clock.now() });
  return client;
}

const body: Body = {
  ...{ origin: 'CNSHA', destination: 'USLAX', sailingId: null, shipment: {} },
  conditions: [{ kind: 'departureMoved' }],
  ...{ delivery: 'list', language: 'en', zone: 'Asia/Shanghai' },
};
const add = (changed: Partial<Body> = {}, client = member) =>
  client.gateway.send(watch.add, { body: { ...body, ...changed } });
const codeOf = async (changed: object, client = member) =>
  (await client.raw(watch.add, { body: { ...body, ...changed } as Body })).code;

describe('a watch', () => {
  it('is stored once, is listed, changes, pauses and is deleted', async () => {
    const added = await add();
    expect(added).toMatchObject({ target: { kind: 'route' }, paused: false, firings: 0, lastFiredAt: null });
    expect((await add()).id).toBe(added.id);
    const onSailing = await add({ sailingId });
    expect(onSailing.target).toMatchObject({
      ...{ kind: 'sailing', id: sailingId, name: 'COSCO SHIPPING HIMALAYAS 084E' },
    });

    const { id } = added;
    const conditions = [{ kind: 'newCarrier' as const }];
    const { delivery, language, zone, shipment } = body;
    const change = { id, conditions, delivery, language, zone, shipment };
    expect(await member.gateway.send(watch.change, { body: change })).toMatchObject({ conditions });
    await member.gateway.send(watch.setPaused, { body: { id, paused: true } });
    const paused = await member.gateway.send(watch.selectPage, { query: { state: 'paused' } });
    expect(paused.rows.map((row) => row.id)).toEqual([id]);

    for (const each of [id, onSailing.id]) await member.gateway.send(watch.remove, { body: { id: each } });
    expect((await member.raw(watch.remove, { body: { id } })).code).toBe(codes.notFound);
    expect(await member.gateway.send(watch.selectPage, {})).toMatchObject({ rows: [], total: 0 });
  });

  it('is seen and changed by its account alone', async () => {
    const { id } = await add();
    const other = await subscriber();
    expect((await other.raw(watch.selectWatch, { query: { id } })).code).toBe(codes.notFound);
    expect((await other.raw(watch.setPaused, { body: { id, paused: true } })).code).toBe(codes.notFound);
    expect((await other.raw(watch.remove, { body: { id } })).code).toBe(codes.notFound);
    expect((await member.gateway.send(watch.selectWatch, { query: { id } })).watch.paused).toBe(false);
    await member.gateway.send(watch.remove, { body: { id } });
  });

  it.each<[string, object, number]>([
    ['a limit of 0', { conditions: [{ kind: 'totalUnder', limit: 0 }] }, codes.requestInvalid],
    ['500 percent', { conditions: [{ kind: 'totalMoved', percent: 500 }] }, codes.requestInvalid],
    ['no condition', { conditions: [] }, codes.requestInvalid],
    [
      'the same condition twice',
      { conditions: [...body.conditions, ...body.conditions] },
      codes.requestInvalid,
    ],
    ['a zone that does not exist', { zone: 'Asia/Atlantis' }, codes.requestInvalid],
    ['an unknown route', { origin: 'DEHAM' }, codes.notFound],
    ['an unknown sailing', { sailingId: uuidv7() }, codes.watchSailingGone],
    [
      'a total without a shipment',
      { conditions: [{ kind: 'totalMoved', percent: 5 }] },
      codes.watchShipmentMissing,
    ],
  ])('with %s is refused', async (_, changed, code) => {
    expect(await codeOf(changed)).toBe(code);
  });

  it('on one sailing has no conditions of a route', async () => {
    expect(await codeOf({ sailingId, conditions: [{ kind: 'newCarrier' }] })).toBe(codes.watchRouteOnly);
  });

  it('on a sailing that has departed is refused', async () => {
    const departed = await addSailing(server.db, lane, '2026-11-02T18:00:00Z', { voyage: '001E' });
    expect(await codeOf({ sailingId: departed })).toBe(codes.watchSailingGone);
  });

  it('needs the subscription of the route', async () => {
    const client = server.client();
    await logIn(server, client);
    expect(await codeOf({}, client)).toBe(codes.subscriptionRequired);
  });

  it('has a limit for each account', async () => {
    const client = await subscriber();
    const { id } = await add({}, client);
    const row = await server.db
      .selectFrom('watch')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: mostWatches - 1 }, (_, n) => ({
      ...row,
      id: uuidv7(),
      conditions: JSON.stringify([{ kind: 'totalOver', limit: 1000 + n }]),
      shipment: '{}',
      baseline: null,
    }));
    await server.db.insertInto('watch').values(copies).execute();
    expect(await codeOf({ sailingId }, client)).toBe(codes.watchLimit);
  });
});

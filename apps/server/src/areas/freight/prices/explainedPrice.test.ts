import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addSeats } from '../../../testing/seats.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let subscriber: TestClient;
let member: TestClient;

// The test clock is at Friday 2026-11-20, in week 47.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  const add = (carrierCode: string, departure: string, [gp40, hq40]: readonly [number, number]) =>
    addSailing(server.db, lane, departure, { carrierCode, priceGp40: gp40, priceHq40: hq40 });
  await add('COSU', '2026-11-26T10:00:00Z', [190_000, 200_000]);
  await add('MSCU', '2026-11-27T10:00:00Z', [200_000, 212_000]);
  await add('COSU', '2026-12-03T10:00:00Z', [197_000, 209_000]);
  await add('MSCU', '2026-12-04T10:00:00Z', [200_000, 212_000]);
  await addSurcharge({ code: 'THC', side: 'origin', amountHq40: 10_000 });
  await addSurcharge({ code: 'DTHC', side: 'destination', amountHq40: 20_000 });
  await addSurcharge({
    code: 'PSS',
    side: 'freight',
    amountHq40: 5000,
    carrierCode: 'COSU',
    validFrom: '2026-12-01',
  });
  [subscriber, member] = [server.client(), server.client()];
  const owner = await logIn(server, subscriber, { accountType: 1 });
  await addSeats(server.db, { ...owner, seats: 0, lanes: [lane], now: server.clock.now() });
  await logIn(server, member, { accountType: 1 });
});
afterAll(() => server.stop());

async function addSurcharge(columns: {
  readonly code: string;
  readonly side: 'freight' | 'origin' | 'destination';
  readonly amountHq40: number;
  readonly carrierCode?: string;
  readonly validFrom?: string;
}) {
  const carriers = columns.carrierCode ? [columns.carrierCode] : ['COSU', 'MSCU'];
  const rows = carriers.map((carrierCode) => ({
    ...{ origin: 'CNSHA', destination: 'USLAX', validFrom: '2026-01-01', validTo: null },
    ...{ nameZh: `附加费 ${columns.code}`, nameEn: `Surcharge ${columns.code}`, basis: 'CTN' as const },
    ...{ payable: 'prepaid' as const, currency: 'USD' as const, amountGp20: null, amountGp40: null },
    ...{ basisPoints: null, sample: true, updatedAt: server.clock.now(), csvImportId: null },
    ...columns,
    carrierCode,
  }));
  await server.db.insertInto('surchargeRate').values(rows).execute();
}

const query = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W49' } as const;
const changeFor = (client: TestClient, changes: object = {}) =>
  client.gateway.send(freight.selectPriceChange, { query: { ...query, ...changes } });

describe('why the price of a week changed', () => {
  it('is the freight, the add-on of the type, each surcharge and the carrier, which sum to the change', async () => {
    const change = await changeFor(subscriber);
    expect(change).toMatchObject({
      ...{ week: '2026-W49', against: '2026-W48', boxType: '40HQ', scope: 'total' },
      before: { price: { amount: 230_000, currency: 'USD' }, carrier: { code: 'COSU' } },
      after: { price: { amount: 242_000, currency: 'USD' }, carrier: { code: 'MSCU' } },
      parts: [
        { kind: 'freight', amount: 7000 },
        { kind: 'box', amount: 2000 },
        { kind: 'surcharge', code: 'PSS', nameEn: 'Surcharge PSS', amount: 5000 },
        { kind: 'carriers', amount: -2000 },
      ],
    });
  });

  it('is of the ocean freight alone without a subscription of the route', async () => {
    expect(await changeFor(member)).toMatchObject({
      scope: 'freight',
      before: { price: { amount: 200_000 } },
      after: { price: { amount: 209_000 }, carrier: { code: 'COSU' } },
      parts: [
        { kind: 'freight', amount: 7000 },
        { kind: 'box', amount: 2000 },
      ],
    });
  });

  it('falls back to the ocean freight where a type has no surcharges', async () => {
    const change = await changeFor(subscriber, { boxType: '40GP' });
    expect(change).toMatchObject({ scope: 'freight', parts: [{ kind: 'freight', amount: 7000 }] });
  });

  it('has no parts against a week without sailings', async () => {
    const change = await changeFor(subscriber, { against: '2026-W40' });
    expect(change).toMatchObject({ against: '2026-W40', before: null, parts: [] });
  });

  it('names what it cannot answer: no such port, and no such week', async () => {
    await expect(changeFor(member, { origin: 'CNZZZ' })).rejects.toMatchObject({ codeName: 'notFound' });
    await expect(changeFor(member, { against: '2027-W53' })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

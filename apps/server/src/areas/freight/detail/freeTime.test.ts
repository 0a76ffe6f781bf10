import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addSeats } from '../../../testing/seats.ts';
import { addTariffs } from '../../demurrageTariff/fixtures.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let member: TestClient;
let maersk: string;
let cosco: string;

// Arrives in Rotterdam on Wednesday 23 December, before Christmas and Boxing Day (a Saturday).
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM' });
  const add = (carrierCode: string) => addSailing(server.db, lane, '2026-12-09T10:00:00Z', { carrierCode });
  [maersk, cosco] = [await add('MAEU'), await add('COSU')];
  await addTariffs(
    server.db,
    { freeDays: 7 },
    { charge: 'detention', freeDays: 5, bands: '6-:30' },
    { box: '20DRY', freeDays: 3, freeDayCount: 'working', bands: '4-:60' },
  );
  member = server.client();
  const owner = await logIn(server, member, { accountType: 1 });
  await addSeats(server.db, { ...owner, seats: 0, lanes: [lane], now: server.clock.now() });
});
afterAll(() => server.stop());

const freeTimeOf = async (id: string, boxes?: string) =>
  (await member.gateway.send(freight.sailDetail, { query: { id, boxes } })).freeTime;

describe('free time of a sailing by the tariff of its carrier', () => {
  it('counts the working days from the arrival, and leaves out detention, whose first day is not known', async () => {
    expect(await freeTimeOf(maersk)).toMatchObject([
      {
        ...{ charge: 'combined', start: '2026-12-23', freeDays: 7, last: '2026-12-29', workedDays: 4 },
        holidays: [{ day: '2026-12-25' }],
      },
    ]);
  });

  it('is that of the first container of the shipment', async () => {
    const [combined] = await freeTimeOf(maersk, '1x20GP');
    expect(combined).toMatchObject({ freeDays: 3, last: '2026-12-28', workedDays: 3 });
  });

  it('is empty where the carrier has no tariff', async () => {
    expect(await freeTimeOf(cosco)).toEqual([]);
  });
});

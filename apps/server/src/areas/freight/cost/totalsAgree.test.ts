import { attention } from '@fairway/gateway/contract/attention';
import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { freight } from '@fairway/gateway/contract/freight';
import { quotation } from '@fairway/gateway/contract/quote';
import { formatWeek } from '@fairway/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSampleData } from '../../../sample/index.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addSeats } from '../../../testing/seats.ts';

const leastSailings = 2000;
/** Requests at once. */
const atOnce = 8;
const shipment = { boxes: '2x20GP-1x40HQ', incoterm: 'FOB', currency: 'CNY' } as const;

interface Lane {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  /** Stored weeks with sailings. */
  readonly weeks: readonly number[];
}

let server: TestServer;
let member: TestClient;
let lanes: readonly Lane[];

beforeAll(async () => {
  server = await startTestServer();
  await fillSampleData(server.db, server.clock.now(), 10);
  const { rows } = await sql<Lane>`
    select id, origin, destination, weeks from (
      select lane.id, origin, destination, array_agg(distinct week) as weeks, sum(count(*)) over (order by count(*) desc, lane.id) - count(*) as before
      from sea_route as lane join sailing on sea_route_id = lane.id group by lane.id
    ) as busiest
    where before < ${leastSailings * 1.1} order by before`.execute(server.db);
  lanes = rows;
  member = server.client();
  const { tenantId, accountId } = await logIn(server, member, { accountType: 1 });
  const now = server.clock.now();
  await addSeats(server.db, { tenantId, accountId, seats: 0, lanes: lanes.map(({ id }) => id), now });
});
afterAll(() => server.stop());

const endsOf = ({ origin, destination }: Lane) => ({ origin, destination });
const totalOf = ({ cost }: CostedSailing) => cost?.total?.amount ?? null;
const lowestOf = (sailings: readonly CostedSailing[]) => {
  const totals = sailings.flatMap((sailing) => totalOf(sailing) ?? []);
  return totals.length > 0 ? { amount: Math.min(...totals), currency: shipment.currency } : null;
};
const isBookable = ({ closedBy }: CostedSailing) => closedBy === null;

/** Runs some work for each value, a few at once. */
async function each<T>(values: readonly T[], work: (value: T) => Promise<void>): Promise<void> {
  const queue = [...values];
  const run = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

async function sailingsOf(lane: Lane, week: string): Promise<readonly CostedSailing[]> {
  const query = { ...endsOf(lane), ...shipment, week, limit: 50 } as const;
  const { rows, departures } = await member.gateway.send(freight.selectSailings, { query });
  expect(departures).toBeLessThanOrEqual(50);
  return rows;
}

async function detailAgrees(sailing: CostedSailing): Promise<void> {
  const { cost } = await member.gateway.send(freight.sailDetail, { query: { id: sailing.id, ...shipment } });
  expect(cost).toMatchObject(sailing.cost ?? {});
}

async function quoteAgrees(sailings: readonly CostedSailing[]): Promise<void> {
  const { content } = await member.gateway.send(quotation.saveDraft, {
    body: {
      ...{ id: null, sailingIds: sailings.map(({ id }) => id), payer: 'all', language: 'en', validTo: null },
      customer: { name: 'Hansa Import GmbH', contact: '', email: '' },
      margin: { kind: 'box', amount: 0 },
      ...{ remark: '', conditions: '', shipment },
    },
  });
  expect(content.options.map(({ total }) => total)).toEqual(sailings.map(({ cost }) => cost?.total));
}

it('the list, the week strip, the chart, the followed routes, the detail and a quotation have one total, to the cent', async () => {
  let compared = 0;
  let quoted = 0;
  let charted = 0;
  for (const lane of lanes) {
    const ends = endsOf(lane);
    await member.gateway.send(attention.addOrUpdateAttention, { body: { ...ends, followed: true } });
    const chart = await member.gateway.send(attention.selectAttentionDetail, {
      query: { ...ends, ...shipment },
    });
    const strip = await member.gateway.send(freight.selectWeekPrices, {
      query: { ...ends, ...shipment, week: '2026-W48' },
    });
    for (const week of lane.weeks.map(formatWeek)) {
      const sailings = await sailingsOf(lane, week);
      const bookable = sailings.filter(isBookable);
      const point = strip.weeks.find((other) => other.week === week);
      if (point) expect(point.lowest).toEqual(lowestOf(bookable));
      const past = chart.weeks.find((other) => other.week === week);
      if (past) expect(past.total).toEqual(lowestOf(bookable.length > 0 ? bookable : sailings));
      await each(sailings, detailAgrees);
      const priced = bookable.filter((sailing) => totalOf(sailing) !== null);
      const options = Array.from({ length: Math.ceil(priced.length / 5) }, (_, index) =>
        priced.slice(index * 5, index * 5 + 5),
      );
      await each(options, quoteAgrees);
      compared += sailings.length;
      quoted += priced.length;
      charted += past?.total ? 1 : 0;
    }
  }
  const { rows } = await member.gateway.send(attention.selectShippingRateByAttention, {
    query: { ...shipment, limit: 50 },
  });
  for (const { attention: followed, week, total } of rows) {
    const query = { origin: followed.origin.code, destination: followed.destination.code };
    const strip = await member.gateway.send(freight.selectWeekPrices, {
      query: { ...query, ...shipment, week },
    });
    expect(total).toEqual(strip.weeks.find((other) => other.week === week)?.lowest);
  }
  expect(rows).toHaveLength(lanes.length);
  expect(compared).toBeGreaterThanOrEqual(leastSailings);
  expect(quoted).toBeGreaterThan(leastSailings / 4);
  expect(charted).toBeGreaterThan(lanes.length);
}, 600_000);

import { codes } from '@fairway/gateway/contract/codes';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import type { seaRouteListing } from '@fairway/gateway/contract/listings/seaRoutes';
import { order } from '@fairway/gateway/contract/order';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyer } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';
import { addSailing } from '../freight/fixtures.ts';

const { server } = await openShop();
let desk: TestStaff;
beforeAll(async () => {
  desk = await atDesk(server, ['pricing']);
});

const offer = (origin: string, destination: string) =>
  desk.client.raw(seaRouteDesk.offer, { body: { origin, destination } });
const sold = async () =>
  (await server.client().gateway.send(seaRoute.selectAll, {})).rows.map(
    ({ origin, destination }) => `${origin.code} ${destination.code}`,
  );
const logged = async () =>
  (await server.db.selectFrom('auditEntry').select(['action', 'subjectName']).orderBy('id').execute()).map(
    ({ action, subjectName }) => `${action} ${subjectName}`,
  );

it('a route is sold from the moment it is offered until it is taken off the shelf, and each is logged once', async () => {
  const { code, data } = await offer('CNTAO', 'DEHAM');
  expect(code).toBe(codes.ok);
  const { id } = data as { id: string };
  expect(data).toMatchObject({ onSale: true, subscriptions: 0, groupCode: 'EUR' });
  expect(await sold()).toContain('CNTAO DEHAM');
  expect(data).toMatchObject({ already: false });
  expect((await offer('CNTAO', 'DEHAM')).data).toMatchObject({ id, already: true });

  const by = await buyer(server);
  await by.client.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [id] } });
  const body = { seaRouteIds: [id], durationMonths: 1 as const };
  await by.client.gateway.send(order.create, { body });

  const withdraw = () => desk.client.raw(seaRouteDesk.withdraw, { body: { id } });
  expect((await withdraw()).data).toMatchObject({ id, onSale: false, subscriptions: 1 });
  expect((await withdraw()).code).toBe(codes.ok);
  expect(await sold()).not.toContain('CNTAO DEHAM');
  expect((await by.client.raw(order.create, { body })).code).toBe(codes.routeNotForSale);
  expect((await offer('CNTAO', 'DEHAM')).data).toMatchObject({
    id,
    onSale: true,
    already: false,
    subscriptions: 1,
  });
  expect(await logged()).toEqual([
    'routeOffered CNTAO → DEHAM',
    'routeWithdrawn CNTAO → DEHAM',
    'routeOffered CNTAO → DEHAM',
  ]);
});

it('unknown ports, and one port twice, are refused at their field', async () => {
  const broken = async (origin: string, destination: string) => {
    const { status, data } = await offer(origin, destination);
    expect(status).toBe(400);
    return (data as { fields: { field: string; rule: string }[] }).fields.map(
      ({ field, rule }) => `${field} ${rule}`,
    );
  };
  expect(await broken('XXXXX', 'DEHAM')).toEqual(['body.origin portCode']);
  expect(await broken('CNSHA', 'CNSHA')).toEqual(['body.destination samePort']);
});

it('ports are found by the typed text', async () => {
  const { rows } = await desk.client.gateway.send(seaRouteDesk.selectPorts, { query: { keyword: '汉堡' } });
  expect(rows.map(({ code }) => code)).toEqual(['DEHAM']);
});

it('a route that never was cannot be taken off the shelf', async () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  expect((await desk.client.raw(seaRouteDesk.withdraw, { body: { id } })).code).toBe(codes.notFound);
});

describe('the list of routes', () => {
  type DeskQuery = Partial<ListQuery<typeof seaRouteListing>>;
  const page = (query: DeskQuery = {}) => desk.client.gateway.send(seaRouteDesk.selectPage, { query });
  const listed = async (query: DeskQuery) =>
    (await page(query)).rows.map(({ origin, destination }) => `${origin.code} ${destination.code}`);
  beforeAll(async () => {
    const { data } = await offer('CNSHK', 'DEHAM');
    const { id } = data as { id: string };
    await addSailing(server.db, id, new Date(server.clock.now().getTime() + 86_400_000));
    await addSailing(server.db, id, new Date(server.clock.now().getTime() - 86_400_000));
    await desk.client.gateway.send(seaRouteDesk.withdraw, { body: { id } });
  });

  it('returns the routes on sale by trade group, and the number of sailings still to come', async () => {
    const { rows, total, groups } = await page();
    expect(total).toBe(6);
    expect(groups.map(({ code, routes }) => `${code} ${routes}`)).toEqual([
      'JK 1',
      'SEA 1',
      'EUR 3',
      'USW 1',
    ]);
    expect(rows.find(({ origin }) => origin.code === 'CNSHK')).toMatchObject({ onSale: false, sailings: 1 });
  });

  it.each<[DeskQuery, string[]]>([
    [{ sale: 'off' }, ['CNSHK DEHAM']],
    [{ group: 'USW' }, ['CNSHA USLAX']],
    [{ keyword: '上海 → 洛杉矶' }, ['CNSHA USLAX']],
    [{ keyword: 'ningbo' }, ['CNNGB JPOSA']],
    [{ keyword: 'deham', sale: 'on' }, ['CNTAO DEHAM']],
    [{ keyword: '100%' }, []],
    [
      { sort: 'subscriptions', order: 'desc', limit: 10, group: 'EUR', sale: 'on' },
      ['CNTAO DEHAM', 'CNSHA NLRTM'],
    ],
    [{ page: 9 }, []],
  ])('asked for %j gives %j', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it('is for those who keep prices', async () => {
    const finance = await atDesk(server, ['finance', 'editor']);
    for (const answered of [
      await finance.client.raw(seaRouteDesk.selectPage, {}),
      await finance.client.raw(seaRouteDesk.offer, { body: { origin: 'CNSHA', destination: 'DEHAM' } }),
    ])
      expect(answered.code).toBe(codes.roleMissing);
  });
});

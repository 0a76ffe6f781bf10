import { codes } from '@fairway/gateway/contract/codes';
import { order } from '@fairway/gateway/contract/order';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { beforeAll, expect, it } from 'vitest';
import { buyer } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';

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
  expect((await offer('CNTAO', 'DEHAM')).data).toMatchObject({ id });

  const by = await buyer(server);
  const body = { seaRouteIds: [id], durationMonths: 1 as const };
  await by.client.gateway.send(order.create, { body });

  const withdraw = () => desk.client.raw(seaRouteDesk.withdraw, { body: { id } });
  expect((await withdraw()).data).toMatchObject({ id, onSale: false });
  expect((await withdraw()).code).toBe(codes.ok);
  expect(await sold()).not.toContain('CNTAO DEHAM');
  expect((await by.client.raw(order.create, { body })).code).toBe(codes.routeNotForSale);
  expect((await offer('CNTAO', 'DEHAM')).data).toMatchObject({ id, onSale: true });
  expect(await logged()).toEqual([
    'routeOffered CNTAO → DEHAM',
    'routeWithdrawn CNTAO → DEHAM',
    'routeOffered CNTAO → DEHAM',
  ]);
});

it('ports that nobody knows, and one port twice, are refused at their field', async () => {
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

it('a route that never was cannot be taken off the shelf', async () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  expect((await desk.client.raw(seaRouteDesk.withdraw, { body: { id } })).code).toBe(codes.notFound);
});

import type { DataOf } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { freight } from '@fairway/gateway/contract/freight';
import { type Seat, seat } from '@fairway/gateway/contract/seat';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { user } from '@fairway/gateway/contract/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { givePassword } from '../../testing/accounts.ts';
import { type Buyer, buyer } from '../../testing/orders.ts';
import { addSeats } from '../../testing/seats.ts';
import { openShop } from '../../testing/shop.ts';
import { addSailing } from '../freight/fixtures.ts';

const { server, lanes } = await openShop();
const first = 'first123';
let names = 0;
const newName = () => {
  names += 1;
  return `Seat${names}x`;
};
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);

async function company(seats = 3): Promise<Buyer> {
  const admin = await buyer(server, 1);
  await server.db
    .insertInto('company')
    .values({ tenantId: admin.tenantId, name: '测试货运', createdAt: server.clock.now() })
    .execute();
  await addSeats(server.db, { ...admin, seats, lanes: lanes.slice(0, 2), now: server.clock.now() });
  return admin;
}

const give = async (
  admin: Buyer,
  more: Partial<{ username: string; resourceIds: string[]; employeeId: string }> = {},
) =>
  admin.client.gateway.send(seat.distributeSeat, {
    body: {
      ...{ username: newName(), password: first, resourceIds: lanes.slice(0, 1) },
      ...{ employeeId: more.employeeId ?? (await person(admin)).id },
      ...more,
    },
  });
const person = ({ client }: Buyer, name = 'Lin') =>
  client.gateway.send(companyFramework.addEmployee, { body: { name, departmentId: null } });

/** A browser that has logged in as a sub-account, past its first password. */
async function within({ username }: Seat) {
  const client = server.client();
  const more = { loginPortal: 2, newPassword: 'MyOwn2026' } as const;
  const answer = await givePassword(client, username, first, more);
  expect(answer.code).toBe(codes.ok);
  return client;
}

describe('a first password', () => {
  it('opens nothing until its owner has chosen another, and then never again', async () => {
    const { username } = await give(await company());
    const client = server.client();
    const log = (password: string, newPassword?: string) =>
      givePassword(client, username, password, {
        loginPortal: 2,
        ...(newPassword === undefined ? {} : { newPassword }),
      });
    expect((await log(first)).code).toBe(codes.firstPasswordOver);
    expect((await log('wrong123', 'MyOwn2026')).code).toBe(codes.passwordWrong);
    expect((await log(first, first)).code).toBe(codes.passwordUnchanged);
    expect((await log(first, 'short1')).status).toBe(400);
    expect((await log(first, 'MyOwn2026')).code).toBe(codes.ok);
    expect((await log(first, 'Another2026')).code).toBe(codes.passwordWrong);
    expect((await log('MyOwn2026')).code).toBe(codes.ok);
  });

  it('set again ends the session and requires another', async () => {
    const admin = await company();
    const newSeat = await give(admin);
    const client = await within(newSeat);
    const { id, version } = newSeat;
    const body = { id, version, password: 'again123' };
    await admin.client.gateway.send(seat.resetPassword, { body });
    expect((await client.raw(user.profile)).status).toBe(401);
    const answer = await givePassword(server.client(), newSeat.username, 'again123', { loginPortal: 2 });
    expect(answer.code).toBe(codes.firstPasswordOver);
  });
});

describe('routes of a sub-account', () => {
  let admin: Buyer;
  let sailing: string;
  beforeEach(async () => {
    admin = await company();
    sailing = await addSailing(server.db, lanes[0] ?? '', inDays(4));
  });
  const change = (of: Seat, add: string[], remove: string[] = []) =>
    admin.client.raw(seat.updateResources, { body: { id: of.id, version: of.version, add, remove } });

  it('TRUST 4: are its own alone, and one that is taken away is closed at the next request', async () => {
    const [lane = '', other = ''] = lanes;
    const newSeat = await give(admin, { resourceIds: [lane] });
    const client = await within(newSeat);
    expect(await change(newSeat, [], [lane])).toMatchObject({
      code: codes.seatNeedsRoute,
      msg: '子账号至少需要一条航线。请先添加另一条航线，或停用该子账号。',
    });
    const open = () => client.raw(freight.sailDetail, { query: { id: sailing } });
    expect((await open()).code).not.toBe(codes.subscriptionRequired);
    const mine = (await client.gateway.send(subscribe.selectMine, {})).subscriptions;
    expect(mine.flatMap(({ routes }) => routes.map(({ id }) => id))).toEqual([lane]);
    const second = await addSailing(server.db, other, inDays(4));
    const closed = await client.raw(freight.sailDetail, { query: { id: second } });
    expect(closed.code).toBe(codes.subscriptionRequired);
    expect((await change(newSeat, [other], [lane])).code).toBe(codes.ok);
    expect((await open()).code).toBe(codes.subscriptionRequired);
  });

  it('are refused if already assigned, or not the company’s', async () => {
    const [lane = '', other = '', foreign = ''] = lanes;
    const newSeat = await give(admin, { resourceIds: [lane] });
    expect((await change(newSeat, [lane])).code).toBe(codes.subAccountAdded);
    expect((await change(newSeat, [lane, other])).code).toBe(codes.routeSubscribed);
    expect((await change(newSeat, [foreign])).code).toBe(codes.routeNotAllowed);
    expect((await change(newSeat, [other])).data).toMatchObject({ version: newSeat.version + 1 });
    expect((await change(newSeat, [], [other])).code).toBe(codes.companyChanged);
  });

  it('end with the seat’s own end, and with the seats of the company', async () => {
    const [lane = ''] = lanes;
    const newSeat = await give(admin, { resourceIds: [lane] });
    const client = await within(newSeat);
    const code = async () => (await client.raw(freight.sailDetail, { query: { id: sailing } })).code;
    const { id, version } = newSeat;
    const until = async (expiresAt: string | null, at = version) =>
      admin.client.gateway.send(seat.setExpiry, { body: { id, version: at, expiresAt } });
    await until(new Date(server.clock.now().getTime() + 60_000).toISOString());
    server.clock.advance(61);
    expect(await code()).toBe(codes.subscriptionRequired);
    await until(null, version + 1);
    expect(await code()).not.toBe(codes.subscriptionRequired);
    await server.db
      .updateTable('subscription')
      .set({ seats: 0 })
      .where('tenantId', '=', admin.tenantId)
      .execute();
    expect(await code()).toBe(codes.subscriptionRequired);
  });
});

describe('seats', () => {
  it('are freed by a sub-account that ends, which needs a free one to come back', async () => {
    const admin = await company(1);
    const newSeat = await give(admin);
    const client = await within(newSeat);
    const body = { id: newSeat.id, version: newSeat.version };
    expect(await admin.client.gateway.send(seat.disable, { body })).toMatchObject({
      number: null,
      disabled: true,
    });
    expect((await client.raw(user.profile)).status).toBe(401);
    const next = await give(admin);
    expect(next.number).toBe(1);
    const back = { body: { id: newSeat.id, version: newSeat.version + 1 } };
    expect((await admin.client.raw(seat.enable, back)).code).toBe(codes.membersFull);
    await admin.client.gateway.send(seat.disable, { body: { id: next.id, version: next.version } });
    expect(await admin.client.gateway.send(seat.enable, back)).toMatchObject({ number: 1, disabled: false });
  });

  it('wait for one where fewer run than were given, and move up when one is free', async () => {
    const admin = await company(2);
    const one = await give(admin);
    const two = await give(admin);
    await server.db
      .updateTable('subscription')
      .set({ seats: 1 })
      .where('tenantId', '=', admin.tenantId)
      .execute();
    const plan = () => admin.client.gateway.send(seat.selectAll, {});
    expect((await plan()).seats.map(({ number }) => number)).toEqual([1, 2]);
    await admin.client.gateway.send(seat.disable, { body: { id: one.id, version: one.version } });
    expect((await plan()).seats.map(({ id, number }) => [id, number])).toEqual([
      [two.id, 1],
      [one.id, null],
    ]);
  });
});

it('a seat needs a person and a route, and does not end before it begins', async () => {
  const admin = await company();
  const { id: employeeId } = await person(admin);
  const whole = { username: newName(), password: first, resourceIds: lanes.slice(0, 1), employeeId };
  const ask = (change: object) => admin.client.raw(seat.distributeSeat, { body: { ...whole, ...change } });
  expect((await ask({ employeeId: null })).status).toBe(400);
  expect((await ask({ employeeId: undefined })).status).toBe(400);
  expect((await ask({ resourceIds: [] })).status).toBe(400);
  const now = server.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  for (const past of [at(0), at(-1), '1970-01-01T00:00:00.000Z'])
    expect((await ask({ expiresAt: past })).code).toBe(codes.seatExpiryPast);
  const newSeat = (await ask({ expiresAt: at(86_400_000) })).data as unknown as Seat;
  const { id, version } = newSeat;
  const past = await admin.client.raw(seat.setExpiry, { body: { id, version, expiresAt: at(-1) } });
  expect(past.code).toBe(codes.seatExpiryPast);
  expect((await admin.client.gateway.send(seat.selectAll, {})).seats[0]?.expiresAt).toBe(at(86_400_000));
});

it('a renewed route and renewed seats end with their renewal, for a sub-account with its own end', async () => {
  const admin = await company(3);
  const { tenantId } = admin;
  const now = server.clock.now();
  await addSeats(server.db, { ...admin, seats: 3, lanes: lanes.slice(0, 1), now: inDays(90), days: 90 });
  const plan = await admin.client.gateway.send(seat.selectAll, {});
  expect(plan.ending).toEqual([{ seats: 3, expiresAt: inDays(180).toISOString() }]);
  const ownRoutes = (await admin.client.gateway.send(subscribe.selectMine, {})).routes;
  expect(ownRoutes).toEqual(plan.routes);
  expect(ownRoutes.map(({ route, kind, expiresAt }) => [route.id, kind, expiresAt])).toEqual([
    [lanes[1], 'paid', inDays(90).toISOString()],
    [lanes[0], 'paid', inDays(180).toISOString()],
  ]);
  const newSeat = await give(admin, { resourceIds: lanes.slice(0, 1) });
  const client = await within(newSeat);
  const endOf = async () =>
    (await client.gateway.send(subscribe.selectMine, {})).routes.map(({ expiresAt }) => expiresAt);
  expect(await endOf()).toEqual([inDays(180).toISOString()]);
  await server.db
    .updateTable('seat')
    .set({ expiresAt: inDays(10) })
    .where('tenantId', '=', tenantId)
    .execute();
  expect(await endOf()).toEqual([inDays(10).toISOString()]);
  expect(now).toEqual(server.clock.now());
});

describe('the owner of a seat', () => {
  it('is one person’s: the second is refused with the words of the specification', async () => {
    const admin = await company();
    const { id: employeeId } = await person(admin);
    await give(admin, { employeeId });
    const answer = await admin.client.raw(seat.distributeSeat, {
      body: { username: newName(), password: first, resourceIds: lanes.slice(0, 1), employeeId },
    });
    expect([answer.code, answer.msg]).toEqual([codes.staffBound, '该员工已被其他账号绑定']);
    const other = await give(admin);
    const bind = (employee: string | null, version: number) =>
      admin.client.raw(seat.bindEmployee, { body: { id: other.id, version, employeeId: employee } });
    expect((await bind(employeeId, other.version)).code).toBe(codes.staffBound);
    const { id: chen } = await person(admin, 'Chen');
    const bound = (await bind(chen, other.version)).data as unknown as DataOf<typeof seat.bindEmployee>;
    expect(bound.employee?.name).toBe('Chen');
    expect((await bind(null, other.version)).code).toBe(codes.companyChanged);
    expect((await bind(null, bound.version)).code).toBe(codes.seatNeedsEmployee);
    expect((await bind(employeeId, bound.version)).code).toBe(codes.staffBound);
  });

  it('a username belongs to one account in all of Fairway, and is case-sensitive', async () => {
    const admin = await company();
    const { username } = await give(admin);
    const { id: employeeId } = await person(admin, 'Chen');
    const again = (name: string) =>
      admin.client.raw(seat.distributeSeat, {
        body: { username: name, password: first, resourceIds: lanes.slice(0, 1), employeeId },
      });
    expect((await again(username)).code).toBe(codes.subAccountTaken);
    expect((await again(username.toLowerCase())).code).toBe(codes.ok);
    expect((await again('ab')).status).toBe(400);
  });
});

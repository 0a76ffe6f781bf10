import type { BodyOf } from '@fairway/gateway/contract/call';
import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { codes } from '@fairway/gateway/contract/codes';
import { notification } from '@fairway/gateway/contract/notification';
import { watch } from '@fairway/gateway/contract/watch';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { createOutbox } from '../../../services/outbox/outbox.ts';
import {
  logIn,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../../testing/index.ts';
import { addTariffs } from '../../demurrageTariff/fixtures.ts';
import { addLane } from '../../freight/fixtures.ts';
import type { ReportedEvent } from '../../tracking/digest/types.ts';
import { serializeEvents } from '../../tracking/polling/reportedEvents.ts';
import { addWatch } from '../fixtures.ts';
import { sendDigests } from './digest/digest.ts';
import { judgeNumbers } from './judgeNumbers.ts';

type Body = BodyOf<typeof watch.addForNumber>;

const number = 'MSKU1234565';
let server: TestServer;
let member: TestClient;
let owner: TestMember;
let trackingId: string;
let email: string;

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  await addTariffs(server.db, { freeDays: 7 });
  await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  member = server.client();
  owner = await logIn(server, member);
  email = `${owner.accountId}@example.com`;
  const claim = { tenantId: owner.tenantId, accountId: owner.accountId, createdAt: server.clock.now() };
  await server.db
    .insertInto('claim')
    .values({ ...claim, kind: 'email', value: email })
    .execute();
  const numbers = [{ number, kind: 'container' as const, carrier: 'MAEU' }];
  const { outcomes } = await member.gateway.send(cargoTracking.add, { body: { numbers } });
  trackingId = outcomes[0]?.id ?? expect.fail();
});

const at = (day: number) => new Date(server.clock.now().getTime() + day * dayMs);
const parts = (outbox = createOutbox(async () => {})) => ({
  ...{ db: server.db, outbox, publicUrl: () => 'http://site.test' },
});
const event = (
  what: ReportedEvent['what'],
  locode: string,
  day: number,
  part: Partial<ReportedEvent> = {},
): ReportedEvent => ({
  ...{ what, locode, at: at(day), saidAt: at(0), classifier: 'ACT', facility: null, place: null },
  ...{ transit: false, vessel: null, box: number, isoType: '45G1', source: 'carrier', cause: null },
  ...{ remark: null, listed: true, ...part },
});

/** The reports of a carrier on a day of a journey that leaves on day 6, four days late, and arrives on day 21. */
function journeyOn(day: number): ReportedEvent[] {
  const isRolled = day >= 1;
  const expected = day < 9 ? 20 : day < 10 ? 21 : day < 11 ? 22 : 21;
  const events = [
    event('GTIN', 'CNSHA', 0),
    event('DEPA', 'CNSHA', isRolled ? 6 : 2, {
      classifier: day >= 6 ? 'ACT' : 'EST',
      cause: isRolled ? 'rolled' : null,
    }),
    event('ARRI', 'NLRTM', expected, { classifier: day >= 21 ? 'ACT' : 'EST' }),
    event('HOLD', 'NLRTM', 21.2),
    event('DISC', 'NLRTM', 22),
    event('GTOT', 'NLRTM', 29),
  ];
  return events.filter((each) => each.classifier !== 'ACT' || each.at <= at(day));
}

const report = (day: number) =>
  server.db
    .updateTable('tracking')
    .set({ said: serializeEvents(journeyOn(day)), destination: 'NLRTM', carrierCode: 'MAEU' })
    .set({ revision: sql`revision + 1` })
    .where('id', '=', trackingId)
    .execute();
const judgeTwice = (day: number) =>
  Promise.all([judgeNumbers(parts(), at(day)), judgeNumbers(parts(), at(day))]);

const conditions: Body['conditions'] = [
  { kind: 'arrivalMoved', days: 2 },
  { kind: 'rolled' },
  { kind: 'customsHold' },
  { kind: 'discharged' },
  { kind: 'freeTimeEnds', days: 3 },
  { kind: 'noMovement', days: 5 },
];
const add = (part: Partial<Body> = {}, client = member) =>
  client.gateway.send(watch.addForNumber, { body: { ...body(), ...part } });
const body = (): Body => ({
  ...{ trackingId, conditions, delivery: 'atOnce', language: 'en', zone: 'Asia/Shanghai' },
});
const firedOf = async (id: string) =>
  (await member.gateway.send(watch.selectWatch, { query: { id } })).firings.map(({ reason }) => reason.kind);

it('a journey fires each kind once for its change, and sends one email', async () => {
  await report(0);
  const { id, target } = await add();
  expect(target).toEqual({ kind: 'number', id: trackingId, number, zone: 'Europe/Amsterdam' });
  const events: Record<number, string> = {
    ...{ 1: 'rolled', 5: 'noMovement', 10: 'arrivalMoved', 22: 'customsHold', 25: 'freeTimeEnds' },
    ...{ 27: 'noMovement', 34: 'noMovement' },
  };
  const expected: string[] = [];
  for (let day = 0; day <= 35; day += 1) {
    await report(day);
    await judgeTwice(day);
    if (day === 22) expected.unshift('discharged');
    const kind = events[day];
    if (kind) expected.unshift(kind);
    expect(await firedOf(id), `day ${day}`).toEqual(expected);
  }
  const mails = await server.outbox(email);
  expect(mails).toHaveLength(Object.keys(events).length);
  expect(mails.every(({ text }) => text.includes(`/logisticsTool/cargoTracking?id=${trackingId}`))).toBe(
    true,
  );
  const { rows } = await member.gateway.send(notification.selectPage, { query: { limit: 50 } });
  const newest = { kind: 'watch', watchId: id, about: { zh: number, en: number }, more: 0 };
  expect(rows).toHaveLength(mails.length);
  expect(rows[0]).toMatchObject({
    reason: { ...newest, reason: { kind: 'noMovement' } },
    link: `/logisticsTool/cargoTracking?id=${trackingId}`,
  });
  // A hold and a discharge on the same day: the page of the watch lists both.
  const several = rows.find(({ reason }) => reason.kind === 'watch' && reason.more > 0);
  expect(several).toMatchObject({ reason: { more: 1 }, link: `/watches/detail?id=${id}` });
  const { firings } = await member.gateway.send(watch.selectWatch, { query: { id } });
  const moved = firings.find(({ reason }) => reason.kind === 'arrivalMoved');
  expect(moved?.reason).toEqual({
    ...{ kind: 'arrivalMoved', from: at(20).toISOString(), to: at(22).toISOString() },
  });
});

it('a number is read again only after a change, or when time alone may fire its watch', async () => {
  await report(0);
  const { id } = await add({ conditions: [{ kind: 'rolled' }, { kind: 'noMovement', days: 5 }] });
  await judgeTwice(0);
  const judged = await server.db.selectFrom('watch').select('judgeAt').where('id', '=', id).execute();
  expect(judged).toEqual([{ judgeAt: at(1) }]);
  // Its events change without a new revision: they are not read within the day.
  const { revision } = await server.db
    .selectFrom('tracking')
    .select('revision')
    .where('id', '=', trackingId)
    .executeTakeFirstOrThrow();
  await report(1);
  const setRevision = (value: number) =>
    server.db.updateTable('tracking').set({ revision: value }).where('id', '=', trackingId).execute();
  await setRevision(revision);
  await judgeTwice(0.9);
  expect(await firedOf(id)).toEqual([]);
  await setRevision(revision + 1);
  await judgeTwice(0.9);
  expect(await firedOf(id)).toEqual(['rolled']);
  for (const day of [1.9, 2.9, 3.9, 4.9]) await judgeTwice(day);
  expect(await firedOf(id)).toEqual(['rolled']);
  await judgeTwice(5);
  expect(await firedOf(id)).toEqual(['noMovement', 'rolled']);
});

it('events of before, and of a pause, are not reported', async () => {
  await report(22);
  const { id } = await add({ conditions: [{ kind: 'discharged' }, { kind: 'customsHold' }] });
  await judgeTwice(22);
  expect(await firedOf(id)).toEqual([]);
  await report(8);
  const paused = await add({ conditions: [{ kind: 'discharged' }, { kind: 'arrivalMoved', days: 2 }] });
  await member.gateway.send(watch.setPaused, { body: { id: paused.id, paused: true } });
  await report(22);
  await judgeTwice(22);
  await member.gateway.send(watch.setPaused, { body: { id: paused.id, paused: false } });
  await judgeTwice(23);
  expect(await firedOf(paused.id)).toEqual([]);
});

it('a run that ends before its commit writes neither a firing nor an email, and the next one writes both', async () => {
  await report(8);
  const { id } = await add();
  await report(22);
  const broken = createOutbox(() => Promise.reject(new Error('killed')));
  await expect(judgeNumbers(parts(broken), at(22))).rejects.toThrow('killed');
  expect([await firedOf(id), (await server.outbox(email)).length]).toEqual([[], 0]);
  await judgeNumbers(parts(), at(22));
  expect([(await firedOf(id)).length, (await server.outbox(email)).length]).toEqual([2, 1]);
});

it('the digest lists numbers too', async () => {
  await report(8);
  await add({ delivery: 'digest', language: 'zh', conditions: [{ kind: 'discharged' }] });
  await report(22);
  await judgeNumbers(parts(), at(22));
  expect(await server.outbox(email)).toEqual([]);
  await sendDigests(parts(), at(27));
  const [mail] = await server.outbox(email);
  expect(mail?.text).toContain(`已在目的港卸船: ${number}`);
});

it('is stored once, changes, and is deleted with its number', async () => {
  await report(8);
  const { id } = await add();
  expect((await add()).id).toBe(id);
  const changed = { id, conditions: [{ kind: 'discharged' as const }], delivery: 'list' as const };
  const { language, zone } = body();
  expect(
    await member.gateway.send(watch.changeForNumber, { body: { ...changed, language, zone } }),
  ).toMatchObject({ conditions: changed.conditions, delivery: 'list' });
  await member.gateway.send(cargoTracking.remove, { body: { ids: [trackingId] } });
  expect((await member.raw(watch.selectWatch, { query: { id } })).code).toBe(codes.notFound);
});

it("is for the caller's own numbers, and keeps to the conditions of its target", async () => {
  const other = server.client();
  await logIn(server, other);
  expect((await other.raw(watch.addForNumber, { body: body() })).code).toBe(codes.notFound);
  const { id } = await add();
  const { trackingId: _, ...choices } = body();
  const ofRoute = { ...choices, id, conditions: [{ kind: 'newCarrier' as const }], shipment: {} };
  expect((await member.raw(watch.change, { body: ofRoute })).code).toBe(codes.notFound);
  const routeWatch = await addWatch(server.db, owner, server.clock.now());
  expect((await member.raw(watch.changeForNumber, { body: { ...choices, id: routeWatch } })).code).toBe(
    codes.notFound,
  );
});

import { notification } from '@fairway/gateway/contract/notification';
import { watch } from '@fairway/gateway/contract/watch';
import { webPush } from '@fairway/gateway/contract/webPush';
import { dayMs, watchKinds } from '@fairway/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { createOutbox } from '../../../services/outbox/outbox.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addSeats } from '../../../testing/seats.ts';
import { addLane, addSailing } from '../../freight/fixtures.ts';
import { recordVersions } from '../../sailingHistory/index.ts';
import { browserSubscription } from '../../webPush/fixtures.ts';
import { sendDigests } from './digest/digest.ts';
import { judgeImports } from './judge.ts';
import { judgeStates } from './judgeStates.ts';

let server: TestServer;
let member: TestClient;
let owner: { readonly tenantId: string; readonly accountId: string };
let lane: string;
const email = 'watcher@example.com';

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  member = server.client();
  const { tenantId, accountId } = await logIn(server, member, { accountType: 1 });
  owner = { tenantId, accountId };
  await addSeats(server.db, { ...owner, seats: 0, lanes: [lane], now: server.clock.now() });
  await server.db
    .insertInto('claim')
    .values({ ...owner, kind: 'email', value: email, createdAt: server.clock.now() })
    .execute();
  // The runs of these tests are later than the usual end of a session.
  await server.db
    .updateTable('session')
    .set({ expiresAt: at(365) })
    .execute();
  await member.gateway.send(webPush.subscribe, { body: browserSubscription() });
  for (const [side, code] of [
    ['origin', 'THC'],
    ['destination', 'DTHC'],
  ] as const)
    await server.db.insertInto('surchargeRate').values(surcharge(side, code)).execute();
});
afterAll(() => server.stop());

const surcharge = (side: 'origin' | 'destination', code: string) => ({
  ...{ carrierCode: 'COSU', origin: 'CNSHA', destination: 'USLAX', code, basis: 'BL' as const, side },
  ...{ payable: 'prepaid' as const, currency: 'USD' as const, amountGp20: 100 },
  ...{ validFrom: '2026-01-01', sample: false, updatedAt: new Date('2026-01-01') },
});

const parts = () => ({
  db: server.db,
  outbox: createOutbox(async () => {}),
  publicUrl: () => 'http://site.test',
});
const at = (day: number) => new Date(server.clock.now().getTime() + day * dayMs);
const sailingOf = (id: string) =>
  server.db.selectFrom('sailing').selectAll().where('id', '=', id).executeTakeFirst();
type Change = Parameters<typeof addSailing>[3];

/** Imports one change on a day: adds a sailing, changes or cancels one. */
async function importSailing(day: number, id: string | null, change: Change | null): Promise<string> {
  const before = id === null ? undefined : await sailingOf(id);
  if (id !== null && change)
    await server.db.updateTable('sailing').set(change).where('id', '=', id).execute();
  if (id !== null && !change) await server.db.deleteFrom('sailing').where('id', '=', id).execute();
  const newId = id ?? (await addSailing(server.db, lane, at(60), { sample: false, ...change }));
  const after = await sailingOf(newId);
  const source = { recordedAt: at(day), csvImportId: null, sample: false };
  await recordVersions(server.db, [{ before: before ?? null, after: after ?? null }], source);
  return newId;
}

const firedOf = async (id: string) =>
  (await member.gateway.send(watch.selectWatch, { query: { id } })).firings.map(({ reason }) => reason.kind);

/** Twenty sailings of COSCO that left four days late, so that none of them was reliable. */
async function addLateSailings(): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    const after = await sailingOf(await addSailing(server.db, lane, at(-10), { voyage: `L${n}` }));
    if (!after) throw new Error('An added sailing exists.');
    const before = { ...after, departure: at(-14) };
    const source = { recordedAt: at(-20), csvImportId: null, sample: true };
    await recordVersions(server.db, [{ before, after }], source);
  }
}

it('a month of imports fires each kind once for its change, and sends one email and one push', async () => {
  const sailing = await importSailing(-1, null, { priceHq40: 200_000 });
  await addLateSailings();
  await judgeImports(parts(), at(0));
  const { id } = await member.gateway.send(watch.add, {
    body: {
      ...{ origin: 'CNSHA', destination: 'USLAX', sailingId: null, shipment: { boxes: '1x40HQ' } },
      conditions: [
        { kind: 'totalUnder', limit: 180_000 },
        { kind: 'totalOver', limit: 250_000 },
        { kind: 'totalMoved', percent: 20 },
        { kind: 'cutOffMoved' },
        { kind: 'departureMoved' },
        { kind: 'sailingDropped' },
        { kind: 'sailingAdded' },
        { kind: 'newCarrier' },
        { kind: 'priceOld', days: 9 },
        { kind: 'reliabilityUnder', percent: 80 },
      ],
      ...{ delivery: 'atOnce', language: 'en', zone: 'Asia/Shanghai' },
    },
  });
  /** Imports on some days of the month, and the watches that fire for them. */
  const events: Record<number, [string | null, Change | null, string[]]> = {
    2: [sailing, { priceHq40: 175_000 }, ['totalUnder']],
    5: [sailing, { priceHq40: 170_000 }, []],
    8: [sailing, { priceHq40: 210_000 }, ['totalMoved']],
    11: [sailing, { priceHq40: 251_000 }, ['totalOver']],
    14: [sailing, { closing: at(50) }, ['cutOffMoved']],
    17: [sailing, { departure: at(61) }, ['departureMoved']],
    20: [null, { voyage: '085E' }, ['sailingAdded']],
    23: [null, { voyage: '001W', carrierCode: 'MAEU' }, ['newCarrier', 'sailingAdded']],
    26: [sailing, null, ['sailingDropped']],
  };
  /** Changes with time alone: the price of day 11 is more than nine days old on day 21. */
  const states: Record<number, string[]> = { 1: ['reliabilityUnder'], 21: ['priceOld'] };
  const expected: string[] = [];
  for (let day = 1; day <= 30; day += 1) {
    const [changed, change, kinds] = events[day] ?? [null, null, null];
    if (kinds) await importSailing(day, changed, change);
    await Promise.all([judgeImports(parts(), at(day)), judgeImports(parts(), at(day))]);
    await Promise.all([judgeStates(parts(), at(day)), judgeStates(parts(), at(day))]);
    expected.unshift(...(kinds ?? []), ...(states[day] ?? []));
    expect(await firedOf(id), `day ${day}`).toEqual(expected);
  }
  expect(new Set(expected)).toEqual(new Set(watchKinds));
  const mails = await server.outbox(email);
  const firedEvents = Object.values(events).filter(([, , kinds]) => kinds.length > 0);
  expect(mails).toHaveLength(firedEvents.length + Object.keys(states).length);
  expect(mails.at(-1)?.text).toContain(`http://site.test/sailDetail?id=${sailing}`);
  expect(mails[0]?.text).toContain('http://site.test/routeChanges?origin=CNSHA&destination=USLAX');
  const pushes = await pushesOf();
  expect(pushes).toHaveLength(mails.length);
  expect(pushes.find(({ subject }) => subject?.includes('总费用低于'))).toEqual({
    subject: '上海 → 洛杉矶 · 总费用低于您的限额',
    text: expect.stringMatching(/^总费用低于您的限额: COSCO .+ 084E .+\nUSD [\d.]+ → USD [\d.]+$/),
    link: expect.stringContaining(sailing),
  });
  const notifications = await member.gateway.send(notification.selectPage, { query: { limit: 50 } });
  expect(notifications.total).toBe(mails.length);
  expect(notifications.rows.at(-1)).toMatchObject({
    reason: { kind: 'watch', about: { zh: '上海 → 洛杉矶' }, currency: 'USD', zone: 'Asia/Shanghai' },
  });
  await member.gateway.send(watch.remove, { body: { id } });
});

const watchDepartures = (delivery: 'atOnce' | 'digest', sailingId: string) =>
  member.gateway.send(watch.add, {
    body: {
      ...{ origin: 'CNSHA', destination: 'USLAX', sailingId, shipment: {}, delivery },
      conditions: [{ kind: 'departureMoved' }],
      ...{ language: 'zh', zone: 'Europe/Berlin' },
    },
  });
const notificationCount = async () =>
  (await member.gateway.send(notification.selectPage, { query: {} })).total;
/** The messages to browsers, the oldest first. */
const pushesOf = () =>
  server.db
    .selectFrom('outboxMessage')
    .select(['subject', 'text', 'link'])
    .where('kind', '=', 'push')
    .orderBy('id')
    .$narrowType<{ link: string }>()
    .execute();
const mailCount = async () => (await server.outbox(email)).length;

it('a run that ends before its commit writes neither a firing nor an email, and the next one writes both', async () => {
  const sailing = await importSailing(31, null, { voyage: '090E' });
  const { id } = await watchDepartures('atOnce', sailing);
  await judgeImports(parts(), at(31));
  await importSailing(32, sailing, { departure: at(63) });
  const before = await mailCount();
  const notified = await notificationCount();
  const broken = createOutbox(() => Promise.reject(new Error('killed')));
  await expect(judgeImports({ ...parts(), outbox: broken }, at(32))).rejects.toThrow('killed');
  expect([await firedOf(id), await mailCount(), await notificationCount()]).toEqual([[], before, notified]);
  await judgeImports(parts(), at(32));
  expect([await firedOf(id), await mailCount()]).toEqual([['departureMoved'], before + 1]);
  expect(await notificationCount()).toBe(notified + 1);
});

it('a digest collects what fired before 9:00 in the zone of its reader, once', async () => {
  const sailing = await importSailing(33, null, { voyage: '091E' });
  const { id } = await watchDepartures('digest', sailing);
  await judgeImports(parts(), at(33));
  const before = await mailCount();
  // Thursday in winter: 9:00 in Berlin is 8:00 UTC.
  for (const [hour, departure] of [
    ['06', 64],
    ['07', 65],
  ] as const) {
    await importSailing(34, sailing, { departure: at(departure) });
    await judgeImports(parts(), new Date(`2027-01-07T${hour}:00:00Z`));
  }
  const pushedBefore = (await pushesOf()).length;
  await sendDigests(parts(), new Date('2027-01-07T07:59:00Z'));
  expect(await mailCount()).toBe(before);
  const nine = new Date('2027-01-07T08:00:00Z');
  await Promise.all([sendDigests(parts(), nine), sendDigests(parts(), nine)]);
  await sendDigests(parts(), new Date('2027-01-08T08:00:00Z'));
  expect([await firedOf(id), await mailCount()]).toEqual([['departureMoved', 'departureMoved'], before + 1]);
  expect((await pushesOf()).slice(pushedBefore)).toMatchObject([
    { subject: '每日提醒：2 条变化', link: '/watches' },
  ]);
});

it('a paused watch, and one whose subscription ended, report nothing', async () => {
  const sailing = await importSailing(35, null, { voyage: '092E' });
  const { id } = await watchDepartures('atOnce', sailing);
  await member.gateway.send(watch.setPaused, { body: { id, paused: true } });
  await importSailing(36, sailing, { departure: at(66) });
  await judgeImports(parts(), at(36));
  await member.gateway.send(watch.setPaused, { body: { id, paused: false } });
  await judgeImports(parts(), at(36));
  expect(await firedOf(id)).toEqual([]);
  await importSailing(37, sailing, { departure: at(67) });
  await judgeImports(parts(), at(200));
  expect(await firedOf(id)).toEqual([]);
});

import { codes } from '@fairway/gateway/contract/codes';
import { notification } from '@fairway/gateway/contract/notification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  logIn,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';
import { addNotifications, removeOldNotifications } from './add.ts';
import { addNotification } from './fixtures.ts';

let server: TestServer;
let member: TestClient;
let owner: TestMember;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  member = server.client();
  owner = await logIn(server, member);
});

const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
const add = (minutes: number) => addNotification(server.db, owner, at(minutes));
const page = (query = {}, by = member) => by.gateway.send(notification.selectPage, { query });
const unreadIds = async () => (await page()).rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);

describe('the list', () => {
  it('has the newest first, page by page', async () => {
    const ids: string[] = [];
    for (let minute = 0; minute < 12; minute += 1) ids.unshift(await add(minute));
    const [first, second] = [await page(), await page({ page: 2 })];
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect([first.total, first.unread]).toEqual([12, 12]);
  });

  it('is filtered by kind, and the unread count is of all kinds', async () => {
    await add(0);
    await addNotification(server.db, owner, at(1), {
      ...{ kind: 'transfer', orderNo: '20261120000001', step: 'confirmed', reason: null },
    });
    const { rows, unread } = await page({ kind: 'transfer' });
    expect(rows.map(({ reason }) => reason.kind)).toEqual(['transfer']);
    expect(unread).toBe(2);
  });

  it('is private: another member sees nothing of it and cannot mark it', async () => {
    const id = await add(0);
    const other = server.client();
    await logIn(server, other);
    expect(await page({}, other)).toMatchObject({ rows: [], total: 0, unread: 0 });
    const answers = [
      await other.raw(notification.markRead, { body: { ids: [id] } }),
      await other.raw(notification.markAllRead, { body: { newestId: id } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([codes.notFound, codes.notFound]);
    expect(await unreadIds()).toEqual([id]);
  });
});

describe('marking as read', () => {
  it('marks the given ones, and repeating it changes nothing', async () => {
    const [first, second] = [await add(0), await add(1)];
    const mark = () => member.gateway.send(notification.markRead, { body: { ids: [first] } });
    expect(await mark()).toEqual({ unread: 1 });
    const read = (await page()).rows;
    server.clock.advance(60);
    expect(await mark()).toEqual({ unread: 1 });
    server.clock.advance(-60);
    expect((await page()).rows).toEqual(read);
    expect(await unreadIds()).toEqual([second]);
  });

  it('of all leaves those unread that arrived after the newest one on the screen', async () => {
    await add(0);
    const newestId = await add(1);
    const later = await add(2);
    expect(await member.gateway.send(notification.markAllRead, { body: { newestId } })).toEqual({
      unread: 1,
    });
    expect(await unreadIds()).toEqual([later]);
  });
});

it('the count stops at 100', async () => {
  const reason = { kind: 'certification', subject: 'personal', step: 'passed' } as const;
  const { tenantId, accountId } = owner;
  const many = Array.from({ length: 120 }, () => ({ tenantId, accountId, reason, link: '/' }));
  await addNotifications(server.db, many, at(0));
  expect(await member.gateway.send(notification.selectUnread, {})).toEqual({ unread: 100 });
});

it('notifications are removed after 180 days', async () => {
  const [old, young] = [await add(-181 * 1440), await add(-179 * 1440)];
  await removeOldNotifications(server.db, server.clock.now());
  const ids = (await page()).rows.map(({ id }) => id);
  expect([ids.includes(old), ids.includes(young)]).toEqual([false, true]);
});

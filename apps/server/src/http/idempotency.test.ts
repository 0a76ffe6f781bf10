import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

let server: TestServer;
let gate: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes(() => gate()) });
});
beforeEach(() => {
  gate = async () => {};
});
afterAll(() => server.stop());

describe('TRUST 27: a write under one idempotency key', () => {
  it('TRUST 27: returns the same response again without running again', async () => {
    const client = server.client();
    const write = { body: { to: 'again' }, idempotencyKey: crypto.randomUUID() };
    const first = await client.raw(sample.write, write);
    const second = await client.raw(sample.write, write);
    expect(second).toMatchObject({ status: 200, code: 200, data: first.data });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await server.outbox('again')).toHaveLength(1);
  });

  it('TRUST 27: of fifty at once one runs; the others get 409 or the same response', async () => {
    const client = server.client();
    await client.key();
    const write = { body: { to: 'fifty' }, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.raw(sample.write, write)));
    expect(answers.map(({ code }) => code).filter((code) => code !== 200 && code !== 40900)).toEqual([]);
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    expect(await server.outbox('fifty')).toHaveLength(1);
  });

  it('TRUST 27: while the first is in flight the same key gets 409', async () => {
    const client = server.client();
    const opened = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    gate = async () => {
      entered.resolve();
      await opened.promise;
    };
    const write = { body: { to: 'flight' }, idempotencyKey: crypto.randomUUID() };
    const first = client.raw(sample.write, write);
    await entered.promise;
    expect(await client.raw(sample.write, write)).toMatchObject({ status: 409, code: 40900 });
    opened.resolve();
    expect(await first).toMatchObject({ status: 200, data: { ran: 1 } });
  });

  it('TRUST 27: the same key with another body gets 422', async () => {
    const client = server.client();
    const idempotencyKey = crypto.randomUUID();
    await client.raw(sample.write, { body: { to: 'one' }, idempotencyKey });
    const answer = await client.raw(sample.write, { body: { to: 'two' }, idempotencyKey });
    expect(answer).toMatchObject({ status: 422, code: 42200 });
    expect(await server.outbox('two')).toHaveLength(0);
  });

  it('TRUST 27: a write without a key gets 422', async () => {
    const answer = await server
      .client()
      .raw(sample.write, { body: { to: 'none' }, idempotencyKey: undefined });
    expect(answer).toMatchObject({ status: 422, code: 42201 });
  });

  it('belongs to one browser: the same key of another one is another write', async () => {
    const idempotencyKey = crypto.randomUUID();
    await server.client().raw(sample.write, { body: { to: 'mine' }, idempotencyKey });
    const answer = await server.client().raw(sample.write, { body: { to: 'yours' }, idempotencyKey });
    expect(answer).toMatchObject({ status: 200, data: { ran: 1 } });
  });

  it('keeps business refusals, and forgets a request that was malformed', async () => {
    const client = server.client();
    const refused = { body: {}, idempotencyKey: crypto.randomUUID() };
    await client.raw(sample.refusing, refused);
    const again = await client.raw(sample.refusing, refused);
    expect(again).toMatchObject({ status: 200, code: 30011002 });
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    const idempotencyKey = crypto.randomUUID();
    expect(await client.raw(sample.write, { body: '{"to":1}', idempotencyKey })).toMatchObject({
      status: 400,
    });
    expect(await client.raw(sample.write, { body: { to: 'right' }, idempotencyKey })).toMatchObject({
      status: 200,
    });
  });

  /** The record of a write as a killed server leaves it: without an owner, its lease expired. */
  const leave = (change: object) =>
    server.db
      .updateTable('idempotencyRecord')
      .set({ holder: uuidv7(), lockedUntil: sql`now()`, ...change })
      .where('answer', 'is', null)
      .execute();

  it('is taken over by one retry, when the server that ran it is gone', async () => {
    const client = server.client();
    gate = () => new Promise(() => {});
    const write = { body: { to: 'gone' }, idempotencyKey: crypto.randomUUID() };
    client.raw(sample.write, write).catch(() => {});
    await expect.poll(() => server.outbox('gone')).toHaveLength(1);
    gate = async () => {};
    expect(await client.raw(sample.write, write)).toMatchObject({ status: 409 });
    await leave({});
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.raw(sample.write, write)));
    expect(answers.filter(({ status }) => status !== 409).every(({ status }) => status === 200)).toBe(true);
    expect(await server.outbox('gone')).toHaveLength(2);
  });

  it('stays with the server that works on it, however long that takes', async () => {
    const client = server.client();
    const opened = Promise.withResolvers<void>();
    gate = () => opened.promise;
    const write = { body: { to: 'long' }, idempotencyKey: crypto.randomUUID() };
    const first = client.raw(sample.write, write);
    await expect.poll(() => server.outbox('long')).toHaveLength(1);
    // As if its time were nearly over: the server at work puts it off.
    const end = () =>
      server.db
        .selectFrom('idempotencyRecord')
        .select(sql<number>`extract(epoch from locked_until - now())`.as('left'))
        .where('answer', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('lockedUntil', 'desc')
        .executeTakeFirstOrThrow();
    await server.db
      .updateTable('idempotencyRecord')
      .set({ lockedUntil: sql`now() + interval '5 seconds'` })
      .where('answer', 'is', null)
      .execute();
    await expect.poll(async () => Number((await end()).left), { timeout: 60_000 }).toBeGreaterThan(6);
    expect(await client.raw(sample.write, write)).toMatchObject({ status: 409 });
    opened.resolve();
    expect(await first).toMatchObject({ status: 200, data: { ran: 1 } });
  });

  it('stores no response of a request that another has taken over, and rolls its changes back', async () => {
    const client = server.client();
    const opened = Promise.withResolvers<void>();
    gate = () => opened.promise;
    const write = { body: { to: 'late' }, idempotencyKey: crypto.randomUUID() };
    const first = client.raw(sample.write, write);
    await expect.poll(() => server.outbox('late')).toHaveLength(1);
    await leave({ lockedUntil: sql`now() + interval '1 minute'` });
    opened.resolve();
    expect(await first).toMatchObject({ status: 409, code: 40900 });
  });

  it('stores no response that can be read from the table alone', async () => {
    const client = server.client();
    await client.raw(sample.write, { body: { to: 'sealed' } });
    const rows = await server.db.selectFrom('idempotencyRecord').select('answer').execute();
    expect(rows.some(({ answer }) => answer?.includes('"ran"'))).toBe(false);
  });

  it.each([
    ['well', 'stays', 1, 200, 200],
    ['refused', 'is rolled back', 0, 30011002, 30011002],
    ['counted', 'stays with its refusal', 1, 30011002, 30011002],
    ['late', 'stays, and the request may be repeated', 1, 42900, 42900],
  ] as const)('what a handler did that ends %s %s', async (ends, _what, rows, code, again) => {
    const client = server.client();
    const to = `ends ${ends}`;
    const attempt = { body: { to, ends }, idempotencyKey: crypto.randomUUID() };
    expect((await client.raw(sample.attempt, attempt)).code).toBe(code);
    expect(await server.outbox(to)).toHaveLength(rows);
    expect((await client.raw(sample.attempt, attempt)).code).toBe(again);
    // Only a request that may be repeated has run again.
    expect(await server.outbox(to)).toHaveLength(ends === 'late' ? 2 : rows);
  });
});

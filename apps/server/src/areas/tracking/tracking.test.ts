import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { codes } from '@fairway/gateway/contract/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPlaces } from '../../facts/places.ts';
import { createOutbox } from '../../services/outbox/outbox.ts';
import {
  logIn,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';
import { connected } from './carriers/connected.ts';
import { scenarioOf } from './carriers/sandbox/scenario.ts';
import { pollDue } from './polling/poll.ts';

let server: TestServer;
let client: TestClient;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  await readPlaces()(server.db);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('tracking').execute();
  await server.db.deleteFrom('trackingCarrier').execute();
  client = server.client();
  member = await logIn(server, client);
});

const poll = () =>
  pollDue({
    db: server.db,
    clock: server.clock,
    carriers: connected(server.config),
    outbox: createOutbox(async () => {}),
    publicUrl: () => 'https://fairway.example',
  });
const add = (...numbers: string[]) =>
  client.gateway.send(cargoTracking.add, { body: { numbers: numbers.map((number) => ({ number })) } });
const list = (query: Record<string, string | number> = {}) =>
  client.gateway.send(cargoTracking.selectPage, { query: query as never });
const idOf = async (number: string) => {
  const { outcomes } = await add(number);
  return outcomes[0]?.id ?? expect.fail();
};
const bindEmail = (email: string) =>
  server.db
    .insertInto('claim')
    .values({
      kind: 'email',
      value: email,
      tenantId: member.tenantId,
      accountId: member.accountId,
      createdAt: server.clock.now(),
    })
    .execute();

/** Bills of one carrier that go so in the sandbox. */
function billsThat(go: string, count: number): string[] {
  const numbers: string[] = [];
  for (let serial = 6_100_000_001; numbers.length < count; serial += 1) {
    if (scenarioOf(`COSU${serial}`) === go) numbers.push(`COSU${serial}`);
  }
  return numbers;
}

describe('adding numbers', () => {
  it('returns an outcome for each number, and a wrong one does not block the others', async () => {
    const { outcomes } = await add(
      ' csnu 621847-4 ',
      'CSNU6218475',
      'COSU6391457720',
      'CSNU6218474',
      '中远',
      'TCLU4008883',
    );
    expect(outcomes.map(({ number, outcome, rule }) => [number, outcome, rule])).toEqual([
      ['CSNU6218474', 'added', null],
      ['CSNU6218475', 'malformed', 'containerCheck'],
      ['COSU6391457720', 'added', null],
      ['CSNU6218474', 'alreadyWatched', null],
      ['中远', 'malformed', 'billNumber'],
      ['TCLU4008883', 'carrierNeeded', null],
    ]);
    expect(outcomes[0]?.id).toBe(outcomes[3]?.id);
  });

  it('takes 50 at once and not one more', async () => {
    const numbers = Array.from({ length: 51 }, (_, index) => ({
      number: `COSU61000${String(index).padStart(5, '0')}`,
    }));
    expect(await client.raw(cargoTracking.add, { body: { numbers } })).toMatchObject({ status: 400 });
    const { outcomes } = await client.gateway.send(cargoTracking.add, {
      body: { numbers: numbers.slice(1) },
    });
    expect(outcomes.every(({ outcome }) => outcome === 'added')).toBe(true);
    expect(await list()).toMatchObject({ total: 50, counts: { all: 50, waiting: 50 } });
  });

  it('takes a leased container once its carrier is named, and a bill unlike those that we know of it', async () => {
    const numbers = [
      { number: 'TCLU4008883', carrier: 'COSU' },
      { number: 'AB1', kind: 'bill' as const, carrier: 'COSU' },
      { number: 'MEDUAB123456', kind: 'bill' as const, carrier: 'COSU' },
    ];
    const { outcomes } = await client.gateway.send(cargoTracking.add, { body: { numbers } });
    expect(outcomes.map(({ outcome, rule }) => [outcome, rule])).toEqual([
      ['added', null],
      ['malformed', 'billNumber'],
      ['added', null],
    ]);
  });

  it('a bill with the letters of its carrier and without is one watch, and so is one among other words', async () => {
    const { outcomes } = await add(
      'COSU6391457720',
      '6391457720',
      '提单号：COSU6391457720',
      'CSQU3054383/40HQ',
      'OOLU6391457720',
    );
    expect(outcomes.map(({ number, outcome }) => [number, outcome])).toEqual([
      ['COSU6391457720', 'added'],
      ['6391457720', 'alreadyWatched'],
      ['COSU6391457720', 'alreadyWatched'],
      ['CSQU3054383', 'carrierNeeded'],
      ['OOLU6391457720', 'added'],
    ]);
  });
});

describe('data from carriers', () => {
  it('comes with the next poll: first acquired, then under way', async () => {
    const id = await idOf('CSNU6218474');
    expect((await list()).rows[0]).toMatchObject({ state: 'asking', origin: null, sample: true });
    expect(await poll()).toBe(1);
    const detail = await client.gateway.send(cargoTracking.detail, { query: { id } });
    expect(detail.row).toMatchObject({
      state: 'sailing',
      exception: 'late',
      boxType: '40HQ',
      carrier: { code: 'COSU' },
      origin: { code: 'CNSHA' },
      destination: { code: 'USLAX' },
    });
    expect(detail.row.shiftHours).toBeGreaterThanOrEqual(24);
    expect(detail.position?.radius).toBeGreaterThan(0);
    expect(detail.way?.milesAhead).toBeLessThan(detail.way?.nauticalMiles ?? 0);
    expect(detail.arrivals.length).toBeGreaterThanOrEqual(3);
    expect(detail.events.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['PICK', 'LOAD', 'DEPA', 'ARRI']),
    );
    expect(await poll()).toBe(0);
  });

  it('is sorted in the list by need for attention, then by arrival, in its groups', async () => {
    await add(
      'CSNU6218474',
      'MEDUSH482015',
      'HLCUSHA251104882',
      ...billsThat('onTime', 2),
      ...billsThat('unknown', 1),
    );
    await poll();
    const page = await list();
    const rows = page.rows.map(({ exception, state, arrival }) => ({ exception, state, arrival }));
    expect(rows.slice(0, 3).every(({ exception }) => exception !== null)).toBe(true);
    expect(rows.slice(3).every(({ exception }) => exception === null)).toBe(true);
    expect(page.counts).toMatchObject({ all: 6, changed: 3, waiting: 1 });
    expect((await list({ group: 'waiting' })).rows).toMatchObject([{ state: 'unknown' }]);
    const toLosAngeles = (await list({ keyword: 'los angeles' })).rows;
    expect(toLosAngeles.map(({ number }) => number)).toContain('CSNU6218474');
    expect(new Set(toLosAngeles.map(({ destination }) => destination?.code))).toEqual(new Set(['USLAX']));
    expect((await list({ keyword: 'csnu 621847' })).total).toBe(1);
    expect((await list({ keyword: '%' })).total).toBe(0);
    expect((await list({ kind: 'container' })).total).toBe(1);
  });

  it('an unknown number is queried less and less often', async () => {
    const [number = ''] = billsThat('unknown', 1);
    const id = await idOf(number);
    await poll();
    const first = await client.gateway.send(cargoTracking.detail, { query: { id } });
    expect(first.row.state).toBe('unknown');
    expect(Date.parse(first.row.nextAskAt ?? '') - server.clock.now().getTime()).toBe(3_600_000);
    server.clock.advance(3600);
    await poll();
    const second = await client.gateway.send(cargoTracking.detail, { query: { id } });
    expect(Date.parse(second.row.nextAskAt ?? '') - server.clock.now().getTime()).toBe(7_200_000);
  });

  it('a carrier that is away is queried again, the reader sees it, and its data comes when it is back', async () => {
    const id = await idOf(billsThat('away', 1)[0] ?? '');
    const exceptionOf = async () =>
      (await client.gateway.send(cargoTracking.detail, { query: { id } })).row.exception;
    await poll();
    expect(await exceptionOf()).toBeNull();
    for (const seconds of [60, 120]) {
      server.clock.advance(seconds);
      await poll();
    }
    expect(await exceptionOf()).toBe('away');
    server.clock.advance(600);
    await poll();
    expect(await exceptionOf()).not.toBe('away');
  });

  it('a number with two candidate carriers is queried at both', async () => {
    const { outcomes } = await client.gateway.send(cargoTracking.add, {
      body: { numbers: [{ number: '6123456789', kind: 'bill' }] },
    });
    expect(outcomes[0]?.outcome).toBe('added');
    const { candidates, carrierCode } = await server.db
      .selectFrom('tracking')
      .select(['candidates', 'carrierCode'])
      .where('id', '=', outcomes[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect([candidates, carrierCode]).toEqual([['COSU', 'OOLU'], null]);
  });
});

describe('an email when something changes', () => {
  const switchOn = (id: string) => client.raw(cargoTracking.setNotify, { body: { id, notify: true } });

  it('needs an email, and is refused without one', async () => {
    const id = await idOf('CSNU6218474');
    expect(await switchOn(id)).toMatchObject({ code: codes.emailNeeded });
    await bindEmail('li@example.com');
    expect(await switchOn(id)).toMatchObject({ code: codes.ok });
    expect((await list()).rows[0]?.notify).toBe(true);
  });

  it("is sent once for each change, in the member's language, and not while it is switched off", async () => {
    await bindEmail('wang@example.com');
    const id = await idOf('CSNU6218474');
    await switchOn(id);
    await poll();
    expect(await server.outbox('wang@example.com')).toEqual([]);
    server.clock.advance(9 * 86_400);
    await poll();
    server.clock.advance(3600);
    await poll();
    const mails = await server.outbox('wang@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('洛杉矶');
    expect(mails[0]?.text).toContain(`https://fairway.example/logisticsTool/cargoTracking?id=${id}`);
    await client.gateway.send(cargoTracking.setNotify, { body: { id, notify: false } });
    server.clock.advance(30 * 86_400);
    await poll();
    expect(await server.outbox('wang@example.com')).toHaveLength(1);
  });
});

describe('asking out of turn, and forgetting', () => {
  it('queries at once, but not twice within a minute', async () => {
    const id = await idOf('CSNU6218474');
    await poll();
    const refresh = () =>
      client.gateway.send(cargoTracking.refresh, { body: { ids: [id, member.tenantId] } });
    const outcomes = async () => (await refresh()).outcomes.map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['asked', 'notFound']);
    expect(await poll()).toBe(1);
    expect(await outcomes()).toEqual(['tooSoon', 'notFound']);
    expect(await poll()).toBe(0);
    server.clock.advance(61);
    expect(await outcomes()).toEqual(['asked', 'notFound']);
  });

  it('forgets a number with all its reports, and no poll brings it back', async () => {
    const id = await idOf('CSNU6218474');
    expect(await client.gateway.send(cargoTracking.remove, { body: { ids: [id] } })).toEqual({
      removed: [id],
    });
    expect(await poll()).toBe(0);
    expect(await client.raw(cargoTracking.detail, { query: { id } })).toMatchObject({ code: codes.notFound });
  });
});

describe('crashes and crowds', () => {
  it('a number whose server fell while asking has its turn again', async () => {
    const id = await idOf('CSNU6218474');
    const fell = { codes: ['COSU'], sample: true, callsPerMinute: 300, of: () => undefined };
    const { claimDue } = await import('./numbers/claim.ts');
    expect(await claimDue(server.db, fell, server.clock.now())).toHaveLength(1);
    expect(await poll()).toBe(0);
    server.clock.advance(121);
    expect(await poll()).toBe(1);
    expect((await client.gateway.send(cargoTracking.detail, { query: { id } })).row.state).toBe('sailing');
  });

  it('several servers ask about each number once', async () => {
    await add(...billsThat('onTime', 40));
    const pollCounts = await Promise.all([poll(), poll(), poll()]);
    expect(pollCounts.reduce((sum, each) => sum + each, 0)).toBe(40);
  });

  it('no carrier is queried above its limit, and a requested pause is respected', async () => {
    await add(...billsThat('onTime', 12));
    let questions = 0;
    let retryAfter: number | null = null;
    const carriers = {
      codes: ['COSU'],
      sample: true,
      callsPerMinute: 5,
      of: () => ({
        ask: async () => {
          questions += 1;
          return retryAfter === null
            ? ({ state: 'unknown' } as const)
            : ({ state: 'away', why: '429', retryAfter } as const);
        },
      }),
    };
    const run = () =>
      pollDue({
        db: server.db,
        clock: server.clock,
        carriers,
        outbox: createOutbox(async () => {}),
        publicUrl: () => '',
      });
    server.clock.advance(120);
    await run();
    await run();
    expect(questions).toBe(5);
    server.clock.advance(60);
    retryAfter = 600;
    await run();
    // Only queries that were in flight when the carrier requested a pause.
    expect(questions).toBeLessThanOrEqual(10);
    const before = questions;
    server.clock.advance(300);
    await run();
    expect(questions).toBe(before);
    server.clock.advance(301);
    retryAfter = null;
    await run();
    expect(questions).toBe(before + 5);
  });
});

describe('for visitors', () => {
  it('a sample number is shown in full, any other is not found', async () => {
    const visitor = server.client();
    const { samples, carriers, own } = await visitor.gateway.send(cargoTracking.selectGuide, { query: {} });
    expect(samples).toHaveLength(3);
    expect(carriers.length).toBeGreaterThan(30);
    expect(own).toEqual([]);
    for (const { number } of samples) {
      const detail = await visitor.gateway.send(cargoTracking.selectSample, { query: { number } });
      expect(detail.row.exception).not.toBeNull();
      expect(detail.events.length).toBeGreaterThan(8);
    }
    const other = await visitor.raw(cargoTracking.selectSample, { query: { number: 'COSU6391457720' } });
    expect(other.code).toBe(codes.notFound);
  });

  it("the carrier of a number is guessed, also from the member's other numbers", async () => {
    const guess = (number: string) => client.gateway.send(cargoTracking.guess, { query: { number } });
    expect(await guess('csnu 621847 4')).toMatchObject({
      number: 'CSNU6218474',
      kinds: ['container', 'bill', 'booking'],
      carriers: [{ carrier: { code: 'COSU', nameEn: 'COSCO SHIPPING Lines' }, percent: 92 }],
    });
    expect((await guess('TCLU4008883')).carriers).toEqual([]);
    await add('CSNU6218474');
    expect((await guess('TCLU4008883')).carriers).toMatchObject([{ carrier: { code: 'COSU' } }]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dcsaCarrier } from './dcsa.ts';
import { dcsaEvents, fakeDcsa } from './fakeDcsa.ts';

let fake: Awaited<ReturnType<typeof fakeDcsa>>;
beforeAll(async () => {
  fake = await fakeDcsa();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.events.clear();
  fake.refused.length = 0;
  fake.misbehave(null);
});

const now = new Date('2026-11-22T02:12:00Z');
const ask = (
  number = 'CSNU6218474',
  kind: 'container' | 'bill' | 'booking' = 'container',
  settings = fake.settings,
) => dcsaCarrier(settings).ask({ carrier: 'COSU', kind, number, since: now }, now);

describe('DCSA Track & Trace, against a fake that refuses whatever is not in the standard', () => {
  it.each(['container', 'bill', 'booking'] as const)('requests a %s by its own parameter', async (kind) => {
    fake.events.set('CSNU6218474', dcsaEvents());
    expect((await ask('CSNU6218474', kind)).state).toBe('found');
    expect(fake.refused).toEqual([]);
  });

  it("requests a bill in the carrier's own form", async () => {
    fake.events.set('6391457720', dcsaEvents());
    expect((await ask('COSU6391457720', 'bill')).state).toBe('found');
  });

  it('reads transport, equipment and shipment events, and skips trucks and unknown events', async () => {
    fake.events.set('CSNU6218474', dcsaEvents());
    const answer = await ask();
    if (answer.state !== 'found') throw new Error(answer.state);
    expect(answer.events.map(({ what, classifier, source }) => `${what} ${classifier} ${source}`)).toEqual([
      'DEPA ACT carrier',
      'ARRI EST carrier',
      'LOAD ACT terminal',
      'HOLD ACT customs',
    ]);
    expect(answer.events[1]).toMatchObject({
      at: new Date('2026-11-29T16:00:00Z'),
      locode: 'USLAX',
      cause: 'weather',
      remark: 'Heavy weather',
      vessel: { name: 'COSCO PRIDE', imo: '9472139', voyage: '084E' },
    });
    expect(answer.events[2]).toMatchObject({
      box: 'CSNU6218474',
      isoType: '45G1',
      facility: 'Yangshan Phase 4',
    });
  });

  it('follows its pages', async () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ ...dcsaEvents()[0], eventID: String(index) }));
    fake.events.set('CSNU6218474', many);
    const before = fake.calls();
    const answer = await ask();
    expect(answer.state === 'found' && answer.events.length).toBe(230);
    expect(fake.calls() - before).toBe(3);
  });

  it('does not carry its key to another place', async () => {
    fake.misbehave({ status: 200, headers: { 'Next-Page': 'http://elsewhere.test/v2/events' }, body: '[]' });
    const before = fake.calls();
    expect(await ask()).toEqual({ state: 'unknown' });
    expect(fake.calls() - before).toBe(1);
  });

  it.each([
    ['nobody knows it', { status: 404, body: '{}' }, { state: 'unknown' }],
    ['it is refused as malformed', { status: 400, body: '{}' }, { state: 'unknown' }],
    ['an empty list', { status: 200, body: '[]' }, { state: 'unknown' }],
    [
      'too many questions',
      { status: 429, headers: { 'Retry-After': '90' }, body: '' },
      { state: 'away', why: '429', retryAfter: 90 },
    ],
    [
      'too many, for a week',
      { status: 429, headers: { 'Retry-After': '604800' }, body: '' },
      { state: 'away', retryAfter: 21_600 },
    ],
    ['its own fault', { status: 500, body: 'oops' }, { state: 'away', why: '500', retryAfter: null }],
    ['a page of HTML', { status: 200, body: '<!doctype html>' }, { state: 'away', why: 'garbage' }],
    ['an object with an empty list', { status: 200, body: '{"events":[]}' }, { state: 'unknown' }],
    ['an object without a list', { status: 200, body: '{"events":7}' }, { state: 'away', why: 'garbage' }],
    [
      'a way elsewhere',
      { status: 302, headers: { location: 'http://elsewhere.test/' }, body: '' },
      { state: 'away' },
    ],
  ])('%s', async (_, how, expected) => {
    fake.misbehave(how);
    expect(await ask()).toMatchObject(expected);
  });

  it('a wrong key and a carrier that is not there are away, without a secret in the reason', async () => {
    expect(await ask('X123456', 'bill', { ...fake.settings, key: 'wrong' })).toMatchObject({
      state: 'away',
      why: '401',
    });
    const answer = await ask('X123456', 'bill', { ...fake.settings, url: 'http://127.0.0.1:9/v2' });
    expect(answer).toMatchObject({ state: 'away' });
    expect(JSON.stringify(answer)).not.toContain('X123456');
  });
});

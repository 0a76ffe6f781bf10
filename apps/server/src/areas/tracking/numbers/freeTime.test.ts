import type { TrackedRow, TrackingEvent } from '@fairway/gateway/contract/cargoTracking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { addTariffs } from '../../demurrageTariff/fixtures.ts';
import { type TrackedJourney, withFreeTime } from './freeTime.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  await addTariffs(server.db, { freeDays: 7 });
});
afterAll(() => server.stop());

const rotterdam = { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam' };
const event = (
  what: TrackingEvent['what'],
  at: string,
  part: Partial<TrackingEvent> = {},
): TrackingEvent => ({
  ...{ key: `${what} ${at}`, what, port: rotterdam, facility: null, plannedAt: null, classifier: 'ACT' },
  ...{ at: { at, zone: 'Europe/Amsterdam' }, shiftHours: null, vessel: null, source: 'terminal' },
  ...{ containers: [], superseded: false, ...part },
});
const row: TrackedRow = {
  ...{ id: '00000000-0000-7000-8000-000000000001', number: 'MSKU1234565', kind: 'container' },
  ...{ carrier: { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' }, state: 'arrived', exception: null },
  ...{ boxType: '40HQ', boxes: 1, ahead: null, vessel: null, origin: null, destination: rotterdam },
  ...{ plannedDeparture: null, departure: null, plannedArrival: null, arrival: null, shiftHours: null },
  ...{ progress: 1, waitingAt: null, askedAt: null, nextAskAt: null, notify: false },
  ...{ addedAt: '2026-11-01T00:00:00.000Z', sample: false },
};
const journey = (events: TrackingEvent[], part: Partial<TrackedRow> = {}): TrackedJourney => ({
  ...{ row: { ...row, ...part }, events, containers: [], arrivals: [], way: null, position: null },
});
const freeTimeOf = async (events: TrackingEvent[], part: Partial<TrackedRow> = {}) =>
  (await withFreeTime(server.db, journey(events, part), server.clock.now())).freeTime;
// 23:30 UTC is the next day in Rotterdam.
const discharge = event('DISC', '2026-12-22T23:30:00.000Z');

it('a discharged container has its last free day, counted from the day at the port', async () => {
  expect(await freeTimeOf([discharge])).toMatchObject([
    { charge: 'combined', start: '2026-12-23', last: '2026-12-29', freeDays: 7, workedDays: 4 },
  ]);
});

it.each<[string, TrackingEvent[], Partial<TrackedRow>]>([
  ['is not discharged yet', [event('DISC', '2026-12-22T23:30:00.000Z', { classifier: 'EST' })], {}],
  ['was discharged on the way', [{ ...discharge, port: { ...rotterdam, code: 'SGSIN' } }], {}],
  ['left the terminal', [discharge, event('GTOT', '2026-12-24T08:00:00.000Z')], {}],
  ['is one of several of a bill', [discharge], { boxes: 2 }],
  ['has no known type', [discharge], { boxType: null }],
])('a container has no free time while it %s', async (_, events, part) => {
  expect(await freeTimeOf(events, part)).toEqual([]);
});

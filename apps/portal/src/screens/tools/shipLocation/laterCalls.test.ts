import { expect, it } from 'vitest';
import { laterCalls } from './laterCalls.ts';

const port = (code: string) => ({ code, nameZh: code, nameEn: code });
const call = (code: string, kind: 'arrival' | 'departure') => ({
  ...{ port: port(code), lon: 0, lat: 0, kind },
  time: { at: '2026-11-21T10:00:00.000Z', zone: 'Asia/Shanghai' },
});
const leaving = call('CNSHA', 'departure');
const next = call('NLRTM', 'arrival');
const back = call('CNSHA', 'arrival');

it.each([
  ['at sea all lie ahead', [next, back], null, [next, back]],
  ['in port the way out of it is none', [leaving, next, back], port('CNSHA'), [next, back]],
  ['of a port that it comes from the next ones', [next], port('CNSHA'), [next]],
  ['nothing after the port', [leaving], port('CNSHA'), []],
])('%s', (_what, calls, inPort, later) => {
  expect(laterCalls(calls, inPort)).toEqual(later);
});

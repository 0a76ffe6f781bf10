import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetLanes,
  hasDraft,
  readDraft,
  recentPorts,
  recentPortsAt,
  rememberLane,
  writeDraft,
} from './memory.ts';

const port = (code: string) => ({
  code,
  locode: code,
  nameZh: '港',
  nameEn: 'Port',
  countryZh: '国',
  countryEn: 'Country',
});

/** A browser's storage, as much of it as is used. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

it('a search is found again at the address that it began from, and nowhere else', () => {
  const draft = { from: 'home', origin: port('CNSHA'), destination: null, week: '2026-W48' };
  writeDraft(draft);
  expect(readDraft('home')).toEqual(draft);
  expect(readDraft('elsewhere')).toBeNull();
  writeDraft(null);
  expect(hasDraft()).toBe(false);
});

const codes = (ports: readonly { code: string }[]) => ports.map(({ code }) => code).join('');

it('ports are ordered newest first, each once, six at most, and contain only the displayed fields', () => {
  for (const [from, to] of ['AB', 'CD', 'EF', 'GB'])
    rememberLane(Object.assign(port(String(from)), { lat: 1 }), port(String(to)));
  expect(recentPorts()).toEqual(['G', 'B', 'E', 'F', 'C', 'D'].map(port));
});

it('ports searched with the other end come first, then earlier ports of this end, and the port itself never', () => {
  for (const [from, to] of ['AB', 'AC', 'DE']) rememberLane(port(String(from)), port(String(to)));
  expect(codes(recentPortsAt('destination', 'A'))).toBe('CBED');
  expect(codes(recentPortsAt('destination', undefined))).toBe('ECBDA');
  expect(codes(recentPortsAt('origin', 'E'))).toBe('DACB');
  forgetLanes();
  expect(recentPortsAt('origin', 'E')).toEqual([]);
});

it.each([
  '',
  '{',
  'null',
  '1',
  '[]',
  '{}',
  '[null]',
  '[{"code":1}]',
  '{"from":"home","origin":{},"destination":null,"week":null}',
  '{"from":"home","origin":null,"destination":null}',
])('what another release or anybody left there, %j, is nothing', (left) => {
  sessionStorage.setItem('fairway.search', left);
  localStorage.setItem('fairway.recent-ports', left);
  localStorage.setItem('fairway.recent-lanes', left);
  expect(hasDraft()).toBe(false);
  expect(recentPorts()).toEqual([]);
  rememberLane(port('A'), port('B'));
  expect(codes(recentPortsAt('origin', 'B'))).toBe('A');
});

it('remembers nothing and does not fail if storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  expect(() => writeDraft({ from: '', origin: null, destination: null, week: null })).not.toThrow();
  expect(readDraft('')).toBeNull();
});

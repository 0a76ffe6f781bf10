import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameless, visitor } from './reader.ts';
import { createTabOwner } from './tabOwner.ts';

/** Storage like that of a browser: its entries are its own properties. */
function storage(entries: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, { get: (of, key) => methods[key as keyof typeof methods] ?? of[key as string] });
}

const sessionKey = 'site.session';
const lin = { kind: 'member', id: '1' };
const chen = { kind: 'member', id: '2' };

let at = 0;
const open = (session = false) =>
  createTabOwner({
    name: 'site',
    sessionKey,
    session: session ? { token: 'mine', expiresAt: '2026-12-20T00:00:00Z' } : null,
    clock: () => ++at,
  });
const type = () => sessionStorage.setItem('draft', 'typed');
const draft = () => sessionStorage.getItem('draft');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

test('text typed by a visitor stays through their login, and through its loss until they return', () => {
  const turns = open();
  type();
  const turn = turns.update(visitor);
  for (const reader of [lin, visitor, nameless, lin]) expect(turns.update(reader)).toBe(turn);
  expect(draft()).toBe('typed');
});

test('text typed by one person is not there when another one reads, who stays logged in', () => {
  const turns = open(true);
  sessionStorage.setItem(sessionKey, 'of this tab');
  const turn = turns.update(lin);
  type();
  turns.update(visitor);
  expect(turns.update(chen)).not.toBe(turn);
  expect(draft()).toBeNull();
  expect(sessionStorage.getItem(sessionKey)).toBe('of this tab');
});

test('typed values are not restored for another user after a reload either', () => {
  open(true).update(lin);
  type();
  open(true).update(chen);
  expect(draft()).toBeNull();
});

test('a logout in another tab removes the typed text, and the next person starts empty', () => {
  const here = open(true);
  const turn = here.update(lin);
  type();
  const tab = sessionStorage;
  vi.stubGlobal('sessionStorage', storage());
  open(true).leave();
  vi.stubGlobal('sessionStorage', tab);
  const next = here.update(visitor);
  expect(next).not.toBe(turn);
  expect(draft()).toBeNull();
  type();
  expect(here.update(chen)).toBe(next);
  expect(draft()).toBe('typed');
});

test('a logout while this tab was away removes the typed text when it comes back, drawn for a visitor', () => {
  open(true).update(lin);
  type();
  localStorage.setItem('site.left', String(++at));
  expect(open().update(visitor)).toBe(0);
  expect(draft()).toBeNull();
});

test('works the same if a browser has no storage', () => {
  vi.unstubAllGlobals();
  const turns = open();
  const turn = turns.update(lin);
  expect(turns.update(visitor)).toBe(turn);
  expect(turns.update(chen)).not.toBe(turn);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameless, visitor } from './reader.ts';
import { createTabOwner } from './tabOwner.ts';

/** Storage as a browser has it: what it keeps are its own properties. */
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

test('what a visitor typed goes along into their login, and stays while it is lost until they are back', () => {
  const turns = open();
  type();
  const turn = turns.update(visitor);
  for (const reader of [lin, visitor, nameless, lin]) expect(turns.update(reader)).toBe(turn);
  expect(draft()).toBe('typed');
});

test('what somebody typed is not there when somebody else reads, who stays logged in', () => {
  const turns = open(true);
  sessionStorage.setItem(sessionKey, 'of this tab');
  const turn = turns.update(lin);
  type();
  turns.update(visitor);
  expect(turns.update(chen)).not.toBe(turn);
  expect(draft()).toBeNull();
  expect(sessionStorage.getItem(sessionKey)).toBe('of this tab');
});

test('nor when the page was loaded anew in between', () => {
  open(true).update(lin);
  type();
  open(true).update(chen);
  expect(draft()).toBeNull();
});

test('who logs out in another tab takes it along, and who comes next types anew', () => {
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

test('who left while this tab was away has taken it along when it comes back, drawn for a visitor', () => {
  open(true).update(lin);
  type();
  localStorage.setItem('site.left', String(++at));
  expect(open().update(visitor)).toBe(0);
  expect(draft()).toBeNull();
});

test('where a browser keeps nothing, it is one and the other all the same', () => {
  vi.unstubAllGlobals();
  const turns = open();
  const turn = turns.update(lin);
  expect(turns.update(visitor)).toBe(turn);
  expect(turns.update(chen)).not.toBe(turn);
});

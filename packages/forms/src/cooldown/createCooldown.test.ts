import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCooldown } from './createCooldown.ts';

let stored: Record<string, string>;
let tabs: EventTarget;

/** Returns a fake browser: storage that enumerates its keys, and `storage` events of other tabs. */
function browser() {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
}

function otherTabStores(key: string, deadline: number) {
  stored[key] = String(deadline);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

/** Everything a watcher sees from now on. */
function seen(key: string) {
  const cooldown = createCooldown(key);
  const numbers: number[] = [];
  const stop = cooldown.subscribe(() => numbers.push(cooldown.seconds()));
  return { cooldown, numbers, stop };
}

beforeEach(() => {
  stored = {};
  tabs = new EventTarget();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
  browser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it counts every second and ends at 0', () => {
  const { cooldown, numbers } = seen('fairway.cooldown.a');
  cooldown.start(3);
  vi.advanceTimersByTime(10_000);
  expect(numbers).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('it survives a reload and closing the dialog', () => {
  const { cooldown, stop } = seen('fairway.cooldown.b');
  cooldown.start(60);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(createCooldown('fairway.cooldown.b').seconds()).toBe(40);
});

test('another tab that sends a code starts the count here', () => {
  const { numbers } = seen('fairway.cooldown.c');
  otherTabStores('fairway.cooldown.c', Date.now() + 60_000);
  vi.advanceTimersByTime(1_000);
  expect(numbers).toEqual([60, 59]);
});

test('two buttons on one page share the count', () => {
  const first = seen('fairway.cooldown.d');
  const second = seen('fairway.cooldown.d');
  first.cooldown.start(60);
  expect(second.numbers).toEqual([60]);
});

test("the server's wait replaces the count that runs", () => {
  const { cooldown, numbers } = seen('fairway.cooldown.e');
  cooldown.start(60);
  cooldown.start(600);
  expect(numbers).toEqual([60, 600]);
});

test('removes expired deadlines and keeps those of others', () => {
  stored['fairway.cooldown.old'] = String(Date.now() - 1);
  stored['fairway.cooldown.running'] = String(Date.now() + 5_000);
  stored.lang = 'zh';
  createCooldown('fairway.cooldown.f').start(60);
  expect(Object.keys(stored).sort()).toEqual(['fairway.cooldown.f', 'fairway.cooldown.running', 'lang']);
});

test('a user who clears the site data has no cooldown', () => {
  const { cooldown, numbers } = seen('fairway.cooldown.h');
  cooldown.start(60);
  stored = {};
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(numbers).toEqual([60, 0]);
});

test('a browser that refuses to store still counts', () => {
  vi.stubGlobal('localStorage', undefined);
  const { cooldown, numbers } = seen('fairway.cooldown.g');
  cooldown.start(2);
  vi.advanceTimersByTime(2_000);
  expect(numbers).toEqual([2, 1, 0]);
});

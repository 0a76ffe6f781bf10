import { expect, test } from 'vitest';
import { createResumeStore, resumeKey } from './resumeStore.ts';

const storageWith = (items: Map<string, string>) =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }) as unknown as Storage;

test('a note outlives the page for seven days', () => {
  const items = new Map<string, string>();
  let now = 0;
  const open = () =>
    createResumeStore(
      () => storageWith(items),
      () => now,
    );
  open().write('manifest', 'https://files.example.com/uploads/1');
  expect(open().read('manifest')).toBe('https://files.example.com/uploads/1');
  now = 7 * 86_400_000;
  open().write('other', 'x');
  expect(open().read('manifest')).toBeNull();
});

test('holds the newest 50 notes', () => {
  const store = createResumeStore(() => storageWith(new Map()));
  const items = new Map<string, string>();
  const one = createResumeStore(() => storageWith(items));
  for (let at = 0; at < 60; at++) one.write(`file ${at}`, 'x');
  expect(one.read('file 9')).toBeNull();
  expect(one.read('file 10')).toBe('x');
  expect(store.read('file 10')).toBeNull();
});

test.each([
  [
    'no storage',
    () =>
      ({
        getItem: () => {
          throw new Error('denied');
        },
        setItem: () => {
          throw new Error('denied');
        },
      }) as unknown as Storage,
  ],
  ['something else under its name', () => storageWith(new Map([['fairway.uploads', '[1,"x",null]']]))],
  ['broken text', () => storageWith(new Map([['fairway.uploads', '{"a":']]))],
])('%s: notes count as long as the page is open', (_, storage) => {
  const opened = storage();
  const store = createResumeStore(() => opened);
  expect(store.read('a')).toBeNull();
  store.write('a', 'x');
  expect(store.read('a')).toBe('x');
  store.remove('a');
  expect(store.read('a')).toBeNull();
});

test('files of one name but another length or time are different uploads', () => {
  const at = (content: string, lastModified: number) =>
    resumeKey('/', new File([content], 'a.csv', { lastModified }));
  expect(new Set([at('a', 1), at('ab', 1), at('a', 2)]).size).toBe(3);
});

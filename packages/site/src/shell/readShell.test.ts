import { expect, test } from 'vitest';
import { nameless, type Reader, type ShellData, visitor } from '../session/reader.ts';
import { readShellWith } from './readShell.ts';
import { createWriteCount } from './writeCount.ts';

const ownerCount = 3;
const member = { kind: 'member', name: 'Lin' };
const request = new Request('https://fairway.example/orders');

const read = (token: string | null, reader: Reader, visible: ShellData | null) =>
  readShellWith({
    session: { current: () => (token === null ? null : { token, expiresAt: '2026-12-20T00:00:00Z' }) },
    tabOwner: { update: () => ownerCount },
    readerOf: async () => reader,
    writes: createWriteCount(),
    visible: () => visible,
  })({ request });

test.each<[string, string | null, Reader, ShellData | null, ShellData]>([
  ['nobody logged in', null, member, null, { reader: visitor, token: null, ownerCount }],
  ['somebody', 'mine', member, null, { reader: member, token: 'mine', ownerCount }],
  ['a login that ended', 'mine', visitor, null, { reader: visitor, token: null, ownerCount }],
  [
    'a first page while nobody answers',
    'mine',
    nameless,
    null,
    { reader: nameless, token: 'mine', ownerCount },
  ],
  [
    'another page while nobody answers',
    'mine',
    nameless,
    { reader: member, token: 'mine', ownerCount },
    { reader: member, token: 'mine', ownerCount },
  ],
  [
    'another login while nobody answers',
    'theirs',
    nameless,
    { reader: member, token: 'mine', ownerCount },
    { reader: nameless, token: 'theirs', ownerCount },
  ],
])('%s: who the header names', async (_, token, reader, visible, expected) => {
  expect(await read(token, reader, visible)).toEqual(expected);
});

test('a write during the load leaves the shell stale, a write before it does not', async () => {
  const writes = createWriteCount();
  const load = (duringLoad: () => void) =>
    readShellWith({
      session: { current: () => ({ token: 'mine', expiresAt: '2026-12-20T00:00:00Z' }) },
      tabOwner: { update: () => ownerCount },
      readerOf: async () => {
        duringLoad();
        return member;
      },
      writes,
      visible: () => null,
    })({ request });
  writes.add();
  expect(writes.isStale()).toBe(true);
  await load(() => {});
  expect(writes.isStale()).toBe(false);
  await load(writes.add);
  expect(writes.isStale()).toBe(true);
});

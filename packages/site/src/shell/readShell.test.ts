import { expect, test } from 'vitest';
import { nameless, type Reader, type ShellData, visitor } from '../session/reader.ts';
import { readShellWith } from './readShell.ts';

const turn = 3;
const member = { kind: 'member', name: 'Lin' };
const request = new Request('https://fairway.example/orders');

const read = (token: string | null, reader: Reader, shown: ShellData | null) =>
  readShellWith({
    session: { current: () => (token === null ? null : { token, expiresAt: '2026-12-20T00:00:00Z' }) },
    turns: { of: () => turn },
    readerOf: async () => reader,
    shown: () => shown,
  })({ request });

test.each<[string, string | null, Reader, ShellData | null, ShellData]>([
  ['nobody logged in', null, member, null, { reader: visitor, readWith: null, turn }],
  ['somebody', 'mine', member, null, { reader: member, readWith: 'mine', turn }],
  ['a login that ended', 'mine', visitor, null, { reader: visitor, readWith: null, turn }],
  ['a first page while nobody answers', 'mine', nameless, null, { reader: nameless, readWith: 'mine', turn }],
  [
    'another page while nobody answers',
    'mine',
    nameless,
    { reader: member, readWith: 'mine', turn },
    { reader: member, readWith: 'mine', turn },
  ],
  [
    'another login while nobody answers',
    'theirs',
    nameless,
    { reader: member, readWith: 'mine', turn },
    { reader: nameless, readWith: 'theirs', turn },
  ],
])('%s: who the header names', async (_, token, reader, shown, told) => {
  expect(await read(token, reader, shown)).toEqual(told);
});

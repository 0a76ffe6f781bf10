import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wholeNumber } from './commandLine.ts';
import { backupsIn, nameOfBackup, removeOldBackups } from './storedBackups.ts';

let folder: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-backups-'));
  archive = join(folder, 'archive');
  mkdirSync(archive);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nights = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(
  (day) => new Date(`${day}T02:30:00Z`),
);
const names = nights.map(nameOfBackup);

function write(path: string, time: Date) {
  writeFileSync(path, '');
  utimesSync(path, time, time);
}

it('names a backup by the second that it begins in', () => {
  expect(names[0]).toBe('fairway-20261127T023000Z.backup');
});

it('lists backups from the oldest to the newest, and nothing else', async () => {
  for (const name of [...names.toReversed(), 'fairway-20261126T023000Z.backup.part', 'notes.txt'])
    writeFileSync(join(folder, name), '');
  expect(await backupsIn(folder)).toEqual(names);
});

it('removes all but the newest backups, and leaves other files', async () => {
  for (const name of [...names, 'before-the-move.backup']) writeFileSync(join(folder, name), '');
  expect(await removeOldBackups(folder, 2, undefined)).toEqual({ backups: 2, segments: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(['archive', 'before-the-move.backup', ...names.slice(2)]);
});

it('removes nothing while there are no more backups than stay', async () => {
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(await removeOldBackups(folder, 4, undefined)).toEqual({ backups: 0, segments: 0 });
  expect(await backupsIn(folder)).toEqual(names);
});

it('removes the archived log from an hour before the oldest backup that stays', async () => {
  for (const name of names) writeFileSync(join(folder, name), '');
  const [, , third = new Date()] = nights;
  const minutesLater = (minutes: number) => new Date(third.getTime() + minutes * 60_000);
  write(join(archive, '000000010000000000000004.gz'), minutesLater(-61));
  write(join(archive, '000000010000000000000005.gz'), minutesLater(-60));
  write(join(archive, '000000010000000000000006.gz'), minutesLater(1));
  write(join(archive, '00000002.history.gz'), minutesLater(-61));
  expect(await removeOldBackups(folder, 2, archive)).toEqual({ backups: 2, segments: 1 });
  expect(readdirSync(archive).toSorted()).toEqual([
    '000000010000000000000005.gz',
    '000000010000000000000006.gz',
    '00000002.history.gz',
  ]);
});

it('removes no log where there is no archive yet', async () => {
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(await removeOldBackups(folder, 2, join(folder, 'none'))).toEqual({ backups: 2, segments: 0 });
});

it('removes no log where there is no backup', async () => {
  write(join(archive, '000000010000000000000004.gz'), new Date(0));
  expect(await removeOldBackups(folder, 2, archive)).toEqual({ backups: 0, segments: 0 });
});

it.each(['0', '-1', '1.5', 'all', ''])('refuses to keep %j backups', (value) => {
  expect(() => wholeNumber(value, '--keep')).toThrow('Give --keep a whole number of 1 or more.');
});

import { describe, expect, it } from 'vitest';
import { checkDatabase, checkReplica, type DatabaseFacts } from './databaseChecks.ts';
import {
  checkDisk,
  checkExposure,
  checkFolder,
  checkNode,
  checkPort,
  checkSecret,
  checkSettings,
} from './machineChecks.ts';

const folder = { about: 'data', path: '/srv/data', exists: true, writable: true, freeBytes: 50e9 };
const local = {
  mode: 'sandbox',
  host: '127.0.0.1',
  publicUrl: 'http://127.0.0.1:8787',
  trustProxy: 0,
} as const;
const open = {
  mode: 'production',
  host: '0.0.0.0',
  publicUrl: 'https://sea.example',
  trustProxy: 1,
} as const;

it.each([
  [checkNode('20.19.9'), 'wrong', 'too old'],
  [checkNode('20.20.0'), 'fine', '20.20.0'],
  [checkNode('24.1.0'), 'fine', '24.1.0'],
  [checkFolder(folder), 'fine', '/srv/data'],
  [checkFolder({ ...folder, writable: false }), 'wrong', 'cannot be written'],
  [checkFolder({ ...folder, exists: false }), 'soon', 'not there yet'],
  [checkDisk(folder), 'fine', '50.0 GB'],
  [checkDisk({ ...folder, freeBytes: 4e9 }), 'soon', '4.0 GB'],
  [checkDisk({ ...folder, freeBytes: 0.9e9 }), 'wrong', '0.9 GB'],
  [checkDisk({ ...folder, freeBytes: null }), 'soon', 'cannot be found out'],
  [checkPort({ port: 80, use: 'other' }), 'wrong', 'something else'],
  [checkPort({ port: 80, use: 'free' }), 'fine', 'is free'],
  [checkPort({ port: 80, use: 'fairway' }), 'fine', 'answers'],
  [checkSecret('FAIRWAY_SECRET', undefined), 'fine', 'generated'],
  [checkSecret('FAIRWAY_SECRET', 'a'.repeat(40)), 'wrong', '1 different'],
  [checkSecret('FAIRWAY_SECRET', 'my-very-own-Secret-for-2026-and-more'), 'wrong', 'guessed'],
  [checkSecret('FAIRWAY_SECRET', 'u8Zk3Jt5Qx0Lw7VbNc2Ry9Hd4Gf6Ms1PaEiOoT'), 'fine', '38 characters'],
  [checkExposure(local), 'fine', 'this machine only'],
  [checkExposure({ ...local, host: '0.0.0.0' }), 'wrong', 'log in as anybody'],
  [checkExposure(open), 'fine', 'https://sea.example'],
  [checkExposure({ ...open, publicUrl: 'http://sea.example' }), 'wrong', 'without TLS'],
  [checkExposure({ ...open, trustProxy: 0 }), 'wrong', 'TRUST_PROXY'],
  [checkReplica({ isReachable: true, isReplica: true, behindBytes: 1000 }), 'fine', '0.0 MB'],
  [checkReplica({ isReachable: true, isReplica: true, behindBytes: 65e6 }), 'soon', '65.0 MB'],
  [checkReplica({ isReachable: true, isReplica: false, behindBytes: 0 }), 'wrong', 'follows no primary'],
  [checkReplica({ isReachable: false, isReplica: false, behindBytes: 0 }), 'wrong', 'does not answer'],
])('%o', (finding, state, words) => {
  expect(finding).toMatchObject({ state, says: expect.stringContaining(words) });
  expect(finding.do === undefined).toBe(state === 'fine');
});

it('names each setting that cannot be used', () => {
  expect(checkSettings([])).toMatchObject([{ state: 'fine' }]);
  expect(checkSettings(['PORT: wrong', 'HOST: wrong']).map(({ state, says }) => [state, says])).toEqual([
    ['wrong', 'PORT: wrong'],
    ['wrong', 'HOST: wrong'],
  ]);
});

describe('a database', () => {
  const well: DatabaseFacts = {
    version: 18,
    encoding: 'UTF8',
    knowsChinese: true,
    hasIcu: true,
    role: 'app',
    isSuperuser: false,
    isEmbedded: false,
    isLocal: false,
    usesTls: true,
    statementTimeout: '0',
    isPooled: false,
    clockAheadMs: 20,
    collation: { made: '153.14', now: '153.14' },
    pendingMigrations: [],
    brokenIndexes: [],
    oldestJobMs: null,
    waitingMessages: 0,
    oldestMessageMs: null,
    canChangeAudit: false,
    archive: null,
  };
  const failing = { isFailing: true, lastFailed: '2026-11-29' };

  it('has no findings when all is well', () => {
    expect(checkDatabase(well).filter(({ state }) => state !== 'fine')).toEqual([]);
  });

  it.each<[Partial<DatabaseFacts>, string, 'soon' | 'wrong', string]>([
    [{ version: 14 }, 'database version', 'wrong', 'too old'],
    [{ version: 19 }, 'database version', 'soon', 'not been tested'],
    [{ encoding: 'SQL_ASCII' }, 'database text', 'wrong', 'SQL_ASCII'],
    [{ knowsChinese: false }, 'database text', 'wrong', 'no Chinese'],
    [{ hasIcu: false }, 'database text', 'wrong', 'zh-x-icu'],
    [{ isSuperuser: true }, 'database role', 'soon', 'superuser'],
    [{ usesTls: false }, 'database TLS', 'wrong', 'in the clear'],
    [{ isPooled: true }, 'database limits', 'soon', 'no limit'],
    [{ clockAheadMs: -3000 }, 'clock', 'soon', '3 s behind'],
    [{ clockAheadMs: 31_000 }, 'clock', 'wrong', '31 s ahead'],
    [{ collation: { made: '1', now: '2' } }, 'collation', 'wrong', 'version 2'],
    [{ pendingMigrations: ['a', 'b', 'c', 'd'] }, 'tables', 'soon', '4 migrations are to come (a, b, c, …)'],
    [{ brokenIndexes: ['news_new'] }, 'tables', 'soon', 'news_new'],
    [{ oldestJobMs: 61_000 }, 'jobs', 'wrong', '61 s'],
    [{ waitingMessages: 3, oldestMessageMs: 121_000 }, 'outbox', 'wrong', '3 messages wait'],
    [{ isEmbedded: true }, 'archive', 'soon', 'last backup'],
    [{ canChangeAudit: true }, 'audit log', 'soon', 'can change its entries'],
    [{ isEmbedded: true, archive: failing }, 'archive', 'wrong', 'since 2026-11-29'],
  ])('%o', (change, about, state, words) => {
    const findings = checkDatabase({ ...well, ...change }).filter((finding) => finding.state !== 'fine');
    expect(findings).toMatchObject([{ about, state, says: expect.stringContaining(words) }]);
    expect(findings[0]?.do).toBeTruthy();
  });
});

import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../settings.ts';
import { createTestDatabase } from '../testing/index.ts';
import { ready, startServerProcess } from '../testing/process.ts';
import { examine } from './examine.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-doctor-'));
chmodSync(folder, 0o755);
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const states = (findings: Awaited<ReturnType<typeof examine>>) =>
  Object.fromEntries(findings.map(({ about, state }) => [about, state]));

it('finds a running server well, with its embedded database', async () => {
  const server = await startServerProcess({ folder, started });
  await ready(server);
  const findings = await examine({ FAIRWAY_DATA: folder, PORT: new URL(server.url).port });
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(states(findings)).toMatchObject({
    port: 'fine',
    database: 'fine',
    tables: 'fine',
    jobs: 'fine',
    outbox: 'fine',
    clock: 'fine',
    archive: 'soon',
  });
});

it('finds an empty database of another server, whose tables are to come', async () => {
  const database = await createTestDatabase(false);
  const findings = await examine({ FAIRWAY_DATA: folder, PORT: '0', DATABASE_URL: database.url });
  expect(states(findings)).toMatchObject({ database: 'fine', tables: 'soon', 'database role': 'soon' });
  await database.drop();
});

it('finds an audit log that the role of the server could change', async () => {
  const database = await createTestDatabase();
  const findings = await examine({ FAIRWAY_DATA: folder, PORT: '0', DATABASE_URL: database.url });
  expect(states(findings)).toMatchObject({ 'audit log': 'soon' });
  await database.drop();
});

it('explains what to do when the database does not respond', async () => {
  const findings = await examine({
    FAIRWAY_DATA: folder,
    PORT: '0',
    DATABASE_URL: 'postgres://a@127.0.0.1:9/b',
  });
  expect(findings.at(-1)).toMatchObject({
    about: 'database',
    state: 'wrong',
    says: expect.stringContaining('cannot be reached'),
  });
});

it('stops at settings that cannot be used, and ends with 1', async () => {
  const env = { ...process.env, PORT: 'x', SMS_SERVICE: 'aliyun' };
  const command = ['--conditions=@fairway/source', join(root, 'apps/server/src/doctor/doctor.ts'), '--json'];
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out) => resolve({ code: error?.code, out }));
  });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ about: 'settings', says: expect.stringContaining('PORT') }),
    ]),
  );
});

import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createClient } from '../database/db.ts';
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

it('finds an audit log that belongs to another role after the documented statements, and each way to change it', async () => {
  const database = await createTestDatabase();
  const admin = createClient(database.url);
  await admin.connect();
  const names = ['app', 'fairway_audit'].map((name) => [name, `${name}_${randomBytes(6).toString('hex')}`]);
  const [[, app = ''] = [], [, audit = ''] = []] = names;
  const renamed = (text: string) =>
    names.reduce((all, [name, own = '']) => all.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), own), text);
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const section = page.split('\n## The audit log belongs to another role\n')[1] ?? '';
  const statements = renamed(/```sql\n([\s\S]*?)```/.exec(section)?.[1] ?? '');
  await admin.query(`create role ${app} login password 'operate' noinherit`);
  await admin.query(`grant select on all tables in schema public to ${app}`);
  const url = new URL(database.url);
  url.username = app;
  url.password = 'operate';
  const state = async () => {
    const findings = await examine({ FAIRWAY_DATA: folder, PORT: '0', DATABASE_URL: url.href });
    return states(findings)['audit log'];
  };
  await admin.query(`alter table audit_entry owner to ${app}`);
  expect(await state()).toBe('soon');
  await admin.query(statements);
  expect(await state()).toBe('fine');
  for (const [grant, revoke] of [
    [`grant ${audit} to ${app}`, `revoke ${audit} from ${app}`],
    [`grant update (action) on audit_entry to ${app}`, `revoke update (action) on audit_entry from ${app}`],
    [
      `alter function refuse_audit_change() owner to ${app}`,
      `alter function refuse_audit_change() owner to ${audit}`,
    ],
  ] as const) {
    await admin.query(grant);
    expect(await state(), grant).toBe('soon');
    await admin.query(revoke);
    expect(await state()).toBe('fine');
  }
  await admin.query(`drop owned by ${audit}, ${app} cascade`);
  await admin.query(`drop role ${audit}, ${app}`);
  await admin.end();
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

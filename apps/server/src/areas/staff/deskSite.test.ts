import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-desk-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { FAIRWAY_DESK: folder } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('lets the browser retry while the desk is being built, and serves it once it is ready', async () => {
  const early = await fetch(`${server.url}/desk/login`);
  expect(early.status).toBe(503);
  expect(early.headers.get('refresh')).toBe('2');
  expect(await early.text()).toContain('npm start');

  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js'), 'export {};');

  const page = await fetch(`${server.url}/desk/login`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Desk</title>');
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const script = await fetch(`${server.url}/desk/assets/app-1a2b3c.js`);
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

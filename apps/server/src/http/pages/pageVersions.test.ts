import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf } from '@fairway/gateway/contract/contract';
import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { changesPages } from './pageVersions.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-page-versions-'));
/** Renders the open pages, as the server returns them. */
const bundle = `
export const readerOf = () => 'en';
export const languageOf = () => 'en';
export const shellIn = (template) => template;
export const hasPage = () => true;
export const knownPages = [];
export const withOperator = (template) => template;
export const addressOf = async (target) => target;
export const isSecret = () => false;
export const createRenderer = async ({ fetch }) => async () => {
  const { data } = await (await fetch('/api/menuConfig/routerList')).json();
  return { found: true, html: data.rows.find(({ path }) => path === '/aboutUs').access };
};`;

let servers: readonly TestServer[];
let drop: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'server/render.js'), bundle);
  const database = await createTestDatabase();
  drop = database.drop;
  const options = { databaseUrl: database.url, env: { FAIRWAY_PORTAL: folder } };
  servers = [await startTestServer(options), await startTestServer(options)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await drop();
  rmSync(folder, { recursive: true });
});

const drawnPage = ({ url }: TestServer) => fetch(`${url}/`).then((answer) => answer.text());

it('a change at one server is on the drawn pages of all, well before they expire', async () => {
  const [first, second] = servers as [TestServer, TestServer];
  expect(await Promise.all([drawnPage(first), drawnPage(second)])).toEqual(['open', 'open']);
  const admin = await atDesk(first, ['admin']);
  const body = { path: '/aboutUs', access: 'soon', seen: 'open' } as const;
  expect((await admin.client.raw(pageDesk.setAccess, { body })).code).toBe(200);
  expect(await drawnPage(first)).toBe('soon');
  // Rendered pages are cached for 30 seconds: a change within half of that proves that the second server was notified.
  await expect.poll(() => drawnPage(second), { timeout: 15_000, interval: 100 }).toBe('soon');
});

it.each(['pageDesk.setAccess', 'newsDesk.save', 'csvImport.confirm', 'pushDesk.saveFloat'])(
  '%s changes what drawn pages show',
  (name) => {
    const declared = callsOf().find(({ area, name: own }) => `${area}.${own}` === name);
    expect(declared && changesPages(declared.call)).toBe(true);
  },
);

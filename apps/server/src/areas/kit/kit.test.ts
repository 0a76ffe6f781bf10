import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const folder = mkdtempSync(join(tmpdir(), 'fairway-kit-'));
const packages = join(folder, 'packages');
const storybook = join(folder, 'storybook');
let server: TestServer;

beforeAll(async () => {
  const source = join(folder, 'buoy');
  for (const each of [packages, storybook, source]) mkdirSync(each);
  const manifest = { name: '@fairway/buoy', version: '1.2.0', main: 'index.js' };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(source, 'index.js'), "module.exports = 'lit';\n");
  await run(npm, ['pack', '--silent', '--pack-destination', packages], { cwd: source });
  const tarball = 'fairway-buoy-1.2.0.tgz';
  const hash = createHash('sha512')
    .update(readFileSync(join(packages, tarball)))
    .digest('base64');
  const dist = { tarball, integrity: `sha512-${hash}` };
  writeFileSync(
    join(packages, 'index.json'),
    JSON.stringify({
      [manifest.name]: {
        name: manifest.name,
        'dist-tags': { latest: '1.2.0' },
        versions: { '1.2.0': { ...manifest, dist } },
      },
    }),
  );
  for (const part of ['docs/ui', 'blocks', 'tokens'])
    mkdirSync(join(packages, 'pages', part), { recursive: true });
  writeFileSync(join(packages, 'pages/llms.txt'), '# Kit');
  writeFileSync(join(packages, 'pages/docs/ui/Buoy.md'), '# Buoy 浮标');
  writeFileSync(join(packages, 'pages/blocks/edit-dialog.json'), '{"name":"edit-dialog"}');
  writeFileSync(join(packages, 'pages/tokens/fairway.resolver.json'), '{"version":"2025.10"}');
  writeFileSync(join(packages, 'pages/docs/ui/page.js'), 'not for readers');
  writeFileSync(join(packages, 'secret.txt'), 'not for readers');
  writeFileSync(join(storybook, 'index.html'), '<!doctype html><title>Kit</title>');
  server = await startTestServer({ env: { KIT_PACKAGES: packages, KIT_STORYBOOK: storybook } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const answerOf = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe('the packages', () => {
  it('are installed by npm with one registry line', async () => {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'package.json'), '{"private":true}');
    writeFileSync(join(site, '.npmrc'), `@fairway:registry=${server.url}/packages/\n`);
    const cache = join(folder, 'cache');
    await run(npm, ['install', '@fairway/buoy', '--no-audit', '--no-fund', `--cache=${cache}`], {
      cwd: site,
    });
    expect(readFileSync(join(site, 'node_modules/@fairway/buoy/index.js'), 'utf8')).toContain('lit');
  });

  it('are listed with the lines that install them', async () => {
    const { status, text } = await answerOf('/packages');
    expect(status).toBe(200);
    expect(text).toContain('@fairway/buoy 1.2.0');
    expect(text).toContain(`@fairway:registry=${server.url}/packages/`);
  });

  it.each([
    '/packages/-/secret.txt',
    '/packages/-/index.json',
    '/packages/-/..%2fpackages%2fsecret.txt',
    '/packages/-/%2e%2e%2fsite%2f.npmrc',
    '/packages/@fairway%2funknown',
    '/packages/__proto__',
    '/packages/constructor',
  ])('refuse %s', async (path) => {
    const { status, text } = await answerOf(path);
    expect(status).toBe(404);
    expect(text).not.toContain('not for readers');
  });

  it('keep a tarball in a cache until it is packed again', async () => {
    const path = `${server.url}/packages/-/fairway-buoy-1.2.0.tgz`;
    const etag = (await fetch(path)).headers.get('etag') ?? '';
    expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('pages, tokens and blocks', () => {
  it.each([
    ['/packages/llms.txt', 'text/plain', '# Kit'],
    ['/packages/docs/ui/Buoy.md', 'text/markdown', '浮标'],
    ['/packages/blocks/edit-dialog.json', 'application/json', 'edit-dialog'],
    ['/packages/tokens/fairway.resolver.json', 'application/json', '2025.10'],
  ])('answer %s as %s', async (path, type, text) => {
    const answer = await answerOf(path);
    expect([answer.status, answer.headers.get('content-type')?.startsWith(type)]).toEqual([200, true]);
    expect(answer.text).toContain(text);
  });

  it.each([
    '/packages/docs/ui/page.js',
    '/packages/docs/..%2f..%2fsecret.txt',
    '/packages/docs/%2e%2e/%2e%2e/secret.txt',
    '/packages/docs/ui',
    '/packages/blocks/missing.json',
    '/packages/pages/llms.txt',
  ])('refuse %s', async (path) => {
    const { status, text } = await answerOf(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('not for readers');
  });
});

describe('Storybook', () => {
  it('opens below /storybook/ and may show its stories in a frame from here', async () => {
    const { status, text, headers } = await answerOf('/storybook');
    expect(status).toBe(200);
    expect(text).toContain('<title>Kit</title>');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('does not change the policy of other pages', async () => {
    const { headers } = await answerOf('/');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  it.each([
    ['/storybook/..%2fpackages%2fsecret.txt', 400],
    ['/storybook/missing.js', 404],
  ])('refuses %s', async (path, refusal) => {
    const { status, text } = await answerOf(path);
    expect(status).toBe(refusal);
    expect(text).not.toContain('not for readers');
  });
});

it('names the command to run if nothing was packed or built', async () => {
  const empty = await startTestServer({
    env: { KIT_PACKAGES: join(folder, 'none'), KIT_STORYBOOK: join(folder, 'none') },
  });
  const texts = await Promise.all(
    ['/packages', '/packages/@fairway%2fui', '/storybook/'].map(async (path) =>
      (await fetch(empty.url + path)).text(),
    ),
  );
  await empty.stop();
  expect(texts[0]).toContain('npm run pack');
  expect(texts[1]).toContain('npm run pack');
  expect(texts[2]).toContain('npm run build:storybook');
});

it('serves neither if the kit is off', async () => {
  const off = await startTestServer({
    env: { KIT_PAGES: 'off', KIT_PACKAGES: packages, KIT_STORYBOOK: storybook },
  });
  const statuses = await Promise.all(
    ['/packages/@fairway%2fbuoy', '/packages/-/fairway-buoy-1.2.0.tgz'].map(
      async (path) => (await fetch(off.url + path)).status,
    ),
  );
  await off.stop();
  expect(statuses.every((status) => status !== 200)).toBe(true);
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AskedWrongly } from './new/names.ts';
import { writeNew } from './new.ts';

/** Each writes hundreds of files and formats them. */
vi.setConfig({ testTimeout: 60_000 });

const unbuilt = ['freight/dataChart', 'account/dataStatistics', 'account/followInfo', 'account/myFollow'];
const repository = join(import.meta.dirname, '..');
let copy: string;

/** The sources that patterns are written into, without what is drawn, installed or built. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairway-new-'));
  const parts = ['apps', 'packages', '.storybook', 'biome.json', '.gitignore', 'package.json'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...parts], {
    cwd: repository,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => /\.(tsx?|mdx|json)$|\.gitignore$/.test(file));
  for (const file of files) cpSync(join(repository, file), join(copy, file), { recursive: false });
  // Every page that is planned is built: in the copy a few are as they were before.
  for (const screen of unbuilt)
    rmSync(join(copy, 'apps/portal/src/screens', screen), { recursive: true, force: true });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const says = '--says=Where the lights of a coast stand.';
const titles = ['--path=/logisticsTool/lights', '--zh=灯塔', '--en=Lights'];

it('a list stands in one folder a side, and takes fewer than 300 lines', () => {
  const { added } = writeNew(copy, ['list', 'policy', 'freight/dataChart']);
  expect(new Set(added.map(dirname))).toEqual(
    new Set([
      'apps/portal/src/screens/freight/dataChart',
      'apps/server/src/areas/policy',
      'packages/gateway/src/contract',
      'packages/gateway/src/contract/listings',
    ]),
  );
  const lines = added.map((file) => readFileSync(join(copy, file), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(300);
});

/** What stands in docs/architecture.md, counted here: the files of others that each pattern touches. */
it.each<[kind: string, args: readonly string[], existing: number]>([
  ['a call of an area', ['call', 'freight.selectLights', says], 2],
  ['a write of an area', ['call', 'order.keepLight', '--post', '--caller=buyer', says], 2],
  ['a call of a new area', ['call', 'coast.selectLights', says], 3],
  [
    'a list of a page that is planned',
    ['list', 'insuredShip', 'account/dataStatistics', '--caller=member'],
    3,
  ],
  ['a list of a page that is not planned', ['list', 'light', 'tools/lights', ...titles], 6],
  ['a screen that is planned', ['screen', 'account/followInfo'], 0],
  ['an area', ['area', 'tide'], 1],
  ['a first call of an area that is there', ['call', 'tide.tell', '--caller=member', says], 3],
  ['a component', ['component', 'feedback/Beacon'], 1],
  ['a language', ['language', 'vi', '--name=Tiếng Việt', '--locale=vi-VN'], 3],
  ['a screen where there are three languages', ['screen', 'account/myFollow'], 0],
])('%s is written, formatted and without a fault that lint finds', (_, args, existing) => {
  const { added, edited } = writeNew(copy, args);
  expect(added.length).toBeGreaterThan(0);
  expect(edited.length).toBe(existing);
});

it('a list of the encyclopedia asks whether staff put its page behind login', () => {
  const titled = ['--path=/wikipedia/lock', '--zh=船闸', '--en=Locks'];
  writeNew(copy, ['list', 'lock', 'encyclopedia/locks', ...titled]);
  const routes = readFileSync(join(copy, 'apps/server/src/areas/lock/routes.ts'), 'utf8');
  expect(routes).toContain("readFor('/wikipedia/lock', handling,");
});

it.each([
  [[], /npm run new -- list/],
  [['call', 'freight.selectSailings', says], /declared already/],
  [['call', 'freight.selectMore'], /Say in a sentence/],
  [['call', 'freight.keep', '--post', '--caller=anyone', says], /--caller is one of/],
  [['list', 'freight', 'news/news'], /there already/],
  [['screen', 'order/order'], /there already/],
  [['screen', 'news/nowhere'], /--path=/],
  [['component', 'Beacon'], /group\/Name/],
])('%j is refused with what to do, and nothing is written', (args, reason) => {
  expect(() => writeNew(copy, args)).toThrow(AskedWrongly);
  expect(() => writeNew(copy, args)).toThrow(reason);
});

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { languageCodes } from '@fairway/site/languages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { UsageError } from './new/names.ts';
import { formatNew, writeNew } from './new.ts';

/** Each test writes and formats up to hundreds of files. */
vi.setConfig({ testTimeout: 60_000 });

/** Pages without links from other screens: the rest compiles without them. */
const unbuilt = [
  'insurance/insuranceCompany',
  'account/dataStatistics',
  'login/invitation',
  'account/infoCollection',
];
const repository = join(import.meta.dirname, '..');
const writtenFiles = new Set<string>();
let copy: string;

/** Writes what `npm run new` writes, in the copy. The last tests format and compile the files. */
function write(args: readonly string[]) {
  const result = writeNew(copy, args);
  for (const file of [...result.added, ...result.edited]) writtenFiles.add(file);
  return result;
}

/** Copies the sources, without pictures and build output. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairway-new-'));
  const parts = ['apps', 'packages', '.storybook', 'biome.json', '.gitignore', 'package.json'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...parts], {
    cwd: repository,
    encoding: 'utf8',
  });
  const files = listed
    .split('\0')
    .filter((file) => /\.(tsx?|mdx|json)$|\.gitignore$/.test(file) && existsSync(join(repository, file)));
  for (const file of files) cpSync(join(repository, file), join(copy, file), { recursive: false });
  // Every planned page exists, so the copy loses a few.
  for (const screen of unbuilt)
    rmSync(join(copy, 'apps/portal/src/screens', screen), { recursive: true, force: true });
  // Thousands of files on a busy disk.
}, 240_000);

/** Links the installed packages, so that packages of the copy resolve to each other and not to the originals. */
function linkInstalled(): void {
  const folders = ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: repository })];
  for (const folder of folders) {
    cpSync(join(repository, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !basename(path).startsWith('.'),
    });
  }
  symlinkSync(join(repository, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'), 'junction');
}
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** A language that the sites do not have. */
const newLanguage = ['vi', 'eo', 'la'].find((code) => !(languageCodes as readonly string[]).includes(code));
const says = '--says=The positions of the lights of a coast.';
const called = ['--zh=灯塔', '--en=Lights'];
/** Not the names of the guides: a developer may have run those commands before this test. */
const lamps = ['--path=/logisticsTool/lamps', ...called];
const bells = ['--path=/logisticsTool/bells', ...called];

it('a list adds twelve files with at most 180 lines, in one folder of each package', () => {
  const { added } = write(['list', 'policy', 'insurance/insuranceCompany', ...called]);
  formatNew(copy, added);
  expect(new Set(added.map(dirname))).toEqual(
    new Set([
      'apps/portal/src/screens/insurance/insuranceCompany',
      'apps/server/src/areas/policy',
      'packages/gateway/src/contract',
      'packages/gateway/src/contract/listings',
    ]),
  );
  const files = added.filter((file) => !/words\.(?!zh|en)/.test(file));
  expect(files).toHaveLength(12);
  const lines = files.map((file) => readFileSync(join(copy, file), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(180);
});

/** The existing files that each pattern changes: the numbers in docs/architecture.md. */
it.each<[kind: string, args: readonly string[], existing: number]>([
  ['a call of an area', ['call', 'freight.selectLights', says], 2],
  ['a write of an area', ['call', 'order.keepLight', '--post', '--caller=member:order:buy', says], 2],
  ['a call of company administrators', ['call', 'seat.selectLights', '--caller=member:seat:assign', says], 2],
  ['a call of the staff', ['call', 'audit.selectLights', '--caller=staff:finance', says], 2],
  ['a call of two roles', ['call', 'newsDesk.selectLights', '--caller=staff:admin|editor', says], 2],
  ['a call of a new area', ['call', 'coast.selectLights', says], 2],
  [
    'a list of a page that is planned',
    ['list', 'insuredShip', 'account/dataStatistics', '--caller=member', ...called],
    2,
  ],
  ['a list of a page that is not planned', ['list', 'lamp', 'tools/lamps', ...lamps], 3],
  [
    'a list of a new tab of the desk',
    ['list', 'quayside', 'quaysides/quaysides', '--site=desk', '--caller=staff:editor', ...lamps],
    3,
  ],
  ['a screen within a tab of the desk', ['screen', 'imports/shown', '--site=desk', ...lamps], 1],
  ['a screen that is not planned', ['screen', 'tools/bells', ...bells], 1],
  ['a screen that is planned', ['screen', 'login/invitation', ...called], 0],
  ['an area', ['area', 'tide'], 1],
  ['the first call of an existing area', ['call', 'tide.tell', '--caller=member', says], 2],
  ['a component', ['component', 'feedback/Beacon'], 1],
  ['a language', ['language', String(newLanguage), '--name=Nova', '--locale=vi-VN'], 3],
  ['a screen after a language was added', ['screen', 'account/infoCollection', ...called], 0],
])('adds %s', (_, args, existing) => {
  const { added, edited } = write(args);
  expect(added.length).toBeGreaterThan(0);
  expect(edited.length).toBe(existing);
});

it('adds a story for a reader without the right, and one for a public page that staff put behind login', () => {
  const stories = (folder: string, name: string) =>
    readFileSync(join(copy, 'apps', folder, `${name}Screen.stories.tsx`), 'utf8');
  expect(stories('desk/src/screens/quaysides/quaysides', 'Quaysides')).toContain('stories.forbidden');
  expect(stories('portal/src/screens/tools/lamps', 'Lamps')).toContain('alsoForMembers(address)');
  expect(stories('portal/src/screens/tools/bells', 'Bells')).toContain('alsoForMembers(address)');
  expect(stories('portal/src/screens/account/dataStatistics', 'DataStatistics')).not.toMatch(
    /forbidden|orMembers/,
  );
});

it('a list of the encyclopedia checks whether staff put its page behind login', () => {
  const titled = ['--path=/wikipedia/lock', '--zh=船闸', '--en=Locks'];
  write(['list', 'lock', 'encyclopedia/locks', ...titled]);
  const routes = readFileSync(join(copy, 'apps/server/src/areas/lock/routes.ts'), 'utf8');
  expect(routes).toMatch(/readFor\(\s*'\/wikipedia\/lock'/);
});

/** There is no pattern for a wallet: `docs/how-to/take-a-payment.md` lists the lines. The last test compiles them, so none is missing. */
it('a wallet changes three existing files, and adds its provider', () => {
  const payments = 'apps/server/src/services/payments';
  const provider = `import { payWay } from '@fairway/trade';
import * as v from 'valibot';
import { oneOf } from '../../settings.ts';
import { settingsPart } from '../../settingsPart.ts';
import { WalletFailed, type WalletProvider } from './provider.ts';

export const unionPaySettings = settingsPart(
  { UNIONPAY_SERVICE: v.optional(oneOf(['sandbox', 'unionpay']), 'sandbox') },
  (env, { real }) => (real('UNIONPAY_SERVICE', env.UNIONPAY_SERVICE, 'unionpay') === 'sandbox' ? null : {}),
);

export function unionPay(): WalletProvider {
  const away = () => Promise.reject(new WalletFailed('away'));
  const answer = { status: 503, type: 'text/plain', body: '' };
  const answers = { accepted: answer, forged: answer, failed: answer };
  return { way: payWay.unionPay, answers, open: away, query: away, close: away, refund: away, readNotice: away };
}
`;
  writeFileSync(join(copy, payments, 'unionPay.ts'), provider);
  const lines: readonly [file: string, after: string, line: string][] = [
    ['packages/trade/src/payWays.ts', 'appleInApp: 5,', 'unionPay: 6,'],
    [
      'packages/trade/src/payWays.ts',
      "'Apple in-app' },",
      "[payWay.unionPay]: { nameZh: '云闪付', nameEn: 'UnionPay' },",
    ],
    [
      'packages/gateway/src/contract/order.ts',
      "'WeChat') } as const;",
      "export const unionPay = { getUnionPayQrCode: codeCall('/unionPay/getUnionPayQrCode', 'UnionPay') } as const;",
    ],
    ['packages/gateway/src/contract/order.ts', 'walletAreas = { aliPay,', 'unionPay,'],
    [
      'packages/gateway/src/contract/order.ts',
      '[trade.payWay.wechatPay]: wxPay.getWxPayQrCode,',
      '[trade.payWay.unionPay]: unionPay.getUnionPayQrCode,',
    ],
    [
      `${payments}/wallets.ts`,
      "import { sandboxWallet } from './sandboxWallet.ts';",
      "import { unionPay, unionPaySettings } from './unionPay.ts';",
    ],
    [
      `${payments}/wallets.ts`,
      'wechatPaySettings, wechatPay),',
      "[payWay.unionPay]: wallet('/api/unionPay/notify', unionPaySettings, unionPay),",
    ],
  ];
  for (const [file, after, line] of lines) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(after);
    writeFileSync(join(copy, file), text.replace(after, `${after}\n${line}`));
  }
  expect(new Set(lines.map(([file]) => file)).size).toBe(3);
});

it('everything that was added has no lint errors', () => {
  expect(() => formatNew(copy, [...writtenFiles])).not.toThrow();
});

/** Compiles the new files and the sources that could miss a line; not existing tests and stories. */
it('compiles everything that was added', () => {
  linkInstalled();
  const { extends: base, compilerOptions } = JSON.parse(
    readFileSync(join(repository, 'tsconfig.json'), 'utf8'),
  );
  cpSync(join(repository, base), join(copy, base));
  const compiled = {
    extends: base,
    compilerOptions,
    files: [...writtenFiles].filter((file) => /^(apps|packages|scripts)\/.*\.tsx?$/.test(file)),
    include: ['apps', 'packages'],
    exclude: ['**/node_modules', '**/*.test.ts', '**/*.stories.tsx', '**/*.config.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(compiled));
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', copy], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toBe('');
}, 240_000);

it.each([
  [[], /npm run new -- list/],
  [['call', 'freight.selectSailings', says], /declared already/],
  [['lists'], /no pattern "lists"/],
  [['list', 'pilot', 'tools/pilots', '--caption=x'], /Unknown option '--caption'\. Options: --caller/],
  [['call', 'freight'], /two names/],
  [['call', 'freight.selectMore'], /needs a sentence/],
  [['call', 'freight.keep', '--post', '--caller=anyone', says], /--caller must be one of/],
  [['call', 'freight.keep', '--caller=buyer', says], /member:order:buy.*staff:finance/],
  [['call', 'freight.keep', '--caller=staff:captain', says], /--caller must be one of/],
  [['list', 'freight', 'news/news'], /exists/],
  [['screen', 'order/order'], /exists/],
  [['screen', 'news/nowhere'], /--path=/],
  [['screen', 'news/nowhere', '--site=quay', ...lamps], /--site must be one of/],
  [['list', 'pilot', 'tools/pilots', '--caller=staff', ...lamps], /--site=desk/],
  [['screen', 'account/myOwn', '--path=/myOwn'], /--zh=/],
  [['screen', 'tools/ports', ...lamps], /encyclopedia\/ports.*another/],
  [['component', 'Beacon'], /group\/Name/],
])('refuses %j with the next step, and writes nothing', (args, reason) => {
  expect(() => writeNew(copy, args)).toThrow(UsageError);
  expect(() => writeNew(copy, args)).toThrow(reason);
});

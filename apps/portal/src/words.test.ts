import { languageCodes } from '@fairway/site/languages';
import { expect, test } from 'vitest';
import { en } from './language/en.ts';
import { zh } from './language/zh.ts';

type Texts = Readonly<Record<string, object>>;

/** Words of every folder, and what is written in its files, found where they lie. */
const parts = import.meta.glob<Texts>('./**/words.*.ts', { eager: true });
const speakers = import.meta.glob<string>('./{screens,features}/**/words.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '!./**/words.*.ts',
    '!./language/{zh,en}.ts',
    '../../../packages/site/src/**/*.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const folders = Object.keys(speakers).map((file) => file.slice(2, -'/words.ts'.length));
const wordsOf = (folder: string, language: string) => parts[`./${folder}/words.${language}.ts`]?.words ?? {};

/** Keys that are put together from a name and a value, such as `detail.cutOff.${code}`. */
const built = [
  'title.',
  'tab.',
  'help.',
  'member.',
  'about.',
  'agreement.',
  'detail.cutOff.',
  'detail.basisOf.',
  'detail.side.',
  'hs.levels.',
  'hsDetail.duty.',
  'news.grades.',
  'news.gradeNames.',
  'news.moved.',
  'newsItem.category.',
  'newsSearch.sorts.',
  'newsSearch.examples.',
  'hsDetail.why.',
  'port.by.',
  'tools.says.',
  'tracking.byWhom.',
  'tracking.categories.',
  'tracking.causes.',
  'tracking.exceptions.',
  'tracking.groups.',
  'tracking.kinds.',
  'tracking.outcomes.',
  'tracking.rules.',
  'tracking.states.',
  'tracking.units.',
  'tracking.what.',
  'ports.sorts.',
  'framework.roleOf.',
  'framework.seatOf.',
  'framework.invitationOf.',
  'framework.invite',
  'invitation.stateOf.',
  'companyLog.abouts.',
  'companyLog.actions.',
  'seat.editRoutes',
  'shipType.',
  'statistics.',
  'lawKind.',
  'carriers.alliances.',
  'carriers.sorts.',
  'carrier.alliances.',
  'carrier.piece.',
  'carrier.confidence.',
  'vessels.tonnages.',
  'vessels.decades.',
  'vessels.sorts.',
  'vessel.known.',
  'vessel.departure.',
  'vessel.arrival.',
  'regulations.sorts.',
  'encyclopedia.kinds.',
  'find.kinds.',
  'follow.moved.',
  'home.category.',
  'home.says.',
  'login.banner',
  'order.months.',
  'orderDetail.statuses.',
  'orderDetail.payWays.',
  'orderDetail.months.',
  'orderDetail.refundReasons.',
  'orderDetail.event.',
  'orderDetail.invoiceStates.',
  'orderDetail.kind',
  'orderDetail.headerTypes.',
  'orderRecord.invoices.',
  'orderRecord.months.',
  'orderRecord.payWays.',
  'orderRecord.tab.',
  'production.months.',
  'login.to',
  'insure.classes.',
  'insure.clause',
  'insure.bases.',
  'insure.perils.',
  'record.states.',
  'record.classes.',
  'record.clauses.',
  'certify.field.',
  'certify.hint.',
  'certify.status.',
  'certify.way',
  'certify.faq.',
  'detail.booking.',
  'mySetting.sex.',
  'mySetting.by.',
  'mySetting.blockers.',
  'security.phone',
  'security.email',
  'security.said.',
  'security.by.',
  'security.done.',
  'security.wayOf.',
  'security.outcomeOf.',
  'security.accountOf.',
  'security.kindOf.',
  'security.browserOf.',
  'security.systemOf.',
];

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

test('no word is kept that nobody says', () => {
  const code = Object.values(sources).join('\n');
  const all = [zh, ...folders.map((folder) => wordsOf(folder, 'zh'))].flatMap((words) => keysOf(words));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((key) => !code.includes(key) && !built.some((start) => key.startsWith(start)))).toEqual(
    [],
  );
});

test.each(folders)('%s speaks its own words, in every language', (folder) => {
  expect(speakers[`./${folder}/words.ts`]).toContain(`>('${folder}')`);
  const keys = keysOf(wordsOf(folder, 'zh'));
  expect(keys.length).toBeGreaterThan(0);
  for (const language of languageCodes) expect(keysOf(wordsOf(folder, language))).toEqual(keys);
});

test('common words are the same in every language', () => {
  expect(keysOf(en)).toEqual(keysOf(zh));
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@fairway/gateway';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that write without `useMutation`, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/portal/src/features/certify/useServerDraft.ts': 'saves a draft while the reader types',
  'apps/desk/src/screens/news/article/useArticleForm.ts':
    'keeps the keys of its requests across edits, see savingOnce',
  'apps/desk/src/screens/news/article/Preview.tsx':
    'reads by POST, because an article does not fit in an address',
  'apps/desk/src/screens/news/article/ArticleSettings.tsx': 'uploads a picture with its progress',
  'apps/portal/src/features/certify/paperCalls.ts': 'uploads papers, and hands the upload over to a phone',
  'apps/portal/src/screens/order/order/payCalls.ts':
    'fetches the code of a wallet for a payment that follows its order',
  'apps/portal/src/screens/order/order/voucherCalls.ts':
    'uploads vouchers, and hands the upload over to a phone',
  'apps/portal/src/screens/order/orderRecord/Orders.tsx':
    'cancels many orders one by one, with progress and a stop',
  'apps/desk/src/screens/access/invitation/route.tsx':
    'reads an invitation by POST, because its link is secret',
  'apps/portal/src/features/push/Push.tsx': 'counts what readers see, without a press',
  'apps/portal/src/features/push/PushShown.tsx': 'counts what readers see, without a press',
};

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync('apps/{portal,desk}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.|\/stories?\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The site's own `send`, which no mutation has given. */
const ownSend =
  /\bsend\b[^;{}]*\} = (?:useGateway\(\)|gateway\b)|\bgateway\.send\b|\{ send\b[^}]*\}: (?:Pick<)?SiteGateway\b/;

/** Functions that write with the `send` that they are given. */
const writers =
  /\b(?:answerInvitation|addNumbers|refreshNumbers|removeNumbers|setNotify|setFollowed|collect|removeCollected|cancelOrder|reportOutcome|newUuid)\(\s*(?:send|gateway\.send)\b/;

/** A call that is chosen while the page runs may be any. */
const chosenCall = /\bsend\(\s*\w+\[/;

/** Calls of the contract that a source sends, `order.cancel`. */
async function callsIn({ text }: Source): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [, area = '', name = ''] of text.matchAll(/\bsend\(\s*(\w+)\.(\w+)/g)) {
    const imported = new RegExp(
      `import \\{[^}]*?\\b(?:(\\w+) as )?${area}\\b[^}]*\\} from '@fairway/gateway/contract/([^']+)'`,
    ).exec(text);
    if (!imported) continue;
    const [, original = area, file] = imported;
    const contract = (await import(`../../packages/gateway/src/contract/${file}.ts`)) as Record<
      string,
      Record<string, Call>
    >;
    const call = contract[original]?.[name];
    if (call) calls.push(call);
  }
  return calls;
}

async function writesByHand(source: Source): Promise<boolean> {
  if (!ownSend.test(source.text)) return false;
  if (writers.test(source.text) || chosenCall.test(source.text)) return true;
  return (await callsIn(source)).some(({ method }) => method === 'POST');
}

test.each([
  [
    'a call',
    `import { order } from '@fairway/gateway/contract/order';\nconst { send } = useGateway();\nsend(order.cancel, {})`,
  ],
  [
    'a call of a gateway',
    `import { order } from '@fairway/gateway/contract/order';\ngateway.send(order.cancel, {})`,
  ],
  ['a function', 'const { now, send } = useGateway();\ncancelOrder(send, orderNo)'],
])('%s that writes with the send of the site is seen', async (_, text) => {
  expect(await writesByHand({ file: '', text })).toBe(true);
});

test.each([
  [
    'reads',
    `import { order } from '@fairway/gateway/contract/order';\nconst { send } = useGateway();\nsend(order.selectPage, {})`,
  ],
  [
    'is a mutation',
    `import { order } from '@fairway/gateway/contract/order';\nuseMutation((_: undefined, send) => send(order.cancel, {}))`,
  ],
])('what %s is allowed', async (_, text) => {
  expect(await writesByHand({ file: '', text })).toBe(false);
});

test('screens write by useMutation alone', async () => {
  const filesByHand: string[] = [];
  for (const source of sources) if (await writesByHand(source)) filesByHand.push(source.file);
  expect(filesByHand.filter((file) => !(file in exceptions))).toEqual([]);
  // An exception that is not needed any more goes.
  expect(Object.keys(exceptions).filter((file) => !filesByHand.includes(file))).toEqual([]);
});

test('screens show no toasts themselves: a mutation shows its own, and useNotify what no call is', () => {
  const byHand = sources.filter(({ text }) => /\btoasts\b/.test(text));
  expect(byHand.map(({ file }) => file)).toEqual([]);
});

test('screens use no other way of React Router to write', () => {
  const others = sources.filter(({ text }) =>
    /\buse(?:Fetcher|Submit|ActionData)\b|export \{ action \}/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('every form that is sent is a mutation', () => {
  // Forms that call their parent: its mutation writes their values.
  const passive = [
    'apps/desk/src/features/case/ReturnDialog.tsx',
    'apps/desk/src/screens/news/article/ScheduleDialog.tsx',
    'apps/desk/src/screens/news/article/useArticleForm.ts',
  ];
  const plain = sources.filter(({ text }) => /\buseForm\(/.test(text)).map(({ file }) => file);
  expect(plain.filter((file) => !passive.includes(file))).toEqual([]);
});

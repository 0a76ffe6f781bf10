import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { codes } from '@fairway/gateway/contract/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from './areas/index.ts';
import { root } from './settings.ts';
import { createTestClock, createTestDatabase, startTestServer, type TestServer } from './testing/index.ts';
import { lanesOnOffer } from './testing/orders.ts';
import { ended, ready, type ServerProcess, startServerProcess } from './testing/process.ts';
import { type PreparedWrite, preparedWrites } from './testing/writes.ts';

/** Writes whose retry cannot get the first response again, or that are sent elsewhere; each with its reason. */
const exempt: Readonly<Record<string, string>> = {
  '/auth/logout': 'it ends the session that a retry is sent with',
  '/auth/silentLogin': 'it ends the session that a retry is sent with',
  '/desk/auth/logout': 'it ends the session that a retry is sent with',
  '/system/user/updatePassword': 'it ends the session that a retry is sent with',
  '/system/user/updatePasswordByPhone': 'it ends the session that a retry is sent with',
  '/system/user/updatePasswordByEmail': 'it ends the session that a retry is sent with',
  '/companyFramework/handOver': 'it takes the right that a retry needs',
};

const started: ChildProcess[] = [];
const database = await createTestDatabase();
let survivor: TestServer;
let mute: ServerProcess;
let lanes: string[];
beforeAll(async () => {
  survivor = await startTestServer({
    databaseUrl: database.url,
    clock: createTestClock(new Date()),
    // Many codes go to one machine here.
    env: { NETWORK_CODES_PER_HOUR: '100' },
  });
  lanes = await lanesOnOffer(survivor.db);
  const main = join(root, 'apps/server/src/main.mjs');
  const kill = join(root, 'apps/server/src/testing/killAt.ts');
  mute = await startServerProcess({
    // Keys of papers and pictures are shared.
    folder: survivor.config.dataFolder,
    started,
    command: [process.execPath, '--conditions=@fairway/source', '--import', kill, main],
    env: {
      DATABASE_URL: database.url,
      FAIRWAY_SECRET: survivor.config.secret.toString(),
      KILL_AT: 'hold',
    },
  });
  await ready(mute);
}, 120_000);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await survivor.stop();
  await database.drop();
});

const answered = async () => {
  const { count } = await survivor.db
    .selectFrom('idempotencyRecord')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answer', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Sends a write to the server that sends no responses, and waits until its response is stored. */
async function sendToMute({ call, prepare }: PreparedWrite) {
  const { client, options } = await prepare();
  const sent = { ...options, idempotencyKey: crypto.randomUUID() };
  const before = await answered();
  let outcome = 'no answer';
  client.raw(call, { ...sent, at: mute.url }).then(
    ({ code }) => {
      outcome = `answer ${code}`;
    },
    (error: unknown) => {
      outcome = inspect(error);
    },
  );
  await expect
    .poll(answered, { timeout: 60_000 })
    .toBe(before + 1)
    .catch(() => {
      // A refusal gets no response either: the log contains it.
      const log = mute.output.out.split('\n').slice(-20).join('\n');
      throw new Error(`${call.path} stored no answer. The client had ${outcome}. The server's log:\n${log}`);
    });
  return { call, client, sent };
}

it('TRUST 30: killed between commit and response, each write returns its first response to a retry and happens once', async () => {
  const writes = [];
  for (const write of preparedWrites(survivor, lanes)) writes.push(await sendToMute(write));
  mute.child.kill('SIGKILL');
  await ended(mute.child);
  const retries: unknown[] = [];
  for (const { call, client, sent } of writes) {
    const { code, headers } = await client.raw(call, sent);
    retries.push([call.path, code, headers.get('idempotent-replayed')]);
  }
  expect(retries).toEqual(writes.map(({ call }) => [call.path, codes.ok, 'true']));
}, 600_000);

it('knows of each POST how it is retried', () => {
  const posts = routes.filter(({ call }) => call.method === 'POST');
  const writes: readonly string[] = posts
    .filter(({ readsBecause }) => readsBecause === undefined)
    .map(({ call }) => call.path);
  const prepared: readonly string[] = preparedWrites(survivor, lanes).map(({ call }) => call.path);
  const unprepared = writes.filter((path) => !prepared.includes(path) && !(path in exempt));
  // Their commit works like that of the others; their prerequisites (a code, papers, a case) are tested in their areas.
  expect(unprepared.toSorted()).toMatchInlineSnapshot(`
    [
      "/auth/bindPhonePcWeixinLogin",
      "/auth/weixinLogin",
      "/calendarFeed/makeFeed",
      "/calendarFeed/renewFeed",
      "/calendarFeed/revokeFeed",
      "/company/updateContactInfo",
      "/companyInvitation/answer",
      "/companyLogin/finish",
      "/companyLogin/proveDomain",
      "/companyLogin/removeProvider",
      "/companyLogin/saveProvider",
      "/companyLogin/start",
      "/companyLogin/switchProvider",
      "/desk/auth/finishCompanyLogin",
      "/desk/auth/finishLogin",
      "/desk/auth/startCompanyLogin",
      "/desk/certification/markSent",
      "/desk/csvImport/check",
      "/desk/csvImport/checkTable",
      "/desk/csvImport/confirm",
      "/desk/csvImport/undo",
      "/desk/insurance/saveInsurer",
      "/desk/insurance/showInsurer",
      "/desk/invoice/issue",
      "/desk/push/saveCampaign",
      "/desk/push/saveFloat",
      "/desk/push/switchCampaign",
      "/quotation/answer",
      "/quotation/countView",
      "/quotation/renewLink",
      "/quotation/revise",
      "/quotation/saveDraft",
      "/quotation/saveSender",
      "/quotation/send",
      "/quotation/withdraw",
      "/system/user/bindPcWxOpenId",
      "/system/user/endSession",
      "/system/user/unBindPcWxOpenId",
      "/watch/add",
      "/watch/addForNumber",
      "/watch/change",
      "/watch/changeForNumber",
      "/watch/remove",
      "/watch/setPaused",
    ]
  `);
  expect(Object.keys(exempt).filter((path) => !writes.includes(path))).toEqual([]);
});

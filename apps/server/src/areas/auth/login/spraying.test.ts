import { createHash } from 'node:crypto';
import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { headers } from '@fairway/gateway/contract/envelope';
import { currentTexts } from '@fairway/trade';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerCode, codeFor, givePassword, loggedIn } from '../../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';

let server: TestServer;
afterEach(() => server.stop());

const owner = '13900000000';
const from = (source: number) => `198.51.${Math.floor(source / 250)}.${source % 250}`;
const phoneOf = (index: number) => `138${String(index).padStart(8, '0')}`;

/** Solves a challenge by brute force. */
function solved({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${number}`;
    if (createHash('sha256').update(proof).digest().readUInt32BE(0) < 2 ** (32 - bits)) return proof;
  }
}

/** Guesses once at the code of a phone, from a unique address. */
function guess(client: TestClient, index: number, more: Record<string, string> = {}) {
  const body = { account: phoneOf(index), verifyCode: '000000', loginPortal: 1 as const };
  return client.raw(auth.loginAndRegisterByVerifyCode, {
    body,
    headers: { 'x-forwarded-for': from(index), ...more },
  });
}

async function spray(client: TestClient, count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 10) {
    const some = Array.from({ length: 10 }, (_, each) => guess(client, index + each));
    answers.push(...(await Promise.all(some)).map(({ code }) => code));
  }
  return answers;
}

test('TRUST 8: of 500 sources that guess once each at 500 phones most are challenged, and one event is logged', async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } });
  const client = server.client();
  await client.key();
  const answers = await spray(client, 500);
  const judged = answers.filter((code) => code !== codes.challengeRequired);
  expect(answers.slice(0, 200)).not.toContain(codes.challengeRequired);
  // Ten at a time may pass together.
  expect(judged.length).toBeLessThanOrEqual(210);
  const events = server.log().split('loginSpraying').length - 1;
  expect(events).toBe(1);
  expect(server.log()).not.toMatch(/138000\d{5}/);

  // It ends by itself once the attempts stop.
  server.clock.advance(601);
  expect((await guess(client, 600)).code).toBe(codes.verifyCodeSpent);
});

beforeEach(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1', LIMIT_FAILED_LOGINS: '10' } });
});

test('TRUST 8: passwords are counted the same way, and are not hashed without a solution', async () => {
  const client = server.client();
  for (let index = 0; index < 10; index += 1) await givePassword(client, phoneOf(index), 'Wrong12345');
  const challenged = await givePassword(client, phoneOf(11), 'Wrong12345');
  expect(challenged).toMatchObject({ status: 429, code: codes.challengeRequired });
});

test('TRUST 8: the SDK solves the challenge automatically, and a browser that the account knows gets none', async () => {
  const known = await loggedIn(server, owner);
  await spray(server.client(), 20);
  server.clock.advance(61);
  const code = await codeFor(server, known, owner);
  expect((await answerCode(known, owner, code)).code).toBe(codes.ok);

  const body = { account: 'li@example.com', loginPortal: 1 } as const;
  const stranger = server.client();
  const verifyCode = await codeFor(server, stranger, body.account);
  const opened = await stranger.gateway.send(auth.loginAndRegisterByVerifyCode, {
    body: { ...body, verifyCode, agreed: currentTexts('agreement', 'privacy') },
  });
  expect(opened.token).toMatch(/./);
});

test('TRUST 8: a solution is valid once, for the key that received the challenge, and for two minutes', async () => {
  const client = server.client();
  await spray(client, 20);
  const solveProof = async () => {
    return { [headers.proof]: solved((await guess(client, 31)).data) };
  };
  const proof = await solveProof();
  expect((await guess(server.client(), 32, proof)).code).toBe(codes.challengeRequired);
  expect((await guess(client, 32, proof)).code).toBe(codes.verifyCodeSpent);
  expect((await guess(client, 33, proof)).code).toBe(codes.requestReplayed);
  const late = await solveProof();
  server.clock.advance(121);
  expect((await guess(client, 34, late)).code).toBe(codes.challengeRequired);
  const bent = { [headers.proof]: `${(await solveProof())[headers.proof]}0` };
  expect((await guess(client, 35, bent)).code).toBe(codes.challengeRequired);
});

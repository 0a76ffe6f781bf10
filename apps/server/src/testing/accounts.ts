import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { type AgreedText, currentTexts } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/db.ts';
import { hashPassword } from '../services/passwords/passwords.ts';
import type { TestAnswer, TestClient } from './client.ts';
import type { TestServer } from './server.ts';

/** Requests a login code and reads it from the outbox. */
export async function codeFor(
  server: Pick<TestServer, 'outbox'>,
  client: TestClient,
  to: string,
): Promise<string> {
  const type = 'LOGIN_REGISTER';
  const answer = to.includes('@')
    ? await client.raw(verifyCode.sendEmailVerifyCode, { query: { email: to, type } })
    : await client.raw(verifyCode.sendSmsVerifyCode, { query: { phone: to, type } });
  if (answer.code !== codes.ok) throw new Error(`no code was sent: ${answer.code} ${answer.msg}`);
  const [message] = await server.outbox(to);
  return message?.code ?? '';
}

/** Logs in with a code; the token of a success is stored in the client. */
export async function answerCode(
  client: TestClient,
  account: string,
  code: string,
  more: { readonly loginPortal?: 1 | 2; readonly forceTicket?: string; readonly agreed?: AgreedText[] } = {},
): Promise<TestAnswer> {
  const agreed = currentTexts('agreement', 'privacy');
  const body = { account, verifyCode: code, loginPortal: 1 as const, agreed, ...more };
  return keepToken(client, await client.raw(auth.loginAndRegisterByVerifyCode, { body }));
}

/** Logs in by password; the token of a success stays with the client. */
export async function givePassword(
  client: TestClient,
  account: string,
  password: string,
  more: { readonly loginPortal?: 1 | 2; readonly forceTicket?: string; readonly newPassword?: string } = {},
): Promise<TestAnswer> {
  const body = { account, password, loginPortal: 1 as const, ...more };
  return keepToken(client, await client.raw(auth.login, { body }));
}

function keepToken(client: TestClient, answer: TestAnswer): TestAnswer {
  const { token } = (answer.data ?? {}) as { token?: string };
  if (answer.code === codes.ok && token) client.token = token;
  return answer;
}

/** A browser that has logged in by a code sent to `to`, which registers a personal account at first use. */
export async function loggedIn(
  server: Pick<TestServer, 'client' | 'outbox'>,
  to: string,
): Promise<TestClient> {
  const client = server.client();
  const answer = await answerCode(client, to, await codeFor(server, client, to));
  if (answer.code !== codes.ok) throw new Error(`login failed: ${answer.code} ${answer.msg}`);
  return client;
}

interface GivenAccount {
  readonly accountType?: 1 | 2 | 3;
  readonly memberStatus?: 1 | 2 | 3;
  readonly auditStatus?: 0 | 1 | 2 | 3;
  readonly source?: 1 | 2;
  /** Another account's person, to make a second account of theirs. */
  readonly personId?: string;
  /** A company to belong to; a new one unless given. */
  readonly tenantId?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly username?: string;
  readonly password?: string;
  readonly disabledAt?: Date;
}

/** Writes an account as if it had been made long ago: personal and without a password unless given. */
export async function addAccount(db: Db, fields: GivenAccount) {
  const { phone, email, username, password, ...rest } = fields;
  const personId = fields.personId ?? uuidv7();
  const accountType = fields.accountType ?? 3;
  const tenantId = accountType === 3 ? personId : (fields.tenantId ?? uuidv7());
  const id = uuidv7();
  const createdAt = new Date('2026-01-01T00:00:00Z');
  if (accountType !== 3 && !fields.tenantId) {
    await db.insertInto('company').values({ tenantId, name: '测试公司', createdAt }).execute();
  }
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const account = { ...rest, id, tenantId, personId, accountType, name: '测试', passwordHash, createdAt };
  await db.insertInto('account').values(account).execute();
  for (const [kind, value] of Object.entries({ phone, email, username })) {
    if (value === undefined) continue;
    await db
      .insertInto('claim')
      .values({ kind: kind as 'phone' | 'email' | 'username', value, tenantId, accountId: id, createdAt })
      .execute();
  }
  return { id, tenantId, personId };
}

import { dayMs } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { newToken, tokenHash } from '../secrets.ts';
import type { TestClient } from './client.ts';

export interface TestMember {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** A server from within, in this process or in another. */
export interface Within {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'secret'>;
  client(): TestClient;
}

interface NewMember {
  readonly accountType?: 1 | 2 | 3;
  readonly memberStatus?: 1 | 2 | 3;
  /** The company of a sub-account; a new tenant unless given. */
  readonly tenantId?: string;
}

/** Logs a browser in as a new account, without a login call: for tests of other features. */
export async function logIn(
  server: Within,
  client: TestClient,
  { accountType = 3, memberStatus = 1, tenantId: company }: NewMember = {},
): Promise<TestMember> {
  const now = server.clock.now();
  const accountId = uuidv7();
  const personId = uuidv7();
  const tenantId = company ?? personId;
  await server.db
    .insertInto('account')
    .values({
      tenantId,
      id: accountId,
      personId,
      accountType,
      memberStatus,
      name: 'Test',
      createdAt: now,
    })
    .execute();
  return { accountId, tenantId, ...(await openSession(server, client, { tenantId, accountId })) };
}

/** Logs a browser in as an account that exists. */
export async function openSession(
  { db, clock, config }: Within,
  client: TestClient,
  { tenantId, accountId }: Pick<TestMember, 'tenantId' | 'accountId'>,
): Promise<Pick<TestMember, 'sessionId' | 'token'>> {
  const now = clock.now();
  const { keyId, visitorId } = await client.key();
  const sessionId = uuidv7();
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      tokenHash: tokenHash(config.secret, token),
      tenantId,
      accountId,
      keyId,
      visitorId,
      deviceKind: 'computer',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 30 * dayMs),
    })
    .execute();
  client.token = token;
  return { sessionId, token };
}

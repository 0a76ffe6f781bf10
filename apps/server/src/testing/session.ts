import { uuidv7 } from 'uuidv7';
import { newToken, tokenHash } from '../secrets.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

export interface TestMember {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** Logs a browser in as a new account, without going through a login: for tests about something else. */
export async function logIn(
  server: TestServer,
  client: TestClient,
  { accountType = 3, memberStatus = 1 }: { accountType?: 1 | 2 | 3; memberStatus?: 1 | 2 | 3 } = {},
): Promise<TestMember> {
  const now = server.clock.now();
  const { keyId, visitorId } = await client.key();
  const accountId = uuidv7();
  const tenantId = uuidv7();
  const sessionId = uuidv7();
  const token = newToken();
  await server.db
    .insertInto('account')
    .values({
      tenantId,
      id: accountId,
      personId: tenantId,
      accountType,
      memberStatus,
      name: 'Test',
      createdAt: now,
    })
    .execute();
  await server.db
    .insertInto('session')
    .values({
      id: sessionId,
      tokenHash: tokenHash(server.config.secret, token),
      tenantId,
      accountId,
      keyId,
      visitorId,
      deviceKind: 'computer',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute();
  client.token = token;
  return { accountId, tenantId, sessionId, token };
}

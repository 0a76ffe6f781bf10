import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/db.ts';
import { newToken, tokenHash } from '../secrets.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

export interface TestStaff {
  readonly client: TestClient;
  readonly staffId: string;
  readonly name: string;
}

/** Adds a staff member as if they had accepted their invitation long ago. */
export async function addStaff(
  db: Db,
  {
    roles,
    email,
    name = '测试',
    passwordHash = 'none',
  }: Readonly<{
    roles: readonly StaffRole[];
    email?: string;
    name?: string;
    passwordHash?: string | null;
  }>,
): Promise<{ readonly id: string; readonly email: string }> {
  const id = uuidv7();
  const row = { id, email: email ?? `${id}@example.com`, name, roles: [...roles], passwordHash };
  await db
    .insertInto('staff')
    .values({ ...row, createdAt: new Date('2026-01-01T00:00:00Z') })
    .execute();
  return row;
}

/** Returns a browser at the desk, logged in as a new staff member with these roles: for tests of other features than login. */
export async function atDesk(
  server: TestServer,
  roles: readonly StaffRole[],
  name?: string,
): Promise<TestStaff> {
  const client = server.client();
  const now = server.clock.now();
  const { keyId, visitorId } = await client.key();
  const { id: staffId } = await addStaff(server.db, { roles, ...(name === undefined ? {} : { name }) });
  const token = newToken();
  await server.db
    .insertInto('staffSession')
    .values({
      id: uuidv7(),
      tokenHash: tokenHash(server.config.secret, token),
      staffId,
      keyId,
      visitorId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 10 * 3_600_000),
    })
    .execute();
  client.token = token;
  return { client, staffId, name: name ?? '测试' };
}

/** Decodes the text for an authenticator app to its bytes. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((each) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

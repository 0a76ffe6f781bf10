import type { Call } from '@fairway/gateway/contract/call';
import type { Handling } from '../../http/answer.ts';
import { refuse } from '../../http/refuse.ts';
import { deviceKind } from './rules.ts';
import type { Device } from './sessions.ts';

/** The device that sends a request, by the key that signed it. Refuses with `keyUnknown` when that key is gone. */
export async function deviceOf({ db, keyId, header }: Handling<Call>): Promise<Device> {
  if (keyId === null) refuse('keyUnknown');
  const key = await db
    .selectFrom('signingKey')
    .select('visitorId')
    .where('keyId', '=', keyId)
    .executeTakeFirst();
  if (!key) refuse('keyUnknown');
  return { keyId, visitorId: key.visitorId, kind: deviceKind(header('user-agent')) };
}

import type { Call } from '@fairway/gateway/contract/call';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import { refuse } from '../../../http/refuse.ts';
import { networkShown } from '../../../services/network.ts';
import { deviceKind } from '../rules.ts';
import { deviceName } from './deviceName.ts';
import { type Device, isKnownDevice } from './sessions.ts';

type Sender = Pick<Handling<Call>, 'db' | 'keyId' | 'header' | 'ip'>;

/** The device that sends a request, by the key that signed it. Refuses with `keyUnknown` when that key is gone. */
export async function deviceOf({ db, keyId, header, ip }: Sender): Promise<Device> {
  if (keyId === null) refuse('keyUnknown');
  const key = await db
    .selectFrom('signingKey')
    .select('visitorId')
    .where('keyId', '=', keyId)
    .executeTakeFirst();
  if (!key) refuse('keyUnknown');
  const agent = header('user-agent');
  const network = networkShown(ip);
  return { keyId, visitorId: key.visitorId, kind: deviceKind(agent), ...deviceName(agent), network };
}

/** The party that guesses at an account, as failures are counted: a browser with an earlier login, or any other. */
export interface Guesser {
  readonly known: boolean;
  /**
   * Part of the key that failures are counted by: each known browser separately, all unknown ones together (TRUST 10).
   */
  readonly name: string;
}

/** `personId` is the owner of the account; undefined without one, which costs the same look-up. */
export async function guesserOf(
  db: Db,
  personId: string | undefined,
  { visitorId }: Device,
): Promise<Guesser> {
  const known = await isKnownDevice(db, personId ?? nobody, visitorId);
  return { known, name: known ? visitorId : 'any device' };
}

const nobody = '00000000-0000-0000-0000-000000000000';

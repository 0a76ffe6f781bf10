import type { Db } from '../../database/db.ts';
import { later } from '../../time/later.ts';
import { failureDays, knownDeviceDays } from './rules.ts';

const day = 86_400;
/** Days for which an ended session can still report to its device why it ended. */
const endedSessionDays = 30;

/** Logins stay six months, as network logs must (Cybersecurity Law of China, article 21); their owners see the last 30 days. */
const loginLogDays = 183;

/** Removes codes, tickets, social logins, failures, sessions and devices that can no longer matter. Running it twice does no harm. */
export async function cleanUpAccounts(db: Db, now: Date): Promise<void> {
  const before = (days: number) => later(now, -days * day);
  await db.deleteFrom('verifyCode').where('expiresAt', '<', before(1)).execute();
  await db.deleteFrom('forceTicket').where('expiresAt', '<', now).execute();
  await db.deleteFrom('socialLogin').where('expiresAt', '<', now).execute();
  await db.deleteFrom('loginFailure').where('startedAt', '<', before(failureDays)).execute();
  await db.deleteFrom('session').where('endedAt', '<', before(endedSessionDays)).execute();
  await db.deleteFrom('session').where('expiresAt', '<', before(endedSessionDays)).execute();
  await db.deleteFrom('loginLog').where('at', '<', before(loginLogDays)).execute();
  await db.deleteFrom('knownDevice').where('lastLoginAt', '<', before(knownDeviceDays)).execute();
}

import type { DataOf } from '@fairway/gateway/contract/call';
import type { staffAuth } from '@fairway/gateway/contract/staffAuth';
import type { Db } from '../../../database/db.ts';
import type { Committed, Handling, WritingInSteps } from '../../../http/answer.ts';
import { refuse as refuseCall } from '../../../http/refuse.ts';
import { keyedHash, newToken, seal, unseal } from '../../../secrets.ts';
import { record } from '../../../services/audit/audit.ts';
import { networkOf } from '../../../services/network.ts';
import { passwordMatches } from '../../../services/passwords/passwords.ts';
import { later } from '../../../time/later.ts';
import { deviceOf } from '../../auth/index.ts';
import { sessionSeconds, staffEmail, ticketSeconds } from '../rules.ts';
import { deskSettings } from '../settings.ts';
import { lockStaff, openStaffSession, type StaffRow, staffByEmail, updateStaff } from '../store.ts';
import { type Attempt, attempt, isKnownBrowser } from './attempts.ts';
import { acceptedStep, base32, newTotpSecret, totpUri } from './totp.ts';

/** Steps of logins that strangers of one network may try, right or wrong. */
const networkLimits = [{ count: 60, seconds: 600 }];
/** The purpose of sealed second factors. */
export const totpPurpose = 'staff second factor';

type Start = typeof staffAuth.startLogin;
type Finish = typeof staffAuth.finishLogin;

/** Runs the first step: email and password. An unknown email gets the same response after the same time. */
export async function startLogin(handling: WritingInSteps<Start>): Promise<Committed<DataOf<Start>>> {
  const { body, commit, config, db, now, refuse, refuseAndCommit } = handling;
  const device = await deviceOf(handling);
  const email = staffEmail(body.email);
  const staff = await staffByEmail(db, email);
  const known = await isKnownBrowser(db, staff?.id, device.visitorId);
  await limit(handling, known ? device.visitorId : null);
  const tried = await attempt(handling, 'password', { who: email, visitorId: device.visitorId, known });
  const right = await matches(tried, db, staff, body.password);
  if (!right || !staff) {
    if (staff) await refused(handling, staff);
    return refuse('staffPasswordWrong');
  }
  await tried.succeeded(db);
  // Checked after the password, so that it reveals to no stranger who may log in by one.
  if (!passwordsAllowed(config.of(deskSettings), staff, now)) return refuse('staffPasswordsOff');
  const ticket = newToken();
  const expiresAt = later(now, ticketSeconds);
  return commit(async (trx) => {
    // It may have been taken away while the hash was running.
    const current = await lockStaff(trx, staff.id);
    if (current?.passwordHash !== staff.passwordHash) return refuse('staffPasswordWrong');
    if (current.blockedAt !== null) {
      await refused({ ...handling, db: trx }, staff);
      return refuseAndCommit('staffBlocked');
    }
    const secret = current.totpSecret === null ? newTotpSecret() : null;
    await trx
      .insertInto('staffLogin')
      .values({
        ticketHash: keyedHash(config.secret, 'staff login', ticket),
        staffId: staff.id,
        keyId: device.keyId,
        enrolSecret: secret && seal(config.secret, totpPurpose, secret),
        createdAt: now,
        expiresAt,
      })
      .execute();
    return {
      ticket,
      expiresAt: expiresAt.toISOString(),
      enrolment: secret && { secret: base32(secret), uri: totpUri(secret, email) },
    };
  });
}

/** The second step: a code of the app. The first time it also enrols the app. */
export async function finishLogin(handling: WritingInSteps<Finish>): Promise<Committed<DataOf<Finish>>> {
  const { body, commit, config, db, now, refuse, refuseAndCommit, requestId } = handling;
  const device = await deviceOf(handling);
  const login = await openLogin(db, handling, device.keyId);
  if (!login) return refuse('staffLoginLate');
  const { staffId } = login;
  const known = await isKnownBrowser(db, staffId, device.visitorId);
  await limit(handling, known ? device.visitorId : null);
  const tried = await attempt(handling, 'code', { who: staffId, visitorId: device.visitorId, known });

  const token = newToken();
  const expiresAt = later(now, sessionSeconds);
  return commit(async (trx) => {
    const late = async () => {
      await tried.unjudged(trx);
      return refuseAndCommit('staffLoginLate');
    };
    const staff = await lockStaff(trx, staffId);
    // A reset or a block takes half-way logins with it.
    const openAttempt = await openLogin(trx, handling, device.keyId);
    if (!staff || !openAttempt || staff.blockedAt !== null) return late();
    if (!passwordsAllowed(config.of(deskSettings), staff, now)) return late();
    const sealed = staff.totpSecret ?? openAttempt.enrolSecret;
    if (sealed === null) return late();
    const step = acceptedStep(unseal(config.secret, totpPurpose, sealed), body.code, now, staff.totpStep);
    if (step === null) {
      await refused({ ...handling, db: trx }, staff);
      return refuseAndCommit('staffCodeWrong');
    }
    const actor = { staffId, name: staff.name };
    const occasion = { now, requestId };
    const subject = { kind: 'staff', id: staffId, name: staff.name } as const;
    await updateStaff(trx, staffId, { totpStep: step, totpSecret: sealed });
    await openStaffSession(trx, { staffId, device, token, secret: config.secret, now, expiresAt });
    if (staff.totpSecret === null) {
      await record(trx, actor, { action: 'secondFactorEnrolled', subject }, occasion);
    }
    await record(trx, actor, { action: 'loggedIn', subject }, occasion);
    await tried.succeeded(trx);
    return { token, expiresAt: expiresAt.toISOString() };
  });
}

/** Reports whether a password may open the desk for a staff member: by the setting, or in an emergency. */
export function passwordsAllowed(
  { passwords }: { readonly passwords: boolean },
  { passwordUntil }: Pick<StaffRow, 'passwordUntil'>,
  now: Date,
): boolean {
  return passwords || (passwordUntil !== null && passwordUntil > now);
}

/** A login whose password was right, for the key that gave it. */
function openLogin(
  db: Db,
  { body, config, now }: Pick<Handling<Finish>, 'body' | 'config' | 'now'>,
  keyId: string,
) {
  return db
    .selectFrom('staffLogin')
    .select(['staffId', 'enrolSecret'])
    .where('ticketHash', '=', keyedHash(config.secret, 'staff login', body.ticket))
    .where('keyId', '=', keyId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

async function matches(
  tried: Attempt,
  db: Db,
  staff: StaffRow | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await passwordMatches(staff?.passwordHash ?? null, password);
  } catch (error) {
    await tried.unjudged(db);
    throw error;
  }
}

/** Limits attempts; a browser with a successful login does not share a limit with the strangers of its network. */
export async function limit(
  { services, ip, now }: Pick<Handling<Start>, 'services' | 'ip' | 'now'>,
  knownBrowser: string | null,
): Promise<void> {
  const subject = knownBrowser ? `desk login from ${knownBrowser}` : `desk login ${networkOf(ip)}`;
  const allowance = await services.limits.take(subject, networkLimits, now);
  if (!allowance.ok) refuseCall('tooManyRequests', { retryAt: allowance.retryAt });
}

/** Records a failed attempt to log in as this person. */
export async function refused(
  { db, now, requestId }: Pick<Handling<Start>, 'db' | 'now' | 'requestId'>,
  { id, name }: Pick<StaffRow, 'id' | 'name'>,
): Promise<void> {
  const subject = { kind: 'staff', id, name } as const;
  await record(db, null, { action: 'loginRefused', outcome: 'refused', subject }, { now, requestId });
}

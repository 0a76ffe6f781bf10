import { security } from '@fairway/gateway/contract/security';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import { refuse as refuseCall } from '../../http/refuse.ts';
import { claimsOf, lockPerson, maskedEmail, maskedPhone, openAccountsOf } from '../account/index.ts';
import { endPersonSessions, endSession } from '../auth/index.ts';
import { proveContact } from '../verifyCode/index.ts';
import { changeContact, newContact, setUpContact, unBindContact } from './contacts.ts';
import { isOpenDevice, loginLogPage, openDevices, personIdOf } from './devices.ts';
import { resetPassword } from './forget.ts';
import { setUpPassword, updatePassword, updatePasswordByCode } from './passwords.ts';
import { canStillLogIn } from './rules.ts';
import { bindOpenId, unBindOpenId } from './social.ts';

/** Emails have no overseas ones. */
const never = (): never => refuseCall('requestInvalid');

const contacts: readonly Route[] = [
  answer(security.setUpPhone, async (handling) => {
    const { body, refuse } = handling;
    const bound = await setUpContact(handling, newContact(body, refuse), body.verifyCode);
    return bound === 'taken' ? refuse('phoneBound') : null;
  }),
  answer(security.changePhoneValidateOldPhone, ({ body, ...handling }) =>
    proveContact(handling, { kind: 'phone', purpose: 'CHANGE_OLD', code: body.verifyCode }),
  ),
  answer(security.changePhone, async (handling) => {
    const { body, refuse } = handling;
    const given = { code: body.verifyCode, proof: body.proof };
    const changed = await changeContact(handling, newContact(body, refuse), given);
    if (changed === 'same') return refuse('phoneUnchanged');
    return changed === 'taken' ? refuse('phoneBound') : null;
  }),
  answer(security.unBindPhone, (handling) => unBindContact(handling, 'phone', handling.body.verifyCode)),
  answer(security.setUpEmail, async (handling) => {
    const { body, refuse } = handling;
    const bound = await setUpContact(handling, newContact(body, never), body.verifyCode);
    return bound === 'taken' ? refuse('emailBound') : null;
  }),
  answer(security.changeEmailValidateOldEmail, ({ body, ...handling }) =>
    proveContact(handling, { kind: 'email', purpose: 'CHANGE_OLD', code: body.verifyCode }),
  ),
  answer(security.changeEmail, async (handling) => {
    const { body, refuse } = handling;
    const given = { code: body.verifyCode, proof: body.proof };
    const changed = await changeContact(handling, newContact(body, never), given);
    if (changed === 'same') return refuse('emailUnchanged');
    return changed === 'taken' ? refuse('emailBound') : null;
  }),
  answer(security.unBindEmail, (handling) => unBindContact(handling, 'email', handling.body.verifyCode)),
  answer(security.bindPcWxOpenId, bindOpenId),
  answer(security.unBindPcWxOpenId, unBindOpenId),
];

const passwords: readonly Route[] = [
  answer(security.setUpPassword, setUpPassword),
  answer(security.updatePassword, updatePassword),
  answer(security.updatePasswordByPhone, (handling) => updatePasswordByCode(handling, 'phone')),
  answer(security.updatePasswordByEmail, (handling) => updatePasswordByCode(handling, 'email')),
  answer(security.updatePasswordByPhoneByForget, (handling) =>
    resetPassword(handling, newContact(handling.body, handling.refuse)),
  ),
  answer(security.updatePasswordByEmailByForget, (handling) =>
    resetPassword(handling, newContact(handling.body, never)),
  ),
];

const devices: readonly Route[] = [
  answer(security.selectState, selectState),
  answer(security.selectSessions, async ({ caller, db, now }) => ({
    rows: await openDevices(db, caller, now),
  })),
  answer(security.endSession, async ({ body, caller, db, now, refuse, settle }) => {
    if (!(await isOpenDevice(db, caller, body.id, now))) return refuse('sessionGone');
    const ended = await db.transaction().execute(async (trx) => {
      const done = await endSession(trx, body.id, 'ownerEnded', now);
      if (done) await settle(trx, null);
      return done;
    });
    return ended ? null : refuse('sessionGone');
  }),
  answer(security.endOtherSessions, ({ body, caller, db, now, settle }) =>
    db.transaction().execute(async (trx) => {
      const personId = await personIdOf(trx, caller);
      await lockPerson(trx, personId);
      const except = body.alsoThis ? null : caller.sessionId;
      return settle(trx, { ended: await endPersonSessions(trx, personId, 'ownerEnded', now, except) });
    }),
  ),
  answer(security.selectLoginLog, ({ query, caller, db, now }) => loginLogPage(db, caller, query, now)),
];

export const routes: readonly Route[] = [...contacts, ...passwords, ...devices];

async function selectState({ caller, db, services }: Handling<typeof security.selectState>) {
  const { personId, passwordHash, passwordChangedAt } = await db
    .selectFrom('account')
    .select(['personId', 'passwordHash', 'passwordChangedAt'])
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const claims = await claimsOf(db, personId, caller.accountId);
  const accountIds = await openAccountsOf(db, personId);
  const reached = { claims, accountIds, socialOffered: services.social !== null };
  const claimOf = (kind: (typeof claims)[number]['kind']) => claims.find((claim) => claim.kind === kind);
  const phone = claimOf('phone')?.value ?? null;
  const email = claimOf('email')?.value ?? null;
  const removable = claims.filter((claim) => claim.kind !== 'username' && canStillLogIn(reached, claim));
  const username = claims.find((claim) => claim.kind === 'username' && claim.accountId === caller.accountId);
  return {
    phone: phone && maskedPhone(phone),
    email: email && maskedEmail(email),
    username: username?.value ?? null,
    passwordSet: passwordHash !== null,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    socialOffered: services.social !== null,
    socialBoundAt: claimOf('weixin')?.createdAt.toISOString() ?? null,
    removable: [...new Set(removable.map(({ kind }) => kind))].filter((kind) => kind !== 'username'),
  };
}

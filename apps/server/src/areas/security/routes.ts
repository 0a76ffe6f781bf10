import { security } from '@fairway/gateway/contract/security';
import { type Handling, type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { refuse as refuseCall } from '../../http/refuse.ts';
import { claimsOf, lockPerson, maskedEmail, maskedPhone, openAccountsOf } from '../account/index.ts';
import { endPersonSessions, endSession } from '../auth/index.ts';
import { proveContact, refuseVerdict } from '../verifyCode/index.ts';
import { changeContact, newContact, setUpContact, unBindContact } from './contacts.ts';
import { isOpenDevice, loginLogPage, openDevices, personIdOf } from './devices.ts';
import { resetPassword } from './forget.ts';
import { setUpPassword, updatePassword, updatePasswordByCode } from './passwords.ts';
import { canStillLogIn } from './rules.ts';
import { bindOpenId, unBindOpenId } from './social.ts';

/** Emails have no overseas ones. */
const never = (): never => refuseCall('requestInvalid');

const contacts: readonly Route[] = [
  write(security.setUpPhone, async (handling) => {
    const { body, refuse, refuseAndCommit } = handling;
    const bound = await setUpContact(handling, newContact(body, refuse), body.verifyCode);
    return bound === 'taken' ? refuseAndCommit('phoneBound') : null;
  }),
  write(security.changePhoneValidateOldPhone, async ({ body, refuseAndCommit, ...handling }) => {
    const proof = await proveContact(handling, {
      kind: 'phone',
      purpose: 'CHANGE_OLD',
      code: body.verifyCode,
    });
    return 'kind' in proof ? refuseVerdict(proof, refuseAndCommit) : proof;
  }),
  write(security.changePhone, async (handling) => {
    const { body, refuse, refuseAndCommit } = handling;
    const guess = { code: body.verifyCode, proof: body.proof };
    const changed = await changeContact(handling, newContact(body, refuse), guess);
    if (changed === 'same') return refuse('phoneUnchanged');
    return changed === 'taken' ? refuseAndCommit('phoneBound') : null;
  }),
  write(security.unBindPhone, (handling) => unBindContact(handling, 'phone', handling.body.verifyCode)),
  write(security.setUpEmail, async (handling) => {
    const { body, refuseAndCommit } = handling;
    const bound = await setUpContact(handling, newContact(body, never), body.verifyCode);
    return bound === 'taken' ? refuseAndCommit('emailBound') : null;
  }),
  write(security.changeEmailValidateOldEmail, async ({ body, refuseAndCommit, ...handling }) => {
    const proof = await proveContact(handling, {
      kind: 'email',
      purpose: 'CHANGE_OLD',
      code: body.verifyCode,
    });
    return 'kind' in proof ? refuseVerdict(proof, refuseAndCommit) : proof;
  }),
  write(security.changeEmail, async (handling) => {
    const { body, refuse, refuseAndCommit } = handling;
    const guess = { code: body.verifyCode, proof: body.proof };
    const changed = await changeContact(handling, newContact(body, never), guess);
    if (changed === 'same') return refuse('emailUnchanged');
    return changed === 'taken' ? refuseAndCommit('emailBound') : null;
  }),
  write(security.unBindEmail, (handling) => unBindContact(handling, 'email', handling.body.verifyCode)),
  write(security.bindPcWxOpenId, bindOpenId),
  write(security.unBindPcWxOpenId, unBindOpenId),
];

const passwords: readonly Route[] = [
  write(security.setUpPassword, setUpPassword),
  writeInSteps(security.updatePassword, updatePassword),
  write(security.updatePasswordByPhone, (handling) => updatePasswordByCode(handling, 'phone')),
  write(security.updatePasswordByEmail, (handling) => updatePasswordByCode(handling, 'email')),
  writeInSteps(security.updatePasswordByPhoneByForget, (handling) =>
    resetPassword(handling, newContact(handling.body, handling.refuse)),
  ),
  writeInSteps(security.updatePasswordByEmailByForget, (handling) =>
    resetPassword(handling, newContact(handling.body, never)),
  ),
];

const devices: readonly Route[] = [
  read(security.selectState, selectState),
  read(security.selectSessions, async ({ caller, db, now }) => ({
    rows: await openDevices(db, caller, now),
  })),
  write(security.endSession, async ({ body, caller, db, now, refuse }) => {
    if (!(await isOpenDevice(db, caller, body.id, now))) return refuse('sessionGone');

    if (!(await endSession(db, body.id, 'ownerEnded', now))) return refuse('sessionGone');
    return null;
  }),
  write(security.endOtherSessions, async ({ body, caller, db, now }) => {
    const personId = await personIdOf(db, caller);
    await lockPerson(db, personId);
    const except = body.alsoThis ? null : caller.sessionId;
    return { ended: await endPersonSessions(db, personId, 'ownerEnded', now, except) };
  }),
  read(security.selectLoginLog, ({ query, caller, db, now }) => loginLogPage(db, caller, query, now)),
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

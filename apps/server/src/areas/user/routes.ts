import type { Call } from '@fairway/gateway/contract/call';
import { user } from '@fairway/gateway/contract/user';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import {
  existenceMayShow,
  findAccount,
  loginName,
  maskedEmail,
  maskedPhone,
  ownAccount,
  personOf,
} from '../account/index.ts';

export const routes: readonly Route[] = [
  answer(user.profile, async ({ caller, db }) => {
    const { id, name, avatar, sex, nickname, birthday, memberStatus, phone, email } = await ownAccount(
      db,
      caller,
    );
    return {
      id,
      name,
      avatar,
      sex,
      phone: phone && maskedPhone(phone),
      email: email && maskedEmail(email),
      memberStatus,
      nickname,
      birthday,
    };
  }),
  answer(user.loginValidateAccountExist, (handling) => {
    const name = loginName(handling.query.account);
    return exists(handling, async () =>
      name !== null && name !== 'overseas' ? findAccount(handling.db, name, 2) : undefined,
    );
  }),
  answer(user.checkPhoneExist, (handling) => contactExists(handling, 'phone', handling.query.phone)),
  answer(user.checkEmailExist, (handling) => contactExists(handling, 'email', handling.query.email)),
];

type Existence = Pick<Handling<Call>, 'db' | 'services' | 'keyId' | 'ip' | 'now'>;

function contactExists(handling: Existence, kind: 'phone' | 'email', typed: string) {
  const name = loginName(typed);
  if (name === null || name === 'overseas' || name.kind !== kind) {
    // Nothing that can be claimed: saying so tells nothing about anybody.
    return { status: 0 as const };
  }
  return exists(handling, () => personOf(handling.db, name));
}

/** Looks up in any case, so that the answer past the quota takes as long; that one is 1, which blocks no login. */
async function exists(handling: Existence, find: () => Promise<unknown>): Promise<{ status: 0 | 1 }> {
  const mayShow = await existenceMayShow(handling);
  const found = (await find()) !== undefined;
  return { status: found || !mayShow ? 1 : 0 };
}

import type { Call } from '@fairway/gateway/contract/call';
import { user } from '@fairway/gateway/contract/user';
import { type AccountType, type YesOrNo, yesOrNo } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Handling, type Route, read, write } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import {
  claimsOf,
  existenceMayShow,
  findAccount,
  loginName,
  maskedEmail,
  ownAccount,
  ownerType,
  personOf,
} from '../account/index.ts';
import { profileOf, updateProfile } from './profile.ts';

export const routes: readonly Route[] = [
  read(user.profile, profileOf),
  write(user.updateProfile, updateProfile),
  read(user.currentEmail, async ({ caller, db }) => {
    const { email } = await ownAccount(db, caller);
    return { email: email && maskedEmail(email) };
  }),
  read(user.bindSnsAccountStatusList, async ({ caller, db }) => {
    const boundAt = await socialSince(db, caller);
    const at = boundAt?.toISOString() ?? null;
    // The social app provides no nickname here.
    return { rows: [{ snsType: 'weixin' as const, bound: boundAt !== null, nickname: null, boundAt: at }] };
  }),
  read(user.checkBindStatus, async ({ caller, db }) => ({
    status: (await socialSince(db, caller)) === null ? (0 as const) : (1 as const),
  })),
  read(user.loginValidateAccountExist, (handling) => {
    const name = loginName(handling.query.account);
    return exists(handling, async () =>
      name !== null && name !== 'overseas' ? findAccount(handling.db, name, 2) : undefined,
    );
  }),
  read(user.checkPhoneExist, (handling) => contactExists(handling, 'phone', handling.query.phone)),
  read(user.checkEmailExist, (handling) => contactExists(handling, 'email', handling.query.email)),
  read(user.getPhoneAccountType, (handling) => kindOfAccount(handling, 'phone', handling.query.phone)),
  read(user.getEmailAccountType, (handling) => kindOfAccount(handling, 'email', handling.query.email)),
];

async function socialSince(db: Db, caller: Member): Promise<Date | null> {
  const { personId } = await ownAccount(db, caller);
  const claims = await claimsOf(db, personId, caller.accountId);
  return claims.find(({ kind }) => kind === 'weixin')?.createdAt ?? null;
}

type Existence = Pick<Handling<Call>, 'db' | 'services' | 'keyId' | 'ip' | 'now'>;

function contactExists(handling: Existence, kind: 'phone' | 'email', typed: string) {
  const name = loginName(typed);
  if (name === null || name === 'overseas' || name.kind !== kind) {
    // Such a name cannot be claimed, so the response reveals nothing.
    return { status: yesOrNo.no };
  }
  return exists(handling, () => personOf(handling.db, name));
}

/** Always does the lookup, so that a response past the quota takes the same time; that one returns no account. */
async function kindOfAccount(
  handling: Existence,
  kind: 'phone' | 'email',
  typed: string,
): Promise<{ accountType: AccountType | null }> {
  const name = loginName(typed);
  if (name === null || name === 'overseas' || name.kind !== kind) return { accountType: null };
  const mayShow = await existenceMayShow(handling);
  const owner = await ownerType(handling.db, name);
  return { accountType: mayShow ? owner : null };
}

/** Always does the lookup, so that a response past the quota takes the same time; that one is yes, which blocks no login. */
async function exists(handling: Existence, find: () => Promise<unknown>): Promise<{ status: YesOrNo }> {
  const mayShow = await existenceMayShow(handling);
  const isUsed = (await find()) !== undefined;
  return { status: isUsed || !mayShow ? yesOrNo.yes : yesOrNo.no };
}

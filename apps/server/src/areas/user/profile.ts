import type { Profile, user } from '@fairway/gateway/contract/user';
import { rightsOf } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { refuseFields } from '../../http/refuse.ts';
import { maskedEmail, maskedPhone, ownAccount } from '../account/index.ts';
import { attachFiles, avatarLink, leaveFile } from '../upload/index.ts';

type Reading = { readonly caller: Member; readonly db: Db; readonly config: Config; readonly now: Date };

/** The caller's own profile; contacts are masked, and the picture is a link. */
export async function profileOf({ caller, db, config, now }: Reading): Promise<Profile> {
  const own = await ownAccount(db, caller);
  const { memberType, role, permissions } = rightsOf(own);
  const { id, name, avatar, sex, nickname, birthday, memberStatus, phone, email } = own;
  return {
    id,
    name,
    avatar: avatar && avatarLink(config, avatar, now),
    sex,
    phone: phone && maskedPhone(phone),
    email: email && maskedEmail(email),
    memberStatus,
    memberType,
    role,
    permissions: [...permissions],
    nickname,
    birthday,
  };
}

/** Above the highest age that any person has reached. */
const oldest = 130;

/** Whether a date can be a birthday: not in the future in any time zone, nor longer ago than a person can live. */
export function canBeBirthday(day: string, now: Date): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.toISOString().slice(0, 10) !== day) return false;
  const furthest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return day <= furthest && year >= now.getUTCFullYear() - oldest;
}

/** Changes the caller's own profile. A cleared nickname is removed; a replaced picture is deleted. */
export async function updateProfile(handling: Handling<typeof user.updateProfile>): Promise<Profile> {
  const { body, caller, config, db: trx, now, refuse } = handling;
  const { nickname, avatar, sex, birthday } = body;
  if (birthday && !canBeBirthday(birthday, now)) refuseFields([{ field: 'body.birthday', rule: 'birthday' }]);
  const { tenantId, accountId } = caller;
  const { avatar: before } = await trx
    .selectFrom('account')
    .select('avatar')
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (avatar && avatar !== before) {
    const owner = { tenantId, accountId, purpose: 'avatar' as const };
    if (!(await attachFiles(trx, owner, [avatar], now))) return refuse('pictureGone');
  }
  if (avatar !== undefined && before && before !== avatar) await leaveFile(trx, caller, before);
  const changed = {
    ...(nickname !== undefined && { nickname: nickname === '' ? null : nickname }),
    ...(avatar !== undefined && { avatar }),
    ...(sex !== undefined && { sex }),
    ...(birthday !== undefined && { birthday }),
  };
  if (Object.keys(changed).length > 0) {
    await trx
      .updateTable('account')
      .set(changed)
      .where('tenantId', '=', tenantId)
      .where('id', '=', accountId)
      .execute();
  }
  return profileOf({ caller, db: trx, config, now });
}

import type { Db } from '../../../database/db.ts';
import { keyedHash, newToken } from '../../../secrets.ts';
import type { Outbox } from '../../../services/outbox/outbox.ts';
import { later } from '../../../time/later.ts';
import { invitationSeconds } from '../rules.ts';
import type { StaffRow } from '../store.ts';

export interface InvitationParts {
  readonly secret: Uint8Array;
  readonly outbox: Outbox;
  /** Returns the URL at which users open pages of this server. */
  readonly publicUrl: () => string;
  /** Whether people choose a password; otherwise they log in with their company account. */
  readonly passwords: boolean;
}

const hashOf = (secret: Uint8Array, link: string) => keyedHash(secret, 'staff invitation', link);

/** Creates the one link by which a member chooses a password, and sends it. Their earlier link ends. */
export async function invite(
  transaction: Db,
  parts: InvitationParts,
  { id, email, name }: Pick<StaffRow, 'id' | 'email' | 'name'>,
  now: Date,
): Promise<string> {
  const { outbox, publicUrl, passwords } = parts;
  const link = await makeLink(transaction, parts, id, { now, expiresAt: later(now, invitationSeconds) });
  const url = passwords ? link : `${publicUrl()}/desk/login`;
  await outbox.put(
    transaction,
    { to: email, kind: 'email', purpose: 'STAFF_INVITATION', ...mail(name, url, passwords) },
    now,
  );
  return url;
}

/** Creates the one link by which a member chooses a password; their earlier one ends. */
export async function makeLink(
  transaction: Db,
  { secret, publicUrl }: Pick<InvitationParts, 'secret' | 'publicUrl'>,
  staffId: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const link = newToken();
  const invitation = { linkHash: hashOf(secret, link), createdAt: now, expiresAt };
  await transaction
    .insertInto('staffInvitation')
    .values({ staffId, ...invitation })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(invitation))
    .execute();
  // After `#`, so that no server and no log on the way reads it.
  return `${publicUrl()}/desk/invitation#${link}`;
}

/** Loads the person that a link invites; undefined where it is unknown, spent, late, or its person is blocked. */
export async function invited(db: Db, secret: Uint8Array, link: string, now: Date) {
  return db
    .selectFrom('staffInvitation')
    .innerJoin('staff', 'staff.id', 'staffInvitation.staffId')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.passwordUntil', 'staffInvitation.expiresAt'])
    .where('linkHash', '=', hashOf(secret, link))
    .where('staffInvitation.expiresAt', '>', now)
    .where('staff.blockedAt', 'is', null)
    .executeTakeFirst();
}

/** Spends a link; false if another request was faster. */
export async function spendInvitation(transaction: Db, secret: Uint8Array, link: string): Promise<boolean> {
  const spent = await transaction
    .deleteFrom('staffInvitation')
    .where('linkHash', '=', hashOf(secret, link))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

function mail(name: string, url: string, passwords: boolean) {
  if (!passwords) return companyAccountMail(name, url);
  return {
    subject: '航道工作台邀请 · Your invitation to Fairway Desk',
    text: [
      `${name}，您好：`,
      '请在三天内打开下面的链接，设置航道工作台的登录密码。链接只能使用一次，请勿转发。',
      '',
      `Hello ${name},`,
      'Open this link within three days to choose your password for Fairway Desk. It works once; do not forward it.',
      '',
      url,
    ].join('\n'),
    language: 'zh' as const,
  };
}

function companyAccountMail(name: string, url: string) {
  return {
    subject: '航道工作台邀请 · Your invitation to Fairway Desk',
    text: [
      `${name}，您好：`,
      '请在三天内打开下面的链接，用公司账号登录航道工作台。',
      '',
      `Hello ${name},`,
      'Open this link within three days and log in to Fairway Desk with your company account.',
      '',
      url,
    ].join('\n'),
    language: 'zh' as const,
  };
}

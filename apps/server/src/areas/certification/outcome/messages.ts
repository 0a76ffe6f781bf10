import type { Language } from '@fairway/gateway/contract/texts';
import { accountType } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Letters } from '../../../services/services.ts';
import { addNotifications } from '../../notification/index.ts';
import type { Certification } from '../store.ts';

/** Steps that an applicant is notified of. */
export type Step = 'received' | 'passed' | 'returned' | 'amountSent';

const names = {
  personal: { zh: '个人实名认证', en: 'Your personal verification' },
  company: { zh: '企业认证', en: 'Your company verification' },
} as const;

const says: Record<Step, Record<Language, (name: string) => string>> = {
  received: {
    zh: (name) => `${name}资料已收到，我们将在 3 个工作日内完成审核。`,
    en: (name) => `${name} was received. The result comes within 3 working days.`,
  },
  passed: {
    zh: (name) => `${name}已通过，相应的权限现在就可以使用。`,
    en: (name) => `${name} is approved. You can use its features now.`,
  },
  returned: {
    zh: (name) => `${name}未通过，请登录后在“认证管理”查看每一项的原因，修改后重新提交。`,
    en: (name) =>
      `${name} was returned. Log in, see the reasons under Verification, correct the fields and submit it again.`,
  },
  amountSent: {
    zh: (name) => `${name}：我们已向贵司账户打入一笔小额款项，到账后请在“认证管理”填写收到的金额。`,
    en: (name) =>
      `${name}: we sent a small amount to your bank account. When it arrives, enter the amount under Verification.`,
  },
};

const subject: Record<Step, Record<Language, string>> = {
  received: { zh: '认证资料已收到', en: 'Your verification was received' },
  passed: { zh: '认证已通过', en: 'Your verification is approved' },
  returned: { zh: '认证资料需要修改', en: 'Your verification needs a correction' },
  amountSent: { zh: '请填写收到的打款金额', en: 'Enter the amount you received' },
};

/** Notifies an applicant by SMS and by email, whichever they have given. Contains no submitted data. */
export async function tell(
  trx: Db,
  row: Pick<Certification, 'kind' | 'personId' | 'language' | 'typed'>,
  step: Step,
  { outbox, publicUrl }: Letters,
  now: Date,
): Promise<void> {
  const { kind, language } = row;
  if (step !== 'received') await notifyPerson(trx, row, step, now);
  const text = says[step][language](names[kind][language]);
  const message = { purpose: 'CERTIFICATION', text, language } as const;
  const { phone, email } = await contactsOf(trx, row.personId);
  const mail = row.typed.contactEmail ?? email;
  const signed = language === 'zh' ? `【航道】${text}` : `[Fairway] ${text}`;
  if (phone) await outbox.put(trx, { ...message, to: phone, kind: 'sms', text: signed }, now);
  if (mail) {
    const letter = {
      subject: subject[step][language],
      text: `${text}\n\n${publicUrl()}/authenticationManage`,
    };
    await outbox.put(trx, { ...message, ...letter, to: mail.toLowerCase(), kind: 'email' }, now);
  }
}

/** Adds the step to the notifications of the person's own accounts; a sub-account belongs to its company. */
async function notifyPerson(
  trx: Db,
  { kind, personId }: Pick<Certification, 'kind' | 'personId'>,
  step: Exclude<Step, 'received'>,
  now: Date,
): Promise<void> {
  const accounts = await trx
    .selectFrom('account')
    .select(['tenantId', 'id as accountId'])
    .where('personId', '=', personId)
    .where('accountType', '!=', accountType.companySubAccount)
    .execute();
  const reason = { kind: 'certification', subject: kind, step } as const;
  const notifications = accounts.map((account) => ({ ...account, reason, link: '/authenticationManage' }));
  await addNotifications(trx, notifications, now);
}

/** Phone and email that a person logs in with. */
export async function contactsOf(db: Db, personId: string) {
  const claims = await db
    .selectFrom('claim')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'claim.tenantId').onRef('account.id', '=', 'claim.accountId'),
    )
    .select(['claim.kind', 'claim.value'])
    .where('account.personId', '=', personId)
    .where('claim.kind', 'in', ['phone', 'email'])
    .orderBy('claim.createdAt')
    .execute();
  const of = (kind: 'phone' | 'email') => claims.find((claim) => claim.kind === kind)?.value ?? null;
  return { phone: of('phone'), email: of('email') };
}

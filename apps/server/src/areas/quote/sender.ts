import type { quotation as calls, QuoteSender } from '@fairway/gateway/contract/quote';
import { accountType } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Writing } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { attachFiles, fileLink, leaveFile } from '../upload/index.ts';
import { storedSender } from './store.ts';

/** A sub-account sends in its company's name and does not change it. */
const mayEdit = (caller: Member) => caller.accountType !== accountType.companySubAccount;

/** Loads the sender of quotations; before the first save, by the name of the company or person. */
export async function senderOf(db: Db, config: Config, caller: Member, now: Date): Promise<QuoteSender> {
  const row = await storedSender(db, caller);
  const editable = mayEdit(caller);
  if (row) {
    const { name, contact, phone, email, address, terms, logoId } = row;
    const logo = logoId === null ? null : { id: logoId, url: fileLink(config, logoId, now).url };
    return { name, contact, phone, email, address, terms, logo, saved: true, editable };
  }
  const name = await usualName(db, caller);
  return {
    name,
    contact: '',
    phone: '',
    email: '',
    address: '',
    terms: '',
    logo: null,
    saved: false,
    editable,
  };
}

async function usualName(db: Db, { tenantId, accountId }: Member): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('name')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  if (company) return company.name;
  const account = await db
    .selectFrom('account')
    .select(['name', 'realName'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.realName ?? account?.name ?? '';
}

export async function saveSender(handling: Writing<typeof calls.saveSender>): Promise<QuoteSender> {
  const { body, caller, config, db: trx, now, refuse } = handling;
  if (!mayEdit(caller)) return refuse('subAccountNotAllowed');
  const { tenantId, accountId } = caller;
  const { logo, ...fields } = body;
  const before = await storedSender(trx, caller);
  const stays = logo !== null && logo === before?.logoId;
  if (logo !== null && !stays) {
    const owner = { tenantId, accountId, purpose: 'quoteLogo' as const };
    if (!(await attachFiles(trx, owner, [logo], now))) return refuse('pictureGone');
  }
  if (before?.logoId && before.logoAccountId && !stays)
    await leaveFile(trx, { tenantId, accountId: before.logoAccountId }, before.logoId);
  const logoAccountId = stays ? before.logoAccountId : logo === null ? null : accountId;
  const row = { ...fields, logoId: logo, logoAccountId, updatedAt: now };
  await trx
    .insertInto('quoteSender')
    .values({ tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
  return senderOf(trx, config, caller, now);
}

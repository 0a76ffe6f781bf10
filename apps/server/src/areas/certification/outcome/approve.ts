import { accountSource, accountType, auditStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import { type Certification, setAuditStatus } from '../store.ts';

/**
 * The effects of an approval. A person's name is set on all of their accounts; a company gets its tenant and its admin
 * account. Returns 'companyAccountTaken' if another account has taken that name since then.
 */
export async function approve(
  trx: Db,
  row: Certification,
  now: Date,
): Promise<{ readonly companyTenantId: string | null } | 'companyAccountTaken'> {
  if (row.kind === 'personal') {
    await setAuditStatus(trx, row, auditStatus.approved);
    await trx
      .updateTable('account')
      .set({ realName: row.name })
      .where('personId', '=', row.personId)
      .execute();
    return { companyTenantId: null };
  }
  const applicant = await trx
    .selectFrom('account')
    .select(['id', 'tenantId', 'personId', 'accountType', 'realName', 'personalAuditStatus', 'passwordHash'])
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.accountId)
    .executeTakeFirstOrThrow();
  const isAdmin = applicant.accountType === accountType.companyAdmin;
  const companyTenantId = isAdmin ? applicant.tenantId : uuidv7();
  const adminId = isAdmin ? applicant.id : uuidv7();
  if (!(await claimName(trx, row, { companyTenantId, adminId }, now))) return 'companyAccountTaken';
  await setAuditStatus(trx, row, auditStatus.approved);
  if (isAdmin) {
    await trx
      .updateTable('company')
      .set({ name: row.name })
      .where('tenantId', '=', companyTenantId)
      .execute();
    // All members of a company now belong to a certified company.
    await trx
      .updateTable('account')
      .set({ auditStatus: auditStatus.approved })
      .where('tenantId', '=', companyTenantId)
      .execute();
    if (applicant.passwordHash === null) await setPassword(trx, row, { companyTenantId, adminId }, now);
    return { companyTenantId };
  }
  await trx
    .insertInto('company')
    .values({ tenantId: companyTenantId, name: row.name, createdAt: now })
    .execute();
  await trx
    .insertInto('account')
    .values({
      ...{ tenantId: companyTenantId, id: adminId, personId: applicant.personId },
      accountType: accountType.companyAdmin,
      name: row.typed.contactName ?? row.name,
      realName: applicant.realName,
      auditStatus: auditStatus.approved,
      personalAuditStatus: applicant.personalAuditStatus,
      source: accountSource.personalAccount,
      passwordHash: row.passwordHash,
      passwordChangedAt: now,
      createdAt: now,
    })
    .execute();
  return { companyTenantId };
}

interface Admin {
  readonly companyTenantId: string;
  readonly adminId: string;
}

async function claimName(trx: Db, row: Certification, { companyTenantId, adminId }: Admin, now: Date) {
  const value = row.adminAccount ?? '';
  const claim = { kind: 'username' as const, value, tenantId: companyTenantId, accountId: adminId };
  await trx
    .insertInto('claim')
    .values({ ...claim, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await trx
    .selectFrom('claim')
    .select('accountId')
    .where('kind', '=', 'username')
    .where('value', '=', value)
    .executeTakeFirst();
  return owner?.accountId === adminId;
}

function setPassword(trx: Db, row: Certification, { companyTenantId, adminId }: Admin, now: Date) {
  return trx
    .updateTable('account')
    .set({ passwordHash: row.passwordHash, passwordChangedAt: now })
    .where('tenantId', '=', companyTenantId)
    .where('id', '=', adminId)
    .execute();
}

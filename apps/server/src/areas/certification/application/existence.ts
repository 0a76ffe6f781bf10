import { auditStatus } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { nameKey } from '../rules.ts';

/** Names and codes that one company alone can have. */
export interface Unique {
  readonly companyName: string;
  readonly creditCode: string;
  readonly registerCode: string;
  readonly companyCode: string;
  readonly adminAccount: string;
}

const refusals = {
  companyName: 'companyNameTaken',
  creditCode: 'creditCodeTaken',
  registerCode: 'registerCodeTaken',
  companyCode: 'companyCodeTaken',
  adminAccount: 'companyAccountTaken',
} as const;

const columns = {
  creditCode: 'creditCode',
  registerCode: 'registerCode',
  companyCode: 'companyCode',
  adminAccount: 'adminAccount',
} as const;

/** The tenant that checks. Its own application and its own company do not count as taken. */
export interface Own {
  readonly tenantId: string;
}

/** Whether another company has a name or code, or is being reviewed with it. */
export async function isTaken(
  db: Db,
  field: keyof Unique,
  value: string,
  { tenantId }: Own,
): Promise<boolean> {
  const application = await db
    .selectFrom('certification')
    .select('id')
    .where('kind', '=', 'company')
    .where('status', 'in', [auditStatus.underReview, auditStatus.approved])
    .where('tenantId', '<>', tenantId)
    .where(({ eb }) =>
      field === 'companyName' ? eb('nameKey', '=', nameKey(value)) : eb(columns[field], '=', value),
    )
    .limit(1)
    .executeTakeFirst();
  if (application) return true;
  if (field === 'companyName') return isCompany(db, value, tenantId);
  return field === 'adminAccount' ? isUsername(db, value, tenantId) : false;
}

async function isCompany(db: Db, name: string, tenantId: string): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select('company.tenantId')
    .where('name', '=', name)
    .where('company.tenantId', '<>', tenantId)
    // A company's own applicant may apply again under its name.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certification')
            .select('certification.id')
            .whereRef('certification.companyTenantId', '=', 'company.tenantId')
            .where('certification.tenantId', '=', tenantId),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return company !== undefined;
}

async function isUsername(db: Db, value: string, tenantId: string): Promise<boolean> {
  const claim = await db
    .selectFrom('claim')
    .select('tenantId')
    .where('kind', '=', 'username')
    .where('value', '=', value)
    .executeTakeFirst();
  return claim !== undefined && claim.tenantId !== tenantId;
}

/** The refusal for the first name or code that another company has; undefined where all are free. */
export async function firstTaken(db: Db, unique: Unique, own: Own) {
  for (const field of Object.keys(refusals) as (keyof Unique)[]) {
    if (await isTaken(db, field, unique[field], own)) return refusals[field];
  }
  return undefined;
}

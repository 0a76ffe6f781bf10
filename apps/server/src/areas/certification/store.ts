import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import type { Member } from '../../http/caller.ts';
import { keyedHash } from '../../secrets.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { maskedNumber } from './rules.ts';

export type Certification = Selectable<Tables['certification']>;
export type Kind = Certification['kind'];

/** Selects the requesting account, with the columns that its certifications need. */
export function applicantOf(db: Db, { tenantId, accountId }: Pick<Member, 'tenantId' | 'accountId'>) {
  return db
    .selectFrom('account')
    .select(['id', 'tenantId', 'personId', 'accountType', 'auditStatus', 'personalAuditStatus'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
export type Applicant = Awaited<ReturnType<typeof applicantOf>>;

/**
 * Returns the place where a certification is stored: a person's under the person, a company's under the account that
 * applies.
 */
export function homeOf(applicant: Pick<Applicant, 'tenantId' | 'personId'>, kind: Kind): string {
  return kind === 'personal' ? applicant.personId : applicant.tenantId;
}

/** The certification of the person, or of the company that the account applies for or has. */
export function findCertification(db: Db, applicant: Applicant, kind: Kind) {
  return db
    .selectFrom('certification')
    .selectAll()
    .where('kind', '=', kind)
    .where(({ or, eb }) =>
      or([
        eb('tenantId', '=', homeOf(applicant, kind)),
        ...(kind === 'company' ? [eb('companyTenantId', '=', applicant.tenantId)] : []),
      ]),
    )
    .executeTakeFirst();
}

/** Locks a certification, so that what happens to it happens one after the other. */
export function lockCertification(trx: Db, { tenantId, id }: Pick<Certification, 'tenantId' | 'id'>) {
  return trx
    .selectFrom('certification')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Copies the status of a certification to the accounts concerned; their rights follow it with the next request. */
export async function setAuditStatus(
  trx: Db,
  row: Pick<Certification, 'kind' | 'personId' | 'tenantId' | 'accountId'>,
  status: Certification['status'],
): Promise<void> {
  if (row.kind === 'personal') {
    const set = { personalAuditStatus: status };
    await trx.updateTable('account').set(set).where('personId', '=', row.personId).execute();
    return;
  }
  await trx
    .updateTable('account')
    .set({ auditStatus: status })
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.accountId)
    .execute();
}

/** Records the applicant's action. */
export async function note(
  trx: Db,
  row: Pick<Certification, 'tenantId' | 'id'>,
  what: Tables['certificationEvent']['what'],
  at: Date,
): Promise<void> {
  const event = { tenantId: row.tenantId, id: uuidv7(), certificationId: row.id, at, what };
  await trx.insertInto('certificationEvent').values(event).execute();
}

const placeOf = (id: string) => `id number of ${id}`;

/** Returns an ID number in its stored form. */
export function storedNumber(
  { papers, config }: { readonly papers: PaperKeys; readonly config: Pick<Config, 'secret'> },
  certificationId: string,
  number: string,
) {
  const { bytes, sealedBy } = papers.seal(placeOf(certificationId), Buffer.from(number));
  return {
    numberSealed: bytes,
    numberSealedBy: sealedBy,
    numberMasked: maskedNumber(number),
    numberHash: keyedHash(config.secret, 'id number', number),
  };
}

/** The ID number in full; null once it is removed. */
export function openNumber(
  papers: PaperKeys,
  row: Pick<Certification, 'id' | 'numberSealed' | 'numberSealedBy'>,
): string | null {
  const { id, numberSealed: bytes, numberSealedBy: sealedBy } = row;
  if (bytes === null || sealedBy === null) return null;
  return papers.open(placeOf(id), { bytes, sealedBy }).toString();
}

import { auditStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import {
  companyPapers,
  dueAt,
  homeOf,
  nameKey,
  note,
  personalPapers,
  setAuditStatus,
  storedNumber,
} from '../../areas/certification/index.ts';
import { storeFile } from '../../areas/upload/index.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Picture } from '../../services/files/pictures.ts';
import { beginPart, endPart, type Progress, writeStep } from '../steps.ts';
import { applicants, type SampleApplicant } from './applicants.ts';
import type { SampleFiles } from './orders.ts';
import { people } from './people.ts';
import { samplePicture } from './picture.ts';

const hour = 3_600_000;

type Field = keyof typeof personalPapers | keyof typeof companyPapers;

/** The title of each picture, which names its kind. */
const titles: Readonly<Record<Field, string>> = {
  idCardFront: 'ID CARD FRONT',
  idCardBack: 'ID CARD BACK',
  businessLicense: 'BUSINESS LICENSE',
  registerCertificate: 'REGISTRATION',
  contactIdCardFront: 'ID CARD FRONT',
  contactIdCardBack: 'ID CARD BACK',
  authorizationLetter: 'AUTHORIZATION',
};

interface Applying {
  readonly applicant: SampleApplicant;
  readonly accountId: string;
  /** Of the account: their own, or that of the company whose admin it is. */
  readonly tenantId: string;
  readonly personId: string;
  readonly passwordHash: string;
  readonly submittedAt: Date;
}

type Parts = SampleFiles & { readonly config: Pick<Config, 'secret'> };

/**
 * Adds cases for reviewers and the certifications of certified accounts, to a database with the sample accounts and
 * without any certification. Applicants who exist only here log in with the password of those. No messages are sent.
 */
export async function fillSampleApplications(
  db: Db,
  now: Date,
  parts: Parts,
  progress: Progress = () => {},
): Promise<void> {
  const begun = await writeStep(db, async (trx) => {
    const passwordHash = await samplePassword(trx);
    if (passwordHash === null) return null;
    const at = await beginPart(trx, 'applications', now, async () => !(await isFilled(trx)));
    return at && { at, passwordHash };
  });
  if (!begun) return;
  const pictures = new Map([...new Set(Object.values(titles))].map((title) => [title, samplePicture(title)]));
  const pictureOf = (field: Field) => pictures.get(titles[field]) ?? samplePicture(titles[field]);
  for (const [index, applicant] of applicants.entries()) {
    // The files are written outside the transaction, which only keeps other servers away for as long.
    await writeStep(db, async (trx) => {
      const applying = await open(db, applicant, begun.passwordHash, begun.at);
      if (await hasApplied(trx, applying)) return;
      progress('applications', index, applicants.length);
      await apply(db, applying, pictureOf, parts, begun.at);
    });
  }
  await endPart(db, 'applications', now);
}

async function hasApplied(trx: Db, { accountId, applicant }: Applying): Promise<boolean> {
  const certification = await trx
    .selectFrom('certification')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', applicant.company ? 'company' : 'personal')
    .executeTakeFirst();
  return certification !== undefined;
}

/** The hash that a sample account has already: making another takes longer than everything here. */
async function samplePassword(trx: Db): Promise<string | null> {
  const account = await trx
    .selectFrom('claim')
    .innerJoin('account', 'account.id', 'claim.accountId')
    .select('passwordHash')
    .where(
      'value',
      'in',
      people.flatMap(({ email }) => email ?? []),
    )
    .where('passwordHash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return account?.passwordHash ?? null;
}

async function isFilled(trx: Db): Promise<boolean> {
  const certification = await trx.selectFrom('certification').select('id').limit(1).executeTakeFirst();
  return certification !== undefined;
}

/** The account that applies: one of the sample accounts, or one that exists for this alone. */
async function open(db: Db, applicant: SampleApplicant, passwordHash: string, now: Date): Promise<Applying> {
  const account = await db
    .selectFrom('claim')
    .innerJoin('account', 'account.id', 'claim.accountId')
    .select(['account.id as accountId', 'account.tenantId', 'account.personId'])
    .where('value', '=', applicant.account ?? applicant.phone)
    .executeTakeFirst();
  if (account) return { applicant, ...account, passwordHash, submittedAt: cameAt(applicant.came, now) };
  if (applicant.account !== undefined) throw new Error(`no sample account ${applicant.account}`);
  return db.transaction().execute((trx) => addAccount(trx, applicant, passwordHash, now));
}

async function addAccount(
  trx: Db,
  applicant: SampleApplicant,
  passwordHash: string,
  now: Date,
): Promise<Applying> {
  const submittedAt = cameAt(applicant.came, now);
  const personId = uuidv7();
  const account = { tenantId: personId, id: uuidv7(), createdAt: new Date(submittedAt.getTime() - hour) };
  const { name } = applicant;
  await trx
    .insertInto('account')
    .values({ ...account, personId, name, passwordHash, accountType: 3 })
    .execute();
  for (const kind of ['phone', 'email'] as const) {
    const { tenantId, id: accountId, createdAt } = account;
    await trx
      .insertInto('claim')
      .values({ kind, value: applicant[kind], tenantId, accountId, createdAt })
      .execute();
  }
  return { applicant, accountId: account.id, tenantId: personId, personId, passwordHash, submittedAt };
}

/** When an application came; `late` is long enough ago for any holidays in between. */
function cameAt(came: SampleApplicant['came'], now: Date): Date {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  if (came === 'anHourAgo') return ago(1);
  if (came === 'yesterday') return ago(26);
  if (came === 'lastYear') return ago(365 * 24);
  let hours = 4 * 24;
  while (dueAt(ago(hours)) >= now) hours += 24;
  return ago(hours);
}

async function apply(
  db: Db,
  of: Applying,
  pictureOf: (field: Field) => Picture,
  parts: Parts,
  now: Date,
): Promise<void> {
  const { applicant, accountId, tenantId, personId, submittedAt } = of;
  const { company, approved, returned } = applicant;
  const papers = Object.entries(company ? companyPapers : personalPapers);
  const stored = approved
    ? papers.map(([field]) => [field, null])
    : await Promise.all(
        papers.map(([field, purpose]) =>
          storeFile(
            { db, ...parts },
            { tenantId, accountId, purpose },
            pictureOf(field as Field),
            submittedAt,
            async (_, { id }) => [field, id],
          ),
        ),
      );
  const row = {
    ...{ tenantId: homeOf(of, company ? 'company' : 'personal'), id: uuidv7(), accountId, personId },
    ...{ revision: 1, submittedAt, kind: company ? ('company' as const) : ('personal' as const) },
    status: approved ? auditStatus.approved : returned ? auditStatus.rejected : auditStatus.underReview,
  };
  const number = storedNumber(parts, row.id, applicant.idCard);
  const dayAfter = new Date(submittedAt.getTime() + 24 * hour);
  await db.transaction().execute(async (trx) => {
    if (!approved) {
      await trx
        .updateTable('file')
        .set({ usedAt: submittedAt })
        .where('tenantId', '=', tenantId)
        .where('accountId', '=', accountId)
        .execute();
    }
    await trx
      .insertInto('certification')
      .values({
        ...row,
        ...typedBy(of),
        language: 'zh',
        files: JSON.stringify(Object.fromEntries(stored)),
        ...number,
        ...(approved && { numberSealed: null, numberSealedBy: null, papersRemovedAt: now }),
        decidedAt: approved ? dayAfter : returned ? now : null,
        returned: JSON.stringify(returned ?? []),
        companyTenantId: approved && company ? await tenantOf(trx, company.adminAccount) : null,
      })
      .execute();
    await note(trx, row, 'submitted', submittedAt);
    await setAuditStatus(trx, row, row.status);
  });
}

/** The tenant of the company whose admin has this username. */
async function tenantOf(trx: Db, username: string): Promise<string> {
  const claim = await trx
    .selectFrom('claim')
    .select('tenantId')
    .where('kind', '=', 'username')
    .where('value', '=', username)
    .executeTakeFirstOrThrow();
  return claim.tenantId;
}

/** Returns the typed values: the applicant's own name, or everything about their company. */
function typedBy({ applicant, passwordHash }: Applying) {
  const { name, email, company } = applicant;
  if (!company) return { name, nameKey: nameKey(name), typed: '{}' };
  const { creditCode, registerCode, companyCode, adminAccount, way, fen } = company;
  const { city, address, department, position, bankName, bankAccount } = company;
  const contact = { contactName: name, contactEmail: email, contactPhone: null, department, position };
  return {
    ...{ name: company.name, nameKey: nameKey(company.name), creditCode, registerCode, companyCode },
    ...{ adminAccount, way, passwordHash, remittanceFen: fen },
    typed: JSON.stringify({ city, address, ...contact, bankName, bankAccount, intendedRouteIds: [] }),
  };
}

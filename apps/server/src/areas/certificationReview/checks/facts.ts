import { auditStatus, chinaDay } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { PaperKeys } from '../../../services/papers/paperKeys.ts';
import { type Certification, isTaken, nameKey, openNumber, remittanceOf } from '../../certification/index.ts';
import { ageOf } from './age.ts';

export interface PersonalFacts {
  /** Other people whose certification has this number; `live` where theirs runs or has passed. */
  readonly sameNumber: readonly { readonly name: string; readonly live: boolean }[];
  /** Other names that this number was submitted with, by companies too. */
  readonly otherNames: readonly string[];
  readonly age: number | null;
}

export interface CompanyFacts {
  readonly creditCode: string;
  /** Other applications with this credit or registration code. */
  readonly sameLicence: readonly string[];
  readonly otherNames: readonly string[];
  readonly age: number | null;
  readonly accountFree: boolean;
  readonly remittance: 'waiting' | 'sent' | 'confirmed' | 'failed' | null;
}

/** Loads the facts that a person's papers are compared with. */
export async function personalFacts(
  db: Db,
  row: Certification,
  papers: PaperKeys,
  now: Date,
): Promise<PersonalFacts> {
  const others = await sameNumbers(db, row);
  return {
    sameNumber: others
      .filter(({ kind, personId }) => kind === 'personal' && personId !== row.personId)
      .map(({ name, status }) => ({
        name,
        live: status === auditStatus.underReview || status === auditStatus.approved,
      })),
    otherNames: otherNamesOf(others, row.name),
    age: ageOf(openNumber(papers, row), chinaDay(now)),
  };
}

/** Loads the facts that a company's papers are compared with. */
export async function companyFacts(
  db: Db,
  row: Certification,
  papers: PaperKeys,
  now: Date,
): Promise<CompanyFacts> {
  const licence = await db
    .selectFrom('certification')
    .select('name')
    .where('kind', '=', 'company')
    .where('id', '<>', row.id)
    .where(({ or, eb }) =>
      or([eb('creditCode', '=', row.creditCode), eb('registerCode', '=', row.registerCode)]),
    )
    .limit(10)
    .execute();
  return {
    creditCode: row.creditCode ?? '',
    sameLicence: licence.map(({ name }) => name),
    otherNames: otherNamesOf(await sameNumbers(db, row), row.typed.contactName ?? ''),
    age: ageOf(openNumber(papers, row), chinaDay(now)),
    accountFree: !(await isTaken(db, 'adminAccount', row.adminAccount ?? '', row)),
    remittance: remittanceOf(row)?.state ?? null,
  };
}

function sameNumbers(db: Db, row: Certification) {
  return db
    .selectFrom('certification')
    .select(['kind', 'name', 'typed', 'status', 'personId'])
    .where('numberHash', '=', row.numberHash)
    .where('id', '<>', row.id)
    .limit(20)
    .execute();
}

/** Returns other names used with the same number: a person's own, or that of a company's contact. */
function otherNamesOf(
  others: readonly Pick<Certification, 'kind' | 'name' | 'typed'>[],
  name: string,
): string[] {
  const names = others.map((other) =>
    other.kind === 'personal' ? other.name : (other.typed.contactName ?? ''),
  );
  return [...new Set(names)].filter((other) => other !== '' && nameKey(other) !== nameKey(name));
}

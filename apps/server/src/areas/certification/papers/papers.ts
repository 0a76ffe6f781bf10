import type { Db } from '../../../database/db.ts';
import type { Member } from '../../../http/caller.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { attachFiles, ownFile } from '../../upload/index.ts';

/** Picture fields, and the upload purpose of each. */
export const personalPapers = { idCardFront: 'idCard', idCardBack: 'idCard' } as const;
export const companyPapers = {
  businessLicense: 'companyPaper',
  registerCertificate: 'companyPaper',
  contactIdCardFront: 'idCard',
  contactIdCardBack: 'idCard',
  authorizationLetter: 'companyPaper',
} as const;

type Papers = Readonly<Record<string, 'idCard' | 'companyPaper'>>;

/** Refuses pictures that are not the caller's own, or were uploaded for something else, each at its field (TRUST 34). */
export async function checkPapers(
  db: Db,
  caller: Member,
  papers: Papers,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const missing: { field: string; rule: string }[] = [];
  for (const [field, purpose] of Object.entries(papers)) {
    const file = await ownFile(db, caller, files[field] ?? '');
    if (file?.purpose !== purpose) missing.push({ field: `body.${field}`, rule: 'required' });
  }
  if (missing.length > 0) refuseFields(missing);
}

/** Keeps the pictures that something was submitted with. */
export async function keepPapers(
  trx: Db,
  { tenantId, accountId }: Member,
  papers: Papers,
  files: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  for (const purpose of ['idCard', 'companyPaper'] as const) {
    const ids = Object.keys(papers).flatMap((field) =>
      papers[field] === purpose && files[field] ? [files[field]] : [],
    );
    if (ids.length === 0) continue;
    if (!(await attachFiles(trx, { tenantId, accountId, purpose }, ids, now))) {
      refuseFields(Object.keys(papers).map((field) => ({ field: `body.${field}`, rule: 'required' })));
    }
  }
}

/** The pictures of a submission, by field. */
export function filesOf(papers: Papers, body: object): Record<string, string> {
  const fields = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(papers).map((field) => [field, String(fields[field] ?? '')]));
}

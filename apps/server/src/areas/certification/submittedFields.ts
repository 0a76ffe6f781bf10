import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import type { Language } from '@fairway/gateway/contract/texts';
import { type CertificationReason, reasonText } from '@fairway/gateway/contract/words/certificationReasons';
import { auditStatus } from '@fairway/trade';
import type { Config } from '../../config.ts';
import { fileLink } from '../upload/index.ts';
import { companyPapers, personalPapers } from './papers/papers.ts';
import { dueAt, maskedAccount, remittanceOf } from './rules.ts';
import type { Certification } from './store.ts';

interface Looking {
  readonly config: Config;
  readonly language: Language;
  readonly now: Date;
}

/** A person's certification as they see it again. */
export function shownPersonal(row: Certification, looking: Looking): NonNullable<SubmitInfo['personal']> {
  return {
    ...review(row, looking.language),
    realName: row.name,
    idCard: row.numberMasked,
    ...picturesOf(personalPapers, row, looking),
  };
}

/** A company's certification as its applicant sees it again. */
export function shownCompany(row: Certification, looking: Looking): NonNullable<SubmitInfo['company']> {
  const { typed } = row;
  return {
    ...review(row, looking.language),
    companyName: row.name,
    creditCode: row.creditCode ?? '',
    registerCode: row.registerCode ?? '',
    city: typed.city ?? '',
    address: typed.address ?? '',
    contactName: typed.contactName ?? '',
    contactEmail: typed.contactEmail ?? '',
    contactPhone: typed.contactPhone ?? null,
    department: typed.department ?? '',
    position: typed.position ?? '',
    contactVersion: typed.contactChange?.version ?? 1,
    companyCode: row.companyCode ?? '',
    adminAccount: row.adminAccount ?? '',
    authenticationWay: row.way ?? 3,
    bankName: typed.bankName ?? null,
    // Shown in full to the applicant, who has to correct it.
    bankAccount:
      typed.bankAccount && row.status === auditStatus.approved
        ? maskedAccount(typed.bankAccount)
        : (typed.bankAccount ?? null),
    contactIdCard: row.numberMasked,
    ...picturesOf(companyPapers, row, looking),
    intendedRouteIds: [...(typed.intendedRouteIds ?? [])],
    remittance: remittanceOf(row),
  };
}

function review(row: Certification, language: Language) {
  const rejected = row.status === auditStatus.rejected;
  const refusedFields = rejected
    ? row.returned.map(({ field, reasons }) => ({
        field,
        reason: reasonText(reasons as readonly CertificationReason[], language),
      }))
    : [];
  const note = language === 'zh' ? row.noteZh : row.noteEn;
  const all = [...new Set([...refusedFields.map(({ reason }) => reason), ...(note ? [note] : [])])];
  return {
    auditStatus: row.status,
    submittedAt: row.submittedAt.toISOString(),
    dueAt: dueAt(row.submittedAt).toISOString(),
    rejectReason: rejected ? note || all.join(language === 'zh' ? '' : ' ') : null,
    refusedFields,
    revision: row.revision,
  };
}

type Pictures<P> = { readonly [Field in keyof P]: { id: string; url: string } | null };

function picturesOf<P extends Readonly<Record<string, string>>>(
  papers: P,
  { files }: Certification,
  { config, now }: Looking,
): Pictures<P> {
  return Object.fromEntries(
    Object.keys(papers).map((field) => {
      const id = files[field];
      return [field, id ? { id, url: fileLink(config, id, now).url } : null];
    }),
  ) as Pictures<P>;
}

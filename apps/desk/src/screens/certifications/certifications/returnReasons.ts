import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';
import {
  type CertificationField,
  type CertificationReason,
  reasonsOfField,
  reasonText,
} from '@fairway/gateway/contract/words/certificationReasons';
import type { Return } from '../../../features/case/content.ts';

/** The reasons of an application, each as one value with its field: `idCard nameDiffers`. */
export function reasonsFor({ kind }: Pick<CertificationCase, 'kind'>) {
  const lists: Readonly<Record<string, readonly CertificationReason[]>> = reasonsOfField[kind];
  return Object.entries(lists).flatMap(([field, reasons]) =>
    reasons.map((reason) => ({ value: `${field} ${reason}`, field: field as CertificationField, reason })),
  );
}

/** Reasons by their fields. */
export function byField(values: readonly string[]) {
  const fields = new Map<CertificationField, CertificationReason[]>();
  for (const value of values) {
    const [field, reason] = value.split(' ') as [CertificationField, CertificationReason];
    fields.set(field, [...(fields.get(field) ?? []), reason]);
  }
  return [...fields].map(([field, reasons]) => ({ field, reasons }));
}

/** The message as the applicant reads it. */
export function messageOf({ reasons, noteZh, noteEn }: Return, language: 'zh' | 'en'): string {
  const texts = new Set(byField(reasons).map((each) => reasonText(each.reasons, language)));
  return [...texts, language === 'zh' ? noteZh : noteEn].filter(Boolean).join(language === 'zh' ? '' : ' ');
}

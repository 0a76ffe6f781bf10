import type { Language } from './pair.ts';

/** Why a certification is returned; applicants read it at the field that it concerns. */
const texts = {
  nameDiffers: {
    zh: '与证件上的姓名不一致，请按证件填写。',
    en: 'This is not the name on the document. Write it as it stands there.',
  },
  numberDiffers: {
    zh: '与证件上的号码不一致，请核对后重新填写。',
    en: 'This is not the number on the document. Check it and enter it again.',
  },
  unreadable: {
    zh: '图片看不清，请在光线充足处重新拍摄，避免反光。',
    en: 'The picture cannot be read. Take it again in good light, without glare.',
  },
  cropped: {
    zh: '图片不完整，请拍下证件的四个角。',
    en: 'Part of the document is missing. All four corners have to be in the picture.',
  },
  wrongSide: {
    zh: '上传的不是这一面，请换成要求的那一面。',
    en: 'This is the other side. Upload the one that is asked for.',
  },
  wrongDocument: {
    zh: '上传的不是要求的证件，请重新上传。',
    en: 'This is another document. Upload the one that is asked for.',
  },
  expired: {
    zh: '证件已过有效期，请上传有效的证件。',
    en: 'The document has expired. Upload one that is valid.',
  },
  copyUnstamped: {
    zh: '复印件需要加盖公章，请盖章后重新上传。',
    en: 'A copy needs the company seal. Stamp it and upload it again.',
  },
  companyDiffers: {
    zh: '与营业执照上的企业名称不一致，请按执照填写全称。',
    en: 'This is not the company name on the licence. Write the full name as it stands there.',
  },
  addressDiffers: {
    zh: '与营业执照上的住所不一致，请改正，或上传变更后的执照。',
    en: 'This is not the address on the licence. Correct it, or upload the new licence.',
  },
  letterUnsigned: {
    zh: '授权书没有签字或盖章，请法定代表人签字并加盖公章。',
    en: 'The letter is not signed or not stamped. The legal representative signs it, with the company seal.',
  },
  letterDiffers: {
    zh: '授权书上的企业或联系人与填写的不一致，请重新生成授权书。',
    en: 'The letter names another company or person. Generate it again.',
  },
  contactUnreachable: {
    zh: '我们联系不上该联系人，请填写能联系到的人。',
    en: 'We could not reach this person. Name somebody we can reach.',
  },
  unclear: {
    zh: '请按证件如实填写完整。',
    en: 'Write this in full, as it stands on the document.',
  },
  accountWrong: {
    zh: '打款被银行退回，请核对开户行和账号。',
    en: 'The bank sent the amount back. Check the bank and the account number.',
  },
  taken: {
    zh: '已被其他企业使用，请更换。',
    en: 'Another company uses this. Choose another.',
  },
} as const;

export type CertificationReason = keyof typeof texts;
export const certificationReasons = Object.keys(texts) as CertificationReason[];

const picture = ['unreadable', 'cropped', 'wrongDocument'] as const;
const card = ['unreadable', 'cropped', 'wrongSide', 'wrongDocument', 'expired'] as const;

/** The possible faults of each field, by the kind of certification: the fixed list of the desk. */
export const reasonsOfField = {
  personal: {
    realName: ['nameDiffers'],
    idCard: ['numberDiffers'],
    idCardFront: card,
    idCardBack: card,
  },
  company: {
    companyName: ['companyDiffers'],
    creditCode: ['numberDiffers'],
    businessLicense: [...picture, 'copyUnstamped', 'expired'],
    registerCode: ['numberDiffers'],
    registerCertificate: [...picture, 'copyUnstamped', 'expired'],
    city: ['addressDiffers'],
    address: ['addressDiffers', 'unclear'],
    contactName: ['nameDiffers'],
    contactEmail: ['contactUnreachable'],
    department: ['unclear'],
    position: ['unclear'],
    companyCode: ['taken'],
    adminAccount: ['taken'],
    authenticationWay: ['unclear'],
    bankName: ['accountWrong'],
    bankAccount: ['accountWrong'],
    contactIdCard: ['numberDiffers'],
    contactIdCardFront: card,
    contactIdCardBack: card,
    authorizationLetter: [...picture, 'letterUnsigned', 'letterDiffers'],
  },
} as const satisfies Readonly<
  Record<'personal' | 'company', Readonly<Record<string, readonly CertificationReason[]>>>
>;

export type PersonalField = keyof (typeof reasonsOfField)['personal'];
export type CompanyField = keyof (typeof reasonsOfField)['company'];
export type CertificationField = PersonalField | CompanyField;

/** Every field that can be returned, each once. */
export const certificationFields = [
  ...new Set([...Object.keys(reasonsOfField.personal), ...Object.keys(reasonsOfField.company)]),
] as CertificationField[];

/** The sentences that an applicant reads at one field, in the order of the list. */
export function reasonText(reasons: readonly CertificationReason[], language: Language): string {
  const sentences = certificationReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => texts[reason][language]);
  return sentences.join(language === 'zh' ? '' : ' ');
}

/** Reports whether the list offers a reason for a field. */
export function isReasonOf(
  kind: 'personal' | 'company',
  field: string,
  reason: CertificationReason,
): boolean {
  const lists: Readonly<Record<string, readonly CertificationReason[]>> = reasonsOfField[kind];
  return Object.hasOwn(lists, field) && (lists[field]?.includes(reason) ?? false);
}

import type { Language } from './pair.ts';

/** Why a request for an invoice is returned, in the words that buyers read. */
const texts = {
  headerUnknown: {
    zh: '抬头名称与税号查不到对应的企业。请按营业执照核对后重新提交。',
    en: 'No company is registered under this header and tax number. Check both against your business licence and ask again.',
  },
  otherParty: {
    zh: '发票抬头与付款方不一致。请使用付款方的抬头，或联系客服说明。',
    en: 'The header is not the party that paid. Use the header of the payer, or contact us.',
  },
  bankMissing: {
    zh: '专用发票需要完整的地址、电话、开户行和账号。请补全后重新提交。',
    en: 'A special invoice needs address, phone, bank and account in full. Complete them and ask again.',
  },
  kindNotFitting: {
    zh: '贵司的纳税人类型不能开具专用发票。请改选普通发票。',
    en: 'Your taxpayer status does not take a special invoice. Ask for an ordinary one.',
  },
} as const;

/** The list of reasons; `other` has no meaning on its own and needs a note. */
export const invoiceReasons = [
  'headerUnknown',
  'otherParty',
  'bankMissing',
  'kindNotFitting',
  'other',
] as const;
export type InvoiceReason = (typeof invoiceReasons)[number];

/** The message that a buyer reads: the sentences of the reasons in the order of the list, then the note. */
export function invoiceMessage(reasons: readonly InvoiceReason[], note: string, language: Language): string {
  const sentences = invoiceReasons
    .filter((reason): reason is keyof typeof texts => reasons.includes(reason) && reason !== 'other')
    .map((reason) => texts[reason][language]);
  return [...sentences, note.trim()].filter(Boolean).join(language === 'zh' ? '' : ' ');
}

import type { Language } from './pair.ts';

/** Why a transfer is returned, in the words that buyers read. */
const texts = {
  notReceived: {
    zh: '我们的收款账户还没有收到这笔款项。请向银行核对后，上传转账成功的凭证。',
    en: 'This payment has not reached our account yet. Check with your bank, then upload the proof of a completed transfer.',
  },
  amountDiffers: {
    zh: '到账金额与订单金额不一致。请补足差额后重新上传凭证，或联系客服处理。',
    en: 'The amount received is not the amount of the order. Pay what is missing and upload the proof again, or contact us.',
  },
  unreadable: {
    zh: '凭证图片看不清。请上传清晰、完整的转账凭证。',
    en: 'The picture of the proof cannot be read. Upload a clear and complete one.',
  },
  wrongPayee: {
    zh: '凭证上的收款账户不是我们的账户。请核对订单页的收款户名和账号。',
    en: 'The account on the proof is not ours. Check the payee and account number on the order page.',
  },
  otherPayer: {
    zh: '付款户名与下单企业或本人不一致。请由下单方付款，或上传代付说明。',
    en: 'The payer is not the company or person who ordered. Pay from their account, or upload a statement that you pay for them.',
  },
  notAVoucher: {
    zh: '上传的图片不是转账凭证。请上传银行出具的转账回单。',
    en: 'The picture is not a proof of transfer. Upload the receipt that your bank issued.',
  },
} as const;

/** The list of reasons; `other` has no meaning on its own and needs a note. */
export const returnReasons = [
  'notReceived',
  'amountDiffers',
  'unreadable',
  'wrongPayee',
  'otherPayer',
  'notAVoucher',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The message that a buyer reads: the sentences of the reasons in the order of the list, then the note. */
export function returnMessage(reasons: readonly ReturnReason[], note: string, language: Language): string {
  const sentences = returnReasons
    .filter((reason): reason is keyof typeof texts => reasons.includes(reason) && reason !== 'other')
    .map((reason) => texts[reason][language]);
  return [...sentences, note.trim()].filter(Boolean).join(language === 'zh' ? '' : ' ');
}

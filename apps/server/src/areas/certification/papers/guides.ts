export type TemplateCode = 'authorizationLetter' | 'transferGuide' | 'invoiceGuide';

interface Guide {
  readonly name: { readonly zh: string; readonly en: string };
  /** Sentences in their order; the letter has a separate text. */
  readonly steps: { readonly zh: readonly string[]; readonly en: readonly string[] };
}

/** Documents by their code. */
export const guides: Readonly<Record<TemplateCode, Guide>> = {
  authorizationLetter: {
    name: { zh: '企业认证授权书', en: 'Letter of authorization' },
    steps: { zh: [], en: [] },
  },
  transferGuide: {
    name: { zh: '对公转账说明', en: 'How to pay by bank transfer' },
    steps: {
      zh: [
        '在订单页选择对公转账，页面会显示收款户名、开户行和账号，请以订单页为准。',
        '从下单企业的银行账户转账，附言填写订单号。金额须与订单金额一致。',
        '转账成功后，在订单页上传银行回单。上传后订单不再倒计时。',
        '我们核对到账后确认订单，一般需要 1 至 3 个工作日，确认后航线立即开通。',
        '凭证被退回时，订单页和邮件会写明原因，三天内可以重新上传。',
      ],
      en: [
        'Choose bank transfer on the order page. It shows payee, bank and account; go by what stands there.',
        'Transfer from the account of the company that ordered, with the order number as the remark and the exact amount.',
        'Upload the receipt of your bank on the order page. The order stops counting down then.',
        'We confirm the order once the money is there, mostly within 1 to 3 working days, and its routes open at once.',
        'If the proof is sent back, the order page and an email say why. You can upload it again within three days.',
      ],
    },
  },
  invoiceGuide: {
    name: { zh: '发票申请说明', en: 'How to ask for an invoice' },
    steps: {
      zh: [
        '订单完成后，在订单详情中申请发票。',
        '个人和企业都可以开具数电普票；数电专票仅限企业，须填写抬头和税号。',
        '税号为 18 位统一社会信用代码；仍在使用旧税号的，按登记的号码填写。',
        '地址、电话、开户行和账号为选填，需要时会印在发票上。',
        '开具后可以在订单详情中下载。',
      ],
      en: [
        'Ask for an invoice on the page of an order that is completed.',
        'Persons and companies can have a general digital invoice; a special one is for companies, with header and tax number.',
        'The tax number is the 18-character credit code; enter an older number as it is registered.',
        'Address, phone, bank and account may be left out; they are printed where given.',
        'Once issued, download it on the page of the order.',
      ],
    },
  },
};

import type { TextPair } from '../pair.ts';

/** Sentences of refusals: quotations for customers. */
export const quoteRefusals = {
  quoteUnknown: {
    zh: '链接无效或已停用。请向发送报价的公司索取新链接。',
    en: 'This link is incomplete or no longer in use. Ask the company that sent it for a new one.',
  },
  quoteReplaced: {
    zh: '对方已发出新版报价，页面已更新，请核对后再答复。',
    en: 'A newer version of this quotation was sent. Check it on this page, then answer.',
  },
  quoteExpired: {
    zh: '报价已过有效期。请联系对方重新报价。',
    en: 'This quotation is past its validity. Ask the sender for a new one.',
  },
  quoteWithdrawn: {
    zh: '报价已被对方撤回。请联系对方。',
    en: 'The sender has withdrawn this quotation. Contact them.',
  },
  quoteAnswered: {
    zh: '这份报价已有答复，不能更改。如需变更，请联系对方。',
    en: 'This quotation was already answered. To change the answer, contact the sender.',
  },
  quoteStateChanged: {
    zh: '报价的状态已变化，页面已更新，请查看后再操作。',
    en: 'This quotation has changed. The page is up to date now: check it, then try again.',
  },
  quotePricesChanged: {
    zh: '价格或船期在您编辑期间有变动，草稿已按最新数据重算。请核对后再发送。',
    en: 'Prices or times changed while you were working. The draft is recalculated: check it, then send it.',
  },
  quoteSailingClosed: {
    zh: ({ vessel = '', voyage = '' }) =>
      `航次 ${vessel} ${voyage} 已截单或开船，不能再报价。请选择其他航次。`,
    en: ({ vessel = 'This sailing', voyage = '' }) =>
      `${vessel} ${voyage} is past its SI cut-off and cannot be quoted. Choose another sailing.`,
  },
  quoteSailingGone: {
    zh: '所选航次已从船期中撤下。请选择其他航次。',
    en: 'A sailing of this quotation was taken off the schedule. Choose another one.',
  },
  quotePriceMissing: {
    zh: ({ partZh = '某项费用', vessel = '', voyage = '' }) =>
      `${vessel} ${voyage} 缺少${partZh}的价格，无法报价。请更换箱型或航次。`,
    en: ({ part = 'a charge', vessel = 'This sailing', voyage = '' }) =>
      `${vessel} ${voyage} has no price for ${part}. Choose another box type or sailing.`,
  },
  quoteRateMissing: {
    zh: ({ currency = '该币种' }) => `没有 ${currency} 的汇率，无法换算合计。请更换报价币种。`,
    en: ({ currency = 'this currency' }) =>
      `There is no exchange rate for ${currency}. Quote in another currency.`,
  },
  quotePriceNegative: {
    zh: ({ partZh = '某项费用' }) => `加价后${partZh}的价格小于零。请调高加价。`,
    en: ({ part = 'a charge' }) => `With this margin the price of ${part} is below zero. Raise the margin.`,
  },
  quoteNothingToPay: {
    zh: '按所选贸易术语，客户不承担任何费用。请更换术语或客户身份。',
    en: 'Under this Incoterm the customer pays none of the charges. Change the Incoterm or who the customer is.',
  },
  quoteRoutesDiffer: {
    zh: '一份报价只能包含同一航线的航次。请分开报价。',
    en: 'A quotation covers sailings of one route. Make one for each route.',
  },
} as const satisfies Record<string, TextPair>;

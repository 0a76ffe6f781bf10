/** Payment methods. The numbers are used in calls and tables: 1 to 5 are those of the specification. */
export const payWay = {
  alipay: 1,
  wechatPay: 2,
  corporateTransfer: 3,
  offline: 4,
  appleInApp: 5,
} as const;
export type PayWay = (typeof payWay)[keyof typeof payWay];

interface Names {
  readonly nameZh: string;
  readonly nameEn: string;
}

/** The data of a way to pay that readers see. */
export interface ShownPayWay extends Names {
  /** The name inside a sentence about another subject, if it differs. */
  readonly inSentence?: Names;
  /** In the narrow column of a list; where that differs. */
  readonly inColumn?: Names;
  /** The start of links that open the wallet's app, beside addresses of the web. */
  readonly scheme?: string;
}

/** The names of every payment method; no other module contains them. */
export const payWays: Readonly<Record<PayWay, ShownPayWay>> = {
  [payWay.alipay]: { nameZh: '支付宝', nameEn: 'Alipay', scheme: 'alipays:' },
  [payWay.wechatPay]: {
    nameZh: '微信支付',
    nameEn: 'WeChat Pay',
    inSentence: { nameZh: '微信', nameEn: 'WeChat Pay' },
    scheme: 'weixin:',
  },
  [payWay.corporateTransfer]: {
    nameZh: '对公转账',
    nameEn: 'Bank transfer',
    inColumn: { nameZh: '对公转账', nameEn: 'Transfer' },
  },
  [payWay.offline]: { nameZh: '线下付款', nameEn: 'Offline' },
  [payWay.appleInApp]: { nameZh: 'Apple 内购', nameEn: 'Apple in-app' },
};

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

/** What readers see of a way to pay. */
export interface ShownPayWay extends Names {
  /** Said in passing, in a sentence about something else; where that differs. */
  readonly inSentence?: Names;
  /** In the narrow column of a list; where that differs. */
  readonly inColumn?: Names;
  /** What links begin with that open the wallet's app, beside addresses of the web. */
  readonly scheme?: string;
}

/** Every way to pay as readers see it: nobody else writes its name. */
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

import { fn } from 'storybook/test';
import { words } from '../../../../stories/words.ts';
import type { Offline, PayCode, PayState, Waiting } from '../machine/payState.ts';
import type { TransferDetails } from '../parts/TransferPanel.tsx';
import type { PayWallet } from '../parts/wallets.ts';
import type { PayOrder } from '../QrPay.tsx';

/** A fixed clock, so that screenshots are stable. */
export const noon = Date.UTC(2026, 10, 20, 4, 0, 0);
export const now = () => noon;

export const code: PayCode = {
  id: 'qr-1',
  method: 'alipay',
  content: 'https://qr.alipay.com/bax03206ug0kulveltqc80a8',
  expiresAt: noon + 252_000,
};
export const base = { round: 1, misses: 0 } as const;
export const waiting: Waiting = { ...base, name: 'waiting', code, lastCheck: false, renew: false };
export const offline: Offline = { ...base, name: 'offline', sending: false, problem: null, returned: null };

/** A payment that stays in one state. */
export const still = (state: PayState) => ({ state, choose: fn(), refresh: fn(), extend: fn() });

export const say = words({
  zh: {
    payee: '航道（上海）信息科技有限公司',
    bank: '招商银行上海陆家嘴支行',
    la: '上海 → 洛杉矶',
    rotterdam: '宁波 → 鹿特丹',
    singapore: '深圳 → 新加坡',
    seats: '席位 × 5',
    included: '含',
    discount: '三条航线 9 折',
    reason: '回单上的金额与订单不符，请核对后重新上传。',
    busy: '支付服务繁忙，请稍后再试。',
    upload: '上传银行回单',
    order: '查看订单',
    alipay: '支付宝',
    wechat: '微信支付',
    unionPay: '云闪付',
    fromCard: '银行卡直接付款',
    transfer: '对公转账',
  },
  en: {
    payee: 'Fairway (Shanghai) Information Technology Co., Ltd.',
    bank: 'China Merchants Bank, Shanghai Lujiazui Branch',
    la: 'Shanghai → Los Angeles',
    rotterdam: 'Ningbo → Rotterdam',
    singapore: 'Shenzhen → Singapore',
    seats: '5 seats',
    included: 'Included',
    discount: '10% off for three routes',
    reason: 'The amount on the receipt is not that of the order. Please check it and upload again.',
    busy: 'The payment service is busy. Please try again later.',
    upload: 'Upload the bank receipt',
    order: 'View order',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
    unionPay: 'UnionPay',
    fromCard: 'Straight from a bank card',
    transfer: 'Bank transfer',
  },
});

type Texts = ReturnType<typeof say>;

export const orderOf = (t: Texts): PayOrder => ({
  orderNo: '20261120084512',
  amount: { amount: 237_600, currency: 'CNY' },
  payee: t.payee,
  cancelsAt: noon + 1_661_000,
});

export const walletsOf = ({ alipay, wechat }: Texts): PayWallet[] => [
  { key: 'alipay', name: alipay, scheme: 'alipays:' },
  { key: 'wechat', name: wechat, scheme: 'weixin:' },
];

export const linesOf = (t: Texts) => [
  { label: t.la, amount: { amount: 88_000, currency: 'CNY' } },
  { label: t.rotterdam, amount: { amount: 88_000, currency: 'CNY' } },
  { label: t.singapore, amount: { amount: 88_000, currency: 'CNY' } },
  { label: t.seats, value: t.included },
  { label: t.discount, amount: { amount: -26_400, currency: 'CNY' } },
];

export const transferOf = (t: Texts): TransferDetails => ({
  payee: t.payee,
  bank: t.bank,
  bankAccount: '121909876510601',
  remark: '20261120084512',
  reviewDays: 3,
});

import { expect, test } from 'vitest';
import { walletLink } from './walletLink.ts';

test.each([
  'https://qr.alipay.com/bax03206ug0kulveltqc80a8',
  'alipays://platformapi/startapp?saId=10000007',
  'weixin://wxpay/bizpayurl?pr=NwY5Mz9',
])('%s opens a wallet', (content) => {
  expect(walletLink(content)).toBe(content);
});

test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'FW2026', '', null as never])(
  '%j is no link',
  (content) => {
    expect(walletLink(content)).toBeNull();
  },
);

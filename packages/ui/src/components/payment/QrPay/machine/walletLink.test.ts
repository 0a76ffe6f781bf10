import { expect, test } from 'vitest';
import { walletLink } from './walletLink.ts';

test.each([
  ['https://qr.alipay.com/bax03206ug0kulveltqc80a8', 'alipays:'],
  ['alipays://platformapi/startapp?saId=10000007', 'alipays:'],
  ['weixin://wxpay/bizpayurl?pr=NwY5Mz9', 'weixin:'],
  ['https://qr.95516.com/00010000/62', undefined],
])('%s opens the wallet of %s', (content, scheme) => {
  expect(walletLink(content, scheme)).toBe(content);
});

test('the app of another wallet is not opened', () => {
  expect(walletLink('weixin://wxpay/bizpayurl?pr=NwY5Mz9', 'alipays:')).toBeNull();
  expect(walletLink('weixin://wxpay/bizpayurl?pr=NwY5Mz9')).toBeNull();
});

test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'FW2026', '', null as never])(
  '%j is no link',
  (content) => {
    expect(walletLink(content, 'alipays:')).toBeNull();
  },
);

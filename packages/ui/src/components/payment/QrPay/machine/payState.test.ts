import { expect, test } from 'vitest';
import { type Name, states } from '../specimens/payScenes.ts';
import { canChooseMethod, isPaymentFinal, paymentMethodOf } from './payState.ts';

test.each<[Name, string | null, boolean]>([
  ['loading', 'alipay', true],
  ['refreshing', 'alipay', true],
  ['waiting', 'alipay', true],
  ['scanned', 'alipay', false],
  ['expired', 'alipay', true],
  ['declined', 'alipay', true],
  ['offline', 'transfer', true],
  ['sending', 'transfer', false],
  ['submitted', 'transfer', false],
  ['paid', null, false],
  ['cancelled', null, false],
])('%s is paid by %s, which can be changed: %s', (name, method, changes) => {
  expect([paymentMethodOf(states[name]), canChooseMethod(states[name])]).toEqual([method, changes]);
});

test('only a paid and a cancelled payment are final', () => {
  const names = Object.keys(states) as Name[];
  expect(names.filter((name) => isPaymentFinal(states[name]))).toEqual(['paid', 'cancelled']);
});

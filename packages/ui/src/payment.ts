export type { Payment, PaymentOptions } from './components/payment/QrPay/machine/createPayment.ts';
export { createPayment } from './components/payment/QrPay/machine/createPayment.ts';
export type { PayEffects, TabChannel } from './components/payment/QrPay/machine/payEffects.ts';
export { browserPayEffects } from './components/payment/QrPay/machine/payEffects.ts';
export { startPayment, stepPayment } from './components/payment/QrPay/machine/payMachine.ts';
export type { PayEvent } from './components/payment/QrPay/machine/payState.ts';
export {
  canChooseMethod,
  isPaymentFinal,
  paymentMethodOf,
} from './components/payment/QrPay/machine/payState.ts';

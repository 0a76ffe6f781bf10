import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPayment, type Payment } from './createPayment.ts';
import { browserPayEffects, type PayEffects } from './payEffects.ts';
import type { PayAnswer, PayMethod, PayState } from './payState.ts';

/** The calls and the clock of a site; the rest of the effects may be replaced. */
export type PaymentCalls = Pick<PayEffects, 'poll' | 'getCode' | 'now' | 'say'> & Partial<PayEffects>;

export interface UsePaymentOptions extends PaymentCalls {
  /** Number of the order that is paid; another one starts another payment. */
  readonly orderNo: string;
  /** The payment method offered first, unless the order already uses another one: the key of a wallet, or `transfer`. */
  readonly method: PayMethod;
  /** State of the order when the page was loaded; requested first unless given. */
  readonly order?: PayAnswer | undefined;
}

/** The state of a payment and the actions of its buttons. */
export type UsedPayment = Omit<Payment, 'getState' | 'subscribe' | 'start'> & { readonly state: PayState };

/** Runs the payment of an order for as long as the component is mounted: polls, counts, syncs with other tabs. */
export function usePayment({ orderNo, method, order, ...calls }: UsePaymentOptions): UsedPayment {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  const [current, setCurrent] = useState(() => make());
  if (current.orderNo !== orderNo) setCurrent(make());

  function make() {
    const effects: PayEffects = {
      ...browserPayEffects,
      ...calls,
      // New functions with every render must not restart the payment.
      poll: (signal) => latest.current.poll(signal),
      getCode: (wallet, signal) => latest.current.getCode(wallet, signal),
      now: () => latest.current.now(),
      say: (error) => latest.current.say?.(error) ?? null,
    };
    return { orderNo, payment: createPayment({ orderNo, method, order, effects }) };
  }

  const { payment } = current;
  useEffect(() => payment.start(), [payment]);
  const state = useSyncExternalStore(payment.subscribe, payment.getState, payment.getState);
  const { choose, refresh, extend, submit, tell } = payment;
  return { state, choose, refresh, extend, submit, tell };
}

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Pay order';

/** Words of the payment page in English. */
export const words: Translated<typeof zh> = {
  order: {
    wrongNumber: 'Wrong order number',
    wrongNumberText: 'Please check the number, or place a new order.',
    subscribe: 'Subscribe to routes',
    search: 'Search sailings',
    record: 'See all orders',
    toSeats: 'Assign seats',
    detail: 'Order and invoice',
    voucher: 'Proof of transfer',
    voucherHint: "Photo or screenshot of the bank's receipt.",
    voucherMissing: 'Upload the proof of your transfer.',
    voucherUnderWay: 'The proof is still uploading. Please wait.',
    cancelTitle: 'Cancel this order?',
    cancelText: 'This cannot be undone; you would have to order again. Do not cancel if you have paid.',
    cancel: 'Cancel order',
    keep: 'Keep paying',
    months: { m1: '1 month', m3: '3 months', m6: '6 months', m12: '1 year' },
    seats: 'Seats for sub-accounts',
    list: 'List price',
    discount: 'Discount for several routes',
    follows:
      'You already subscribe to {{count}} of these routes. For them this period runs from {{from}} to {{until}}.',
  },
};

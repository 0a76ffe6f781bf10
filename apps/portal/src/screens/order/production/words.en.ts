import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Route subscription';

/** Words of the subscription page in English. */
export const words: Translated<typeof zh> = {
  production: {
    title: 'Route subscription',
    lead: 'A subscription shows every cut-off, vessel, routing and surcharge on a route, by\u00a0currency.',
    routes: 'Choose routes',
    chosen: '{{count}} routes chosen',
    chosen_one: '1 route chosen',
    none: 'No route chosen yet',
    remove: 'Remove {{route}}',
    period: 'Period',
    months: { m1: '1 mo', m3: '3 mo', m6: '6 mo', m12: '1 yr' },
    seats: 'Seats for sub-accounts',
    seatsRange: 'Enter a whole number of seats from 0 to {{max}}, then place the order.',
    seatsHint: 'For colleagues; assign them under Seats once the subscription starts.',
    summary: 'Order',
    perRoute: 'Each route per day',
    perSeat: 'Each seat per day',
    perDay: 'Total per day',
    days: '× {{count}}\u00a0days',
    list: 'List price',
    discount: 'Discount for several routes, {{percent}}%',
    amount: 'To pay',
    discountTier: '{{percent}}% off from {{routes}}\u00a0routes',
    tierComma: ', ',
    discountOn: '. The discount applies to routes, not to seats.',
    discountBase: 'of {{amount}} for routes',
    toOrder: 'Go to order',
    agree: 'I have read and agree to the ',
    terms: 'Service Agreement',
    mustAgree: 'Read and agree to the Service Agreement first.',
    mustChoose: 'Choose at least one route.',
    submit: 'Place order',
    payHint: 'Pay within {{minutes}}\u00a0minutes by {{wallets}} or bank transfer.',
    comma: ', ',
    subAccountTitle: 'Sub-accounts cannot buy',
    subAccountText:
      'This is a company sub-account. Ask your company administrator to buy the route and assign it to you.',
    follows: 'Subscribed until {{day}}; the renewal starts on that day.',
    held: 'Already subscribed until {{day}}. Remove it, or renew it in the member zone.',
    toCertify: 'Verify now',
    certify: 'Personal verification is needed before you can order.',
    certifyCompany: 'Company verification is needed before you can order.',
  },
};

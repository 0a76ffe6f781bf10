import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Member zone';

/** Words of the member zone in English. */
export const words: Translated<typeof zh> = {
  vip: {
    title: 'Member zone',
    lead: 'Your subscribed routes, their end dates and who uses them.',
    facts: 'Membership at a glance',
    status: 'Membership',
    routes: 'Routes',
    until: 'First expiry',
    seats: 'Seats used',
    of: 'of {{count}}',
    idle: '{{count}} free',
    list: 'My routes',
    listNote: 'We remind you 30, 7 and 1 days before expiry.',
    subNote: 'Your administrator assigns routes. Ask them for more.',
    trial: 'Trial',
    paid: 'Subscribed',
    days: '{{count}} days left',
    days_one: '1 day left',
    dayLeft: '1 day left',
    endsOn: 'ends {{day}}',
    usedBy: 'used by {{names}}',
    usedByMore: 'used by {{names}} and others, {{count}} in all',
    usedByNobody: 'not assigned to a sub-account yet',
    renew: 'Renew',
    renewRoute: 'Renew {{route}}',
    subscribe: 'Subscribe',
    renewAll: 'Renew all',
    renewSoon: 'Renew the {{count}} that end soon',
    renewSoon_one: 'Renew the one that ends soon',
    soon: 'Routes that end within 30 days: {{count}}. A renewal starts when the current period ends, so you lose no days.',
    freeSeats: 'Free seats: {{count}}. You can give more people a sub-account.',
    toSeats: 'Assign seats',
    more: 'More',
    seatsLink: 'Seats',
    people: 'Company structure',
    orders: 'My orders',
    logins: 'Logins of the last 30 days',
    add: 'Subscribe to more routes',
    none: 'No routes yet',
    noneText: 'A subscription shows every cut-off, vessel, routing and surcharge on a route.',
    noneSub: 'No routes to see yet',
    noneSubText: 'Your account is managed by your company. Ask the administrator to assign routes to you.',
    trialOpen:
      'Your first {{min}} to {{max}} routes are free for {{days}} days: start on the page of any sailing.',
  },
};

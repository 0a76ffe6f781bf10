import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Routes on sale';

export const words: Translated<typeof zh> = {
  seaRoutes: {
    title: 'Routes on sale',
    lead: 'Customers can order and try a route while it is on sale. Its sailings and rates come from Imports.',
    offer: 'Put a route on sale',
    offerText: 'Choose both ports. A route that was taken off sale comes back; a new one is created.',
    origin: 'Port of loading',
    destination: 'Port of discharge',
    submit: 'Put on sale',
    cancel: 'Cancel',
    already: '{{route}} is on sale already; nothing changed.',
    caption: 'Routes',
    route: 'Route',
    group: 'Trade',
    groupOf: '{{name}} ({{count}})',
    state: 'State',
    states: { on: 'On sale', off: 'Off sale' },
    subscriptions: 'Active subscriptions',
    sailings: 'Upcoming sailings',
    noSailings: 'No sailings',
    search: 'Name or code of a port',
    action: 'Action',
    withdraw: 'Take off sale',
    withdrawOf: 'Take off sale: {{route}}',
    back: 'Put back on sale',
    backOf: 'Put back on sale: {{route}}',
    ask: 'Take {{route}} off sale?',
    askNone: 'It can no longer be ordered or tried, until you put it back. No one subscribes to it now.',
    askSome:
      'It can no longer be ordered or tried, until you put it back. What was paid for stays open: {{subscriptions}} running subscriptions keep it until they end.',
    askSome_one:
      'It can no longer be ordered or tried, until you put it back. What was paid for stays open: one running subscription keeps it until it ends.',
    nowOn: '{{route}} is on sale',
    nowOnBare: '{{route}} is on sale and has no sailings yet: import its schedule and prices',
    nowOff: '{{route}} is off sale',
    undo: 'Undo',
    empty: 'No routes on sale yet',
    emptyText: 'Put the first one on sale and import its sailings: then customers can find and order it.',
  },
};

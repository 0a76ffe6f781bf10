import type { HeldRoute, SeaRoute, Subscription } from '@fairway/gateway/contract/subscribe';
import { expect, test } from 'vitest';
import { assignedRoutes, assignedSubscriptions } from './assigned.ts';

const port = (code: string) => ({ code, nameZh: code, nameEn: code });
const route = (id: string) => ({ id, origin: port('CNSHA'), destination: port('NLRTM') }) as SeaRoute;
const end = (day: number) => new Date(Date.UTC(2026, 10, day));

test('a sub-account sees its own routes of a subscription, and no seats', () => {
  const paid: Subscription = {
    ...{ id: 's', kind: 'paid', routes: [route('a'), route('b')], seats: 5 },
    ...{ startedAt: end(1).toISOString(), expiresAt: end(30).toISOString() },
  };
  const other = { ...paid, id: 't', routes: [route('c')] };
  const assigned = new Map([['b', null]]);
  expect(assignedSubscriptions([paid, other], assigned)).toEqual([
    { ...paid, seats: 0, routes: [route('b')] },
  ]);
});

test.each([
  ['until the end of the route', null, 20, 20],
  ['until the end of the seat, which is sooner', end(10), 20, 10],
  ['until the end of the route, which is sooner', end(25), 20, 20],
  ['not without its admin', undefined, 20, null],
])('a sub-account has a route %s', (_, seatEnd, routeEnd, last) => {
  const routes: HeldRoute[] = [{ route: route('a'), kind: 'paid', expiresAt: end(routeEnd).toISOString() }];
  const assigned = new Map(seatEnd === undefined ? [] : [['a', seatEnd]]);
  const own = assignedRoutes(routes, assigned);
  expect(own).toEqual(last === null ? [] : [{ ...routes[0], expiresAt: end(last).toISOString() }]);
});

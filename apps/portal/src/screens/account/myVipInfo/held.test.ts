import { sampleSeaRoute, sampleSubscription } from '@fairway/gateway/mock';
import { expect, test } from 'vitest';
import { heldRoutes } from './held.ts';

const now = new Date('2026-11-22T00:00:00.000Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const [long, short] = [sampleSeaRoute('CNSHA', 'USLAX'), sampleSeaRoute('CNSHA', 'NLRTM')];

test('each route stands once, by its longest subscription, and what ends first comes first', () => {
  const held = heldRoutes(
    [
      sampleSubscription({ kind: 'paid', routes: [long, short], expiresAt: at(20) }),
      sampleSubscription({ kind: 'paid', routes: [long], expiresAt: at(90) }),
      sampleSubscription({ kind: 'trial', routes: [short], expiresAt: at(5) }),
    ],
    now,
  );
  expect(held.map(({ route, kind, days, soon }) => [route.id, kind, days, soon])).toEqual([
    [short.id, 'paid', 20, true],
    [long.id, 'paid', 90, false],
  ]);
});

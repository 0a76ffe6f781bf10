import { subscribe } from '@fairway/gateway/contract/subscribe';
import { holds } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { type Route, read, write } from '../../http/answer.ts';
import { toSeaRoute } from '../seaRoute/index.ts';
import { trialEnd, trialRefusal, trialTerms } from './rules.ts';
import { ownRoutes, ownSubscriptions } from './seats.ts';
import { insertTrial, openLanesOf, routesForSale, trialIsSpent } from './store.ts';

export const routes: readonly Route[] = [
  read(subscribe.selectMine, async ({ db, caller, now }) => {
    const { tenantId, rights } = caller;
    const [subscriptions, openRoutes, spent] = await Promise.all([
      ownSubscriptions(db, caller, now),
      ownRoutes(db, caller, now),
      trialIsSpent(db, tenantId),
    ]);
    return {
      subscriptions,
      routes: openRoutes,
      trial: { open: holds(rights.permissions, 'trial:start') && !spent, ...trialTerms },
    };
  }),

  write(subscribe.startTrial, async ({ body, db, caller, refuse, now }) => {
    const { tenantId, accountId } = caller;
    const seaRouteIds = [...new Set(body.seaRouteIds)];

    const forSale = await routesForSale(db, seaRouteIds);
    const lanes = await openLanesOf(db, tenantId, seaRouteIds, now);
    const spent = await trialIsSpent(db, tenantId);
    const request = {
      routeCount: seaRouteIds.length,
      forSale: forSale.length,
      heldCount: lanes.length,
      spent,
    };
    const refusal = trialRefusal(request);
    if (refusal) return refuse(refusal);
    const id = uuidv7();
    const expiresAt = trialEnd(now);
    const trial = { tenantId, id, startedBy: accountId, startedAt: now, expiresAt, seaRouteIds };
    if (!(await insertTrial(db, trial))) return refuse('trialUsed');
    return {
      id,
      kind: 'trial' as const,
      routes: forSale.map(toSeaRoute),
      seats: 0,
      startedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  }),
];

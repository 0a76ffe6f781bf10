import { subscribe } from '@fairway/gateway/contract/subscribe';
import { holds } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { answer, type Route } from '../../http/answer.ts';
import { toSeaRoute } from '../seaRoute/index.ts';
import { trialEnd, trialRefusal, trialTerms } from './rules.ts';
import { ownRoutes, ownSubscriptions } from './seats.ts';
import { insertTrial, lanesHeld, routesForSale, trialIsSpent } from './store.ts';

export const routes: readonly Route[] = [
  answer(subscribe.selectMine, async ({ db, caller, now }) => {
    const { tenantId, rights } = caller;
    const [subscriptions, held, spent] = await Promise.all([
      ownSubscriptions(db, caller, now),
      ownRoutes(db, caller, now),
      trialIsSpent(db, tenantId),
    ]);
    return {
      subscriptions,
      held,
      trial: { open: holds(rights.permissions, 'trial:start') && !spent, ...trialTerms },
    };
  }),

  answer(subscribe.startTrial, async ({ body, db, caller, refuse, now, settle }) => {
    const { tenantId, accountId } = caller;
    const seaRouteIds = [...new Set(body.seaRouteIds)];
    return db.transaction().execute(async (transaction) => {
      const forSale = await routesForSale(transaction, seaRouteIds);
      const held = await lanesHeld(transaction, tenantId, seaRouteIds, now);
      const spent = await trialIsSpent(transaction, tenantId);
      const request = { asked: seaRouteIds.length, forSale: forSale.length, held: held.length, spent };
      const refusal = trialRefusal(request);
      if (refusal) return refuse(refusal);
      const id = uuidv7();
      const expiresAt = trialEnd(now);
      const trial = { tenantId, id, startedBy: accountId, startedAt: now, expiresAt, seaRouteIds };
      if (!(await insertTrial(transaction, trial))) return refuse('trialUsed');
      return settle(transaction, {
        id,
        kind: 'trial',
        routes: forSale.map(toSeaRoute),
        seats: 0,
        startedAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
      });
    });
  }),
];

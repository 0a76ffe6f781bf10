import { seat } from '@fairway/gateway/contract/seat';
import { answer, type Route } from '../../http/answer.ts';
import { routesHeld, seatsEnding } from '../subscribe/index.ts';
import { bindEmployee } from './bind.ts';
import { distributeSeat } from './give.ts';
import { capacityOf } from './numbers.ts';
import { updateResources } from './resources.ts';
import { disable, enable, resetPassword, setExpiry } from './state.ts';
import { seatsOf } from './store.ts';

export const routes: readonly Route[] = [
  answer(seat.selectAll, async ({ db, caller, now }) => {
    const { tenantId } = caller;
    const [capacity, ending, routes, seats] = await Promise.all([
      capacityOf(db, tenantId, now),
      seatsEnding(db, tenantId, now),
      routesHeld(db, tenantId, now),
      seatsOf(db, tenantId),
    ]);
    return { capacity, ending, routes, seats };
  }),
  answer(seat.distributeSeat, distributeSeat),
  answer(seat.updateResources, updateResources),
  answer(seat.bindEmployee, bindEmployee),
  answer(seat.disable, disable),
  answer(seat.enable, enable),
  answer(seat.resetPassword, resetPassword),
  answer(seat.setExpiry, setExpiry),
];

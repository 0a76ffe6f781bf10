import { seat } from '@fairway/gateway/contract/seat';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import { openRoutesOf, seatsEnding } from '../subscribe/index.ts';
import { bindEmployee } from './bind.ts';
import { distributeSeat } from './give.ts';
import { capacityOf } from './numbers.ts';
import { updateResources } from './resources.ts';
import { disable, enable, resetPassword, setExpiry } from './state.ts';
import { seatsOf } from './store.ts';

export const routes: readonly Route[] = [
  read(seat.selectAll, async ({ db, caller, now }) => {
    const { tenantId } = caller;
    const [capacity, ending, routes, seats] = await Promise.all([
      capacityOf(db, tenantId, now),
      seatsEnding(db, tenantId, now),
      openRoutesOf(db, tenantId, now),
      seatsOf(db, tenantId),
    ]);
    return { capacity, ending, routes, seats };
  }),
  writeInSteps(seat.distributeSeat, distributeSeat),
  write(seat.updateResources, updateResources),
  write(seat.bindEmployee, bindEmployee),
  write(seat.disable, disable),
  write(seat.enable, enable),
  writeInSteps(seat.resetPassword, resetPassword),
  write(seat.setExpiry, setExpiry),
];

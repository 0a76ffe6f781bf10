import { planner as calls } from '@fairway/gateway/contract/planner';
import { read } from '../../http/answer.ts';
import { defineArea } from '../area.ts';
import { sailingPlan } from './plan.ts';

export { calendarOf, doneTimes } from './rules.ts';

/** Plans a sailing backwards from the day on which cargo is ready; stores nothing. */
export const planner = defineArea({ name: 'planner', routes: [read(calls.selectPlan, sailingPlan)] });

import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { setAccount } from './bind.ts';
export { joinSeat } from './join.ts';
export { freeSeat, takeSeat } from './numbers.ts';
export { endAccount } from './state.ts';

export const seat = defineArea({ name: 'seat', routes });

import type { Translated } from '@fairway/site';
import type { eventNames as zh } from './eventNames.zh.ts';

/** Names of the changes of a sailing, in English. */
export const eventNames: Translated<typeof zh> = {
  cancelled: 'Cancelled',
  vesselChanged: 'Other vessel',
  slipped: 'Delayed',
  broughtForward: 'Brought forward',
  portAdded: 'Transshipment added',
  portOmitted: 'Now direct',
  portChanged: 'Other transshipment port',
  cutOffMoved: 'Cut-off moved',
  priceMoved: 'Price changed',
};

import * as v from 'valibot';
import { call } from './call.ts';
import { initialPassword, subAccountUsername } from './fields.ts';
import { id, instant, nothing } from './shapes.ts';
import { heldRoute } from './subscribe.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const routeIds = v.pipe(v.array(id), v.maxLength(200));
const nullableId = v.nullable(id);

export const seatShape = v.object({
  /** Id of the sub-account. */
  id,
  /** Number of the seat it takes; null while it is disabled. Numbers above the company's seats wait for one. */
  number: v.nullable(v.number()),
  username: v.string(),
  employee: v.nullable(v.object({ id, name: v.string(), department: v.nullable(v.string()) })),
  /** Routes that it may open. */
  resourceIds: v.array(id),
  /** Until when it opens them at all; null for as long as the company has them. */
  expiresAt: v.nullable(instant),
  disabled: v.boolean(),
  /** Whether it still has the first password, so has never logged in with it. */
  firstPassword: v.boolean(),
  /** When it was last used; null if that is not known. */
  lastSeenAt: v.nullable(instant),
  createdAt: instant,
  version,
});
export type Seat = v.InferOutput<typeof seatShape>;

export const seatPlan = v.object({
  /** Seats of the subscriptions that run now. */
  capacity: v.number(),
  /** Those, by when they end, earliest first. */
  ending: v.array(v.object({ seats: v.number(), expiresAt: instant })),
  routes: v.array(heldRoute),
  /** Sub-accounts by the number of their seat; disabled ones last. */
  seats: v.array(seatShape),
});
export type SeatPlan = v.InferOutput<typeof seatPlan>;

const caller = 'member:seat:assign';
const read = { id, version };
const refusals = ['notFound', 'companyChanged'] as const;

/** Sub-accounts of the caller's company, and the routes that each may open. */
export const seat = {
  selectAll: call({
    method: 'GET',
    path: '/seat/selectAll',
    summary: 'The seats of the company, who uses them, and the routes that each may open.',
    caller,
    data: seatPlan,
  }),
  distributeSeat: call({
    method: 'POST',
    path: '/seat/distributeSeat',
    summary: 'Makes a sub-account on a free seat, with its first password, its routes and whose it is.',
    caller,
    body: v.strictObject({
      username: subAccountUsername,
      password: initialPassword,
      resourceIds: v.pipe(routeIds, v.minLength(1)),
      /** The person who uses it. */
      employeeId: id,
      expiresAt: v.optional(v.nullable(instant), null),
    }),
    data: seatShape,
    refusals: [
      'notFound',
      'seatsShort',
      'subAccountTaken',
      'staffBound',
      'routeNotAllowed',
      'seatExpiryPast',
    ],
  }),
  updateResources: call({
    method: 'POST',
    path: '/seat/updateResources',
    summary: 'Gives a sub-account routes of the company, and takes some away; it keeps at least one.',
    caller,
    body: v.strictObject({ ...read, add: routeIds, remove: routeIds }),
    data: seatShape,
    refusals: [...refusals, 'routeNotAllowed', 'routeSubscribed', 'subAccountAdded', 'seatNeedsRoute'],
  }),
  bindEmployee: call({
    method: 'POST',
    path: '/seat/bindEmployee',
    summary: 'Names the employee who uses a sub-account.',
    caller,
    body: v.strictObject({ ...read, employeeId: nullableId }),
    data: seatShape,
    refusals: [...refusals, 'staffBound', 'seatNeedsEmployee'],
  }),
  disable: call({
    method: 'POST',
    path: '/seat/disable',
    summary: 'Ends a sub-account: it is logged out at once and its seat is free.',
    caller,
    body: v.strictObject(read),
    data: seatShape,
    refusals,
  }),
  enable: call({
    method: 'POST',
    path: '/seat/enable',
    summary: 'Lets a disabled sub-account log in again, on a free seat.',
    caller,
    body: v.strictObject(read),
    data: seatShape,
    refusals: [...refusals, 'membersFull'],
  }),
  resetPassword: call({
    method: 'POST',
    path: '/seat/resetPassword',
    summary: 'Gives a sub-account a first password again; its user is logged out.',
    caller,
    body: v.strictObject({ ...read, password: initialPassword }),
    data: nothing,
    refusals,
  }),
  setExpiry: call({
    method: 'POST',
    path: '/seat/setExpiry',
    summary: 'Says until when a sub-account opens its routes; null for as long as the company has them.',
    caller,
    body: v.strictObject({ ...read, expiresAt: v.nullable(instant) }),
    data: seatShape,
    refusals: [...refusals, 'seatExpiryPast'],
  }),
} as const;

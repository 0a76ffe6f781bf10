import * as v from 'valibot';
import { deviceBrowsers, deviceKinds, deviceSystems, loginOutcomes, loginWays } from './listings/loginLog.ts';
import { id, instant } from './shapes.ts';
import { accountType } from './user.ts';

/** The fields that distinguish a person's devices, derived from the browser's own description. */
const device = {
  deviceKind: v.picklist(deviceKinds),
  browser: v.picklist(deviceBrowsers),
  system: v.picklist(deviceSystems),
  /** The network it came from, without its last part: `203.0.113.*`; `local` within the server's own; null where unknown. */
  network: v.nullable(v.string()),
};

/** One device that is logged in. */
export const openDevice = v.object({
  id,
  /** Whether it is the caller's device. */
  current: v.boolean(),
  /** Which of the person's accounts it is logged in to. */
  accountType,
  ...device,
  createdAt: instant,
  lastSeenAt: instant,
});
export type OpenDevice = v.InferOutput<typeof openDevice>;

/** One login, or one that failed. */
export const loginLogEntry = v.object({
  id,
  at: instant,
  way: v.picklist(loginWays),
  outcome: v.picklist(loginOutcomes),
  accountType,
  ...device,
});
export type LoginLogEntry = v.InferOutput<typeof loginLogEntry>;

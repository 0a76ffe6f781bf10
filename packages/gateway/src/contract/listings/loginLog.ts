import { listing } from '../listing.ts';

/** The kinds of device that a browser reports. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;
export const deviceBrowsers = ['chrome', 'edge', 'firefox', 'safari', 'wechat', 'other'] as const;
export const deviceSystems = ['windows', 'macos', 'linux', 'ios', 'android', 'harmony', 'other'] as const;

/** The login methods; `switch` is from one account of a person to the other. */
export const loginWays = ['password', 'code', 'weixin', 'company', 'switch'] as const;
export const loginOutcomes = ['success', 'failure'] as const;

/** Days that the login log shows (specification, point 9). */
export const loginLogDays = 30;

/** Logins of a person, newest first. */
export const loginLogListing = listing({
  sorts: { at: 'desc' },
  filters: {
    way: { kind: 'choice', values: loginWays },
    outcome: { kind: 'choice', values: loginOutcomes },
  },
});

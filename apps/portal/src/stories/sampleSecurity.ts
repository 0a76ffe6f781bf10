import type { LoginLogEntry, OpenDevice, SecurityState } from '@fairway/gateway/contract/security';
import { sampleId, sampleInstant } from '@fairway/gateway/mock';

/** A person with phone, email and password. */
export function sampleSecurity(overrides: Partial<SecurityState> = {}): SecurityState {
  return {
    phone: '138****0001',
    email: 'l***@example.com',
    username: null,
    passwordSet: true,
    passwordChangedAt: sampleInstant(-40),
    socialOffered: true,
    socialBoundAt: null,
    removable: ['phone', 'email'],
    ...overrides,
  };
}

/** The laptop that sends the request, and a phone in the company's account. */
export const sampleDevices: OpenDevice[] = [
  {
    id: sampleId(30, 1),
    current: true,
    accountType: 3,
    deviceKind: 'computer',
    browser: 'edge',
    system: 'windows',
    network: '203.0.113.*',
    createdAt: sampleInstant(-3),
    lastSeenAt: sampleInstant(0),
  },
  {
    id: sampleId(30, 2),
    current: false,
    accountType: 1,
    deviceKind: 'phone',
    browser: 'wechat',
    system: 'android',
    network: '198.51.100.*',
    createdAt: sampleInstant(-9),
    lastSeenAt: sampleInstant(-1),
  },
];

const loginWays = ['code', 'password', 'weixin', 'switch'] as const;

/** Logins of four weeks; every fifth failed. */
export const sampleLogins: LoginLogEntry[] = Array.from({ length: 23 }, (_, index) => ({
  id: sampleId(31, index + 1),
  at: sampleInstant(-index, -index),
  way: loginWays[index % 3] ?? 'code',
  outcome: index % 5 === 3 ? 'failure' : 'success',
  accountType: index % 4 === 2 ? 1 : 3,
  deviceKind: index % 3 === 2 ? 'phone' : 'computer',
  browser: index % 3 === 2 ? 'wechat' : 'edge',
  system: index % 3 === 2 ? 'android' : 'windows',
  network: index % 5 === 3 ? '192.0.2.*' : '203.0.113.*',
}));

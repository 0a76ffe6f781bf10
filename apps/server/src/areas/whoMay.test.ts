import { type Call, type Caller, isForStaff, isWrite, permissionOf } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { staffRoles } from '@fairway/gateway/contract/staffRole';
import type { Permission } from '@fairway/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { stateOf } from '../testing/effects.ts';
import { startTestServer } from '../testing/server.ts';
import { logIn } from '../testing/session.ts';
import { atDesk } from '../testing/staff.ts';
import { routes } from './index.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const calls = routes.map(({ call }) => call as Call);

/** P person, C company admin, S sub-account of C, X admin of another company; `expired` and `blocked` were people. */
const members = ['P', 'C', 'S', 'X'] as const;
type Who =
  | (typeof members)[number]
  | 'visitor'
  | 'expired'
  | 'blocked'
  | `staff:${(typeof staffRoles)[number]}`;
const clients = new Map<Who, TestClient>();

beforeAll(async () => {
  const as = async (
    who: Who,
    accountType: 1 | 2 | 3,
    memberStatus: 1 | 2 | 3 = 1,
    company: { tenantId?: string } = {},
  ) => {
    const client = server.client();
    clients.set(who, client);
    return logIn(server, client, { accountType, memberStatus, ...company });
  };
  await as('P', 3);
  const { tenantId } = await as('C', 1, 2);
  await as('S', 2, 3, { tenantId });
  await as('X', 1, 2);
  const { sessionId } = await as('expired', 3);
  const expiresAt = server.clock.now();
  await server.db.updateTable('session').set({ expiresAt }).where('id', '=', sessionId).execute();
  // Blocked between two requests: the session is still there, and must not help.
  const { accountId: blockedId } = await as('blocked', 1, 2);
  const set = { blockedAt: server.clock.now(), blockedWith: blockedId };
  await server.db.updateTable('account').set(set).where('id', '=', blockedId).execute();
  clients.set('visitor', server.client());
  for (const role of staffRoles) clients.set(`staff:${role}`, (await atDesk(server, [role])).client);
});

/** The holders of each permission: repeated here, independent of the table that the server uses. */
const holders: Readonly<Record<Permission, string>> = {
  'certification:submit': 'PCX',
  'order:list': 'PCX',
  'order:buy': 'PCX',
  'order:seats': 'CX',
  'order:pay': 'PCX',
  'order:invoice': 'PCX',
  'trial:start': 'PCX',
  'company:manage': 'CX',
  'seat:assign': 'CX',
  'account:close': 'P',
};

type Answer = readonly [status: number, code: number];
const past = [400, codes.requestInvalid] as const;
const { sessionRequired, sessionExpired, sessionBlocked } = codes;
const { notAllowed, subAccountNotAllowed, roleMissing } = codes;

/** Roles that open a call for the staff, as its caller names them. */
const rolesOf = (needed: Caller) => needed.slice('staff:'.length).split('|');

/** Returns the expected response to a request with an unknown field: that refusal, if the caller may send the call at all. */
function expected(call: Call, who: Who): Answer {
  const needed: Caller = call.caller;
  const ofStaff = who.startsWith('staff:');
  const isOpen = ['anyone', 'visitor'].includes(needed);
  // A staff session makes no difference for calls that need no session.
  if (call.withoutToken || (isOpen && (who === 'visitor' || ofStaff))) return past;
  if (who === 'visitor') return [401, sessionRequired];
  // A token of one side opens nothing on the other.
  if (who === 'blocked' && !isForStaff(call)) return [401, sessionBlocked];
  if (who === 'expired' || ofStaff !== isForStaff(call)) return [401, sessionExpired];
  if (ofStaff)
    return needed === 'staff' || rolesOf(needed).includes(who.slice(6)) ? past : [403, roleMissing];
  const permission = permissionOf(needed);
  if (permission === null || holders[permission].includes(who)) return past;
  return [403, who === 'S' ? subAccountNotAllowed : notAllowed];
}

const everybody: readonly Who[] = [
  'visitor',
  ...members,
  'expired',
  'blocked',
  ...staffRoles.map((role) => `staff:${role}` as const),
];

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'TRUST 1, 2: %s: who may send it, who is refused, and that nothing happens',
  async (_, call) => {
    const before = await stateOf(server.db);
    const answers = await Promise.all(
      everybody.map(async (who) => {
        const body = isWrite(call) ? { body: call.bodyAs === 'multipart' ? new FormData() : '{}' } : {};
        // No call has this field: a caller who may send the call gets a refusal, and it has no effect.
        const { status, code } = await (clients.get(who) as TestClient).raw(call, {
          ...body,
          query: 'nobodyTakesThis=1',
        } as never);
        return [who, status, code];
      }),
    );
    expect(answers).toEqual(everybody.map((who) => [who, ...expected(call, who)]));
    expect(await stateOf(server.db)).toEqual(before);
  },
);

it('TRUST 1: actions that a role did not allow are in the log of the desk', async () => {
  const entries = await server.db.selectFrom('auditEntry').select('outcome').execute();
  const others = calls
    .filter(({ caller }) => caller.startsWith('staff:'))
    .map(({ caller }) => staffRoles.length - rolesOf(caller).length);
  expect(entries).toEqual(others.flatMap((count) => Array(count).fill({ outcome: 'refused' })));
});

import { audit } from '@fairway/gateway/contract/audit';
import type { QueryOf } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { type StaffMember, staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../config.ts';
import { createOutbox } from '../../../services/outbox/outbox.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { addStaff, atDesk, type TestStaff } from '../../../testing/staff.ts';
import { inviteFirstAdmin } from './firstAdmin.ts';

let server: TestServer;
let admin: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  admin = await atDesk(server, ['admin'], '顾怀舟');
});
afterAll(() => server.stop());

let invitations = 0;
const invite = (roles: StaffMember['roles'] = ['finance']) => {
  invitations += 1;
  const body = { email: `New${invitations}@Example.com`, name: '新同事', roles };
  return admin.client.gateway.send(staff.invite, { body });
};
/** Returns the link of the newest mail to a member. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await server.outbox(email);
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const accept = (link: string, password = 'harbour-lights-2026') =>
  server.client().raw(staffAuth.acceptInvitation, { body: { link, password } });

describe('an invitation', () => {
  it('is sent by email, names its recipient, and becomes an account by a password', async () => {
    const member = await invite();
    expect(member).toMatchObject({
      email: `new${invitations}@example.com`,
      state: 'invited',
      lastSeenAt: null,
    });
    const link = await linkTo(member.email);
    const opened = await server.client().raw(staffAuth.openInvitation, { body: { link } });
    expect(opened.data).toMatchObject({ email: member.email, name: '新同事' });
    expect((await accept(link)).code).toBe(codes.ok);
    const { rows } = await admin.client.gateway.send(staff.selectAll);
    expect(rows.find(({ id }) => id === member.id)).toMatchObject({ state: 'active', invitedUntil: null });
  });

  it('works once, for three days, and until the next one', async () => {
    const member = await invite();
    const first = await linkTo(member.email);
    await admin.client.gateway.send(staff.reset, { body: { id: member.id } });
    expect((await accept(first)).code).toBe(codes.invitationOver);
    const second = await linkTo(member.email);
    const answers = await Promise.all([accept(second), accept(second), accept(second)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(
      [codes.ok, codes.invitationOver, codes.invitationOver].toSorted(),
    );
  });

  it.each(['short', 'aaaaaaaaaaaaaaaa'])('accepts no password like %s', async (password) => {
    const member = await invite();
    expect(await accept(await linkTo(member.email), password)).toMatchObject({ status: 400 });
  });

  it('is refused for an email that already exists', async () => {
    const { email } = await invite();
    const body = { email: email.toUpperCase(), name: '又一个', roles: ['editor' as const] };
    expect((await admin.client.raw(staff.invite, { body })).code).toBe(codes.staffEmailTaken);
  });
});

describe('TRUST 4: a change of rights', () => {
  it('holds from the next request: the session ends and learns why', async () => {
    const other = await atDesk(server, ['finance']);
    const body = { id: other.staffId, roles: ['editor' as const], seen: ['finance' as const] };
    expect(await admin.client.gateway.send(staff.setRoles, { body })).toMatchObject({ roles: ['editor'] });
    expect(await other.client.raw(staffAuth.selectSelf)).toMatchObject({
      status: 401,
      code: codes.sessionRevoked,
    });
  });

  it('is not made over one that another admin made meanwhile', async () => {
    const other = await atDesk(server, ['finance']);
    const seen = ['finance' as const];
    await admin.client.gateway.send(staff.setRoles, {
      body: { id: other.staffId, roles: ['finance', 'editor'], seen },
    });
    const late = { id: other.staffId, roles: ['finance' as const, 'pricing' as const], seen };
    expect((await admin.client.raw(staff.setRoles, { body: late })).code).toBe(codes.staffChanged);
    const { rows } = await admin.client.gateway.send(staff.selectAll);
    expect(rows.find(({ id }) => id === other.staffId)?.roles).toEqual(['editor', 'finance']);
  });

  it('a block ends the session and keeps the person out; after an unblock they must log in again', async () => {
    const other = await atDesk(server, ['finance']);
    const body = { id: other.staffId };
    expect(await admin.client.gateway.send(staff.block, { body })).toMatchObject({ state: 'blocked' });
    expect((await other.client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionRevoked);
    expect(await admin.client.gateway.send(staff.unblock, { body })).toMatchObject({ state: 'active' });
    expect((await other.client.raw(staffAuth.selectSelf)).code).toBe(codes.sessionRevoked);
  });

  it('a reset takes password and second factor, and invites again', async () => {
    const other = await addStaff(server.db, { roles: ['finance'] });
    await admin.client.gateway.send(staff.reset, { body: { id: other.id } });
    const row = await server.db
      .selectFrom('staff')
      .select(['passwordHash', 'totpSecret'])
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(row).toEqual({ passwordHash: null, totpSecret: null });
    expect(await linkTo(other.email)).not.toBe('');
  });

  it('no admin changes their own rights, so one always remains, even if two block each other at once', async () => {
    const self = { id: admin.staffId, roles: ['finance' as const], seen: ['admin' as const] };
    expect((await admin.client.raw(staff.setRoles, { body: self })).code).toBe(codes.staffSelf);
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await atDesk(server, ['admin']), await atDesk(server, ['admin'])];
      const strike = (by: TestStaff, { staffId: id }: TestStaff) =>
        by.client.raw(staff.block, { body: { id } });
      const answers = await Promise.all([strike(one, two), strike(two, one)]);
      expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    }
  });

  it('is managed by admins alone', async () => {
    const other = await atDesk(server, ['finance', 'reviewer', 'editor', 'pricing']);
    const body = { id: admin.staffId };
    for (const call of [staff.block, staff.unblock, staff.reset]) {
      expect((await other.client.raw(call, { body })).code).toBe(codes.roleMissing);
    }
    expect((await other.client.raw(audit.selectPage)).code).toBe(codes.roleMissing);
  });
});

describe('the log', () => {
  it('lists who changed what, with old and new values', async () => {
    const other = await atDesk(server, ['finance'], '方知微');
    const roles = ['editor' as const, 'finance' as const];
    const body = { id: other.staffId, roles, seen: ['finance' as const] };
    await admin.client.gateway.send(staff.setRoles, { body });
    const query = { keyword: '方知微', action: 'rolesChanged' as const };
    const { rows, total } = await admin.client.gateway.send(audit.selectPage, { query });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      by: { name: '顾怀舟' },
      subject: { kind: 'staff', name: '方知微' },
      before: { roles: ['finance'] },
      after: { roles: ['editor', 'finance'] },
    });
  });

  it('is found by who acted, by outcome and by day', async () => {
    const send = (query: QueryOf<typeof audit.selectPage>) =>
      admin.client.gateway.send(audit.selectPage, { query });
    expect((await send({ keyword: '顾怀' })).total).toBeGreaterThan(0);
    expect((await send({ keyword: '%' })).total).toBe(0);
    expect((await send({ outcome: 'refused' })).rows.every(({ outcome }) => outcome === 'refused')).toBe(
      true,
    );
    expect((await send({ atFrom: '2026-11-21' })).total).toBe(0);
    expect((await send({ atFrom: '2026-11-20', atTo: '2026-11-20' })).total).toBeGreaterThan(0);
  });

  it.each(['update audit_entry set reason = null', 'delete from audit_entry', 'truncate audit_entry'])(
    'stays as it was written: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('never changed or removed');
    },
  );
});

describe('the first admin', () => {
  const parts = (env: 'sandbox' | 'production', named?: string) => ({
    config: { ...server.config, ...readSettings(named ? { FAIRWAY_DESK_ADMIN: named } : {}), mode: env },
    outbox: createOutbox(async () => {}),
    publicUrl: () => 'https://fairway.example',
  });
  const now = () => server.clock.now();

  it('is invited while there is none: by a new link at each start of the sandbox, once by email in production', async () => {
    const empty = await startTestServer();
    try {
      expect(await inviteFirstAdmin(empty.db, parts('production'), now())).toEqual({ state: 'unnamed' });
      const [one, two] = await Promise.all([
        inviteFirstAdmin(empty.db, parts('production', 'Boss@example.com'), now()),
        inviteFirstAdmin(empty.db, parts('production', 'Boss@example.com'), now()),
      ]);
      expect([one.state, two.state].sort()).toEqual(['invited', 'waiting']);
      expect(await empty.outbox('boss@example.com')).toHaveLength(1);
      const printed = await inviteFirstAdmin(empty.db, parts('sandbox', 'boss@example.com'), now());
      const address = printed.state === 'invited' ? printed.link : expect.fail();
      expect(address).toMatch(/^https:\/\/fairway\.example\/desk\/invitation#[\w-]{43}$/);
      const link = address.split('#')[1] ?? '';
      const answer = await empty
        .client()
        .raw(staffAuth.acceptInvitation, { body: { link, password: 'harbour-lights-2026' } });
      expect(answer.code).toBe(codes.ok);
      expect(await inviteFirstAdmin(empty.db, parts('sandbox', 'boss@example.com'), now())).toEqual({
        state: 'there',
      });
    } finally {
      await empty.stop();
    }
  });
});

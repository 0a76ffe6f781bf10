import type { Call } from '@fairway/gateway/contract/call';
import { staff as calls, type StaffMember } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import type { Db } from '../../database/db.ts';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import type { Refuse } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { type InvitationParts, invite, invited, spendInvitation } from './invitations.ts';
import { addStaff, allStaff, changeStaff, changes, memberById } from './keep.ts';
import { finishLogin, startLogin } from './login.ts';
import { updateStaff } from './store.ts';

export const routes: readonly Route[] = [
  answer(staffAuth.startLogin, startLogin),
  answer(staffAuth.finishLogin, finishLogin),
  answer(staffAuth.selectSelf, ({ caller }) => {
    const { staffId: id, name, email, roles } = caller;
    return { id, name, email, roles: [...roles] };
  }),
  answer(staffAuth.logout, ({ caller, db, now, requestId, settle }) =>
    db.transaction().execute(async (trx) => {
      await trx
        .updateTable('staffSession')
        .set({ endedAt: now, endReason: 'logout' })
        .where('id', '=', caller.sessionId)
        .where('endedAt', 'is', null)
        .execute();
      await record(trx, caller, { action: 'loggedOut' }, { now, requestId });
      return settle(trx, null);
    }),
  ),
  answer(staffAuth.openInvitation, async ({ body, db, config, now, refuse }) => {
    const found = await invited(db, config.secret, body.link, now);
    if (!found) return refuse('invitationOver');
    return { email: found.email, name: found.name, expiresAt: found.expiresAt.toISOString() };
  }),
  answer(staffAuth.acceptInvitation, async ({ body, db, config, now, refuse, requestId, settle }) => {
    const { secret } = config;
    const found = await invited(db, secret, body.link, now);
    if (!found) return refuse('invitationOver');
    const passwordHash = await hashPassword(body.password);
    const accepted = await db.transaction().execute(async (trx) => {
      if (!(await spendInvitation(trx, secret, body.link))) return null;
      const { id, name } = await updateStaff(trx, found.id, { passwordHash });
      const subject = { kind: 'staff', id, name } as const;
      await record(trx, { staffId: id, name }, { action: 'invitationAccepted', subject }, { now, requestId });
      return settle(trx, { email: found.email });
    });
    return accepted ?? refuse('invitationOver');
  }),

  answer(calls.selectAll, ({ db, now }) => allStaff(db, now)),
  answer(calls.invite, async (handling) => {
    const { body, caller, db, now, refuse, requestId, settle } = handling;
    const keeping = { by: caller, occasion: { now, requestId } };
    const member = await db.transaction().execute(async (trx) => {
      const id = await addStaff(trx, body, invitationParts(handling), keeping);
      return id === null ? null : settle(trx, await memberById(trx, id, now));
    });
    return member ?? refuse('staffEmailTaken');
  }),
  answer(calls.setRoles, (handling) =>
    keep(handling, changes.roles(handling.body.roles, handling.body.seen)),
  ),
  answer(calls.block, (handling) => keep(handling, changes.block(handling.now))),
  answer(calls.unblock, (handling) => keep(handling, changes.unblock())),
  answer(calls.reset, (handling) => keep(handling, changes.reset(), true)),
];

/** What the calls that change somebody's rights have in common. */
interface Keeping extends Pick<Handling<Call>, 'db' | 'now' | 'requestId' | 'config' | 'services'> {
  readonly body: { readonly id: string };
  readonly caller: Staff;
  readonly refuse: Refuse<'notFound' | 'staffSelf' | 'roleMissing' | 'staffChanged'>;
  settle(transaction: Db, member: StaffMember): Promise<StaffMember>;
}

async function keep(
  handling: Keeping,
  change: Parameters<typeof changeStaff>[2],
  inviteAgain = false,
): Promise<StaffMember> {
  const { body, caller, db, now, refuse, requestId } = handling;
  const changed = await db.transaction().execute(async (trx) => {
    const row = await changeStaff(trx, body.id, change, { by: caller, occasion: { now, requestId } });
    if (typeof row === 'string') return row;
    if (inviteAgain) await invite(trx, invitationParts(handling), row, now);
    return handling.settle(trx, await memberById(trx, row.id, now));
  });
  return typeof changed === 'string' ? refuse(changed) : changed;
}

function invitationParts({ config, services }: Pick<Handling<Call>, 'config' | 'services'>): InvitationParts {
  return { secret: config.secret, outbox: services.outbox, publicUrl: services.publicUrl };
}

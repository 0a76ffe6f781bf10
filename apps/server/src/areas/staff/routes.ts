import type { Call } from '@fairway/gateway/contract/call';
import { staff as calls, type StaffMember } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { type Handling, type Route, read, readByPost, write, writeInSteps } from '../../http/answer.ts';
import type { Staff } from '../../http/caller.ts';
import type { Refuse } from '../../http/refuse.ts';
import { record } from '../../services/audit/audit.ts';
import { hashPassword } from '../../services/passwords/passwords.ts';
import { finishCompanyLogin, startCompanyLogin } from './login/companyLogin.ts';
import { finishLogin, passwordsAllowed, startLogin } from './login/login.ts';
import { changes } from './members/changes.ts';
import { type InvitationParts, invite, invited, spendInvitation } from './members/invitations.ts';
import { addStaff, allStaff, changeStaff, memberById } from './members/members.ts';
import { deskSettings } from './settings.ts';
import { updateStaff } from './store.ts';

export const routes: readonly Route[] = [
  read(staffAuth.selectLoginWays, ({ config }) => {
    const { passwords, oidc } = config.of(deskSettings);
    return { password: passwords, company: oidc !== null };
  }),
  writeInSteps(staffAuth.startCompanyLogin, startCompanyLogin),
  writeInSteps(staffAuth.finishCompanyLogin, finishCompanyLogin),
  writeInSteps(staffAuth.startLogin, startLogin),
  writeInSteps(staffAuth.finishLogin, finishLogin),
  read(staffAuth.selectSelf, ({ caller }) => {
    const { staffId: id, name, email, roles } = caller;
    return { id, name, email, roles: [...roles] };
  }),
  write(staffAuth.logout, async ({ caller, db, now, requestId }) => {
    await db
      .updateTable('staffSession')
      .set({ endedAt: now, endReason: 'logout' })
      .where('id', '=', caller.sessionId)
      .where('endedAt', 'is', null)
      .execute();
    await record(db, caller, { action: 'loggedOut' }, { now, requestId });
    return null;
  }),
  readByPost(
    staffAuth.openInvitation,
    'the link stays out of addresses and logs',
    async ({ body, db, config, now, refuse }) => {
      const invitation = await invited(db, config.secret, body.link, now);
      if (!invitation) return refuse('invitationOver');
      return {
        email: invitation.email,
        name: invitation.name,
        expiresAt: invitation.expiresAt.toISOString(),
      };
    },
  ),
  writeInSteps(staffAuth.acceptInvitation, async ({ body, db, commit, config, now, refuse, requestId }) => {
    const { secret } = config;
    const invitation = await invited(db, secret, body.link, now);
    if (!invitation) return refuse('invitationOver');
    if (!passwordsAllowed(config.of(deskSettings), invitation, now)) return refuse('staffPasswordsOff');
    const passwordHash = await hashPassword(body.password);
    return commit(async (trx) => {
      if (!(await spendInvitation(trx, secret, body.link))) return refuse('invitationOver');
      const { id, name } = await updateStaff(trx, invitation.id, { passwordHash });
      const subject = { kind: 'staff', id, name } as const;
      await record(trx, { staffId: id, name }, { action: 'invitationAccepted', subject }, { now, requestId });
      return { email: invitation.email };
    });
  }),

  read(calls.selectAll, ({ db, now }) => allStaff(db, now)),
  write(calls.invite, async (handling) => {
    const { body, caller, db, now, refuse, requestId } = handling;
    const keeping = { by: caller, occasion: { now, requestId } };

    const id = await addStaff(db, body, invitationParts(handling), keeping);
    return id === null ? refuse('staffEmailTaken') : memberById(db, id, now);
  }),
  write(calls.setRoles, (handling) => keep(handling, changes.roles(handling.body.roles, handling.body.seen))),
  write(calls.block, (handling) => keep(handling, changes.block(handling.now))),
  write(calls.unblock, (handling) => keep(handling, changes.unblock())),
  write(calls.reset, (handling) => keep(handling, changes.reset(), true)),
];

/** Common to the calls that change the rights of staff. */
interface Keeping extends Pick<Handling<Call>, 'db' | 'now' | 'requestId' | 'config' | 'services'> {
  readonly body: { readonly id: string };
  readonly caller: Staff;
  readonly refuse: Refuse<'notFound' | 'staffSelf' | 'roleMissing' | 'staffChanged'>;
}

async function keep(
  handling: Keeping,
  change: Parameters<typeof changeStaff>[2],
  inviteAgain = false,
): Promise<StaffMember> {
  const { body, caller, db, now, refuse, requestId } = handling;
  const row = await changeStaff(db, body.id, change, { by: caller, occasion: { now, requestId } });
  if (typeof row === 'string') return refuse(row);
  if (inviteAgain) await invite(db, invitationParts(handling), row, now);
  return memberById(db, row.id, now);
}

function invitationParts({ config, services }: Pick<Handling<Call>, 'config' | 'services'>): InvitationParts {
  const { passwords } = config.of(deskSettings);
  return { secret: config.secret, outbox: services.outbox, publicUrl: services.publicUrl, passwords };
}

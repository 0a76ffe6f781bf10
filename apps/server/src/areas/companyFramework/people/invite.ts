import type { companyFramework as calls, Employee } from '@fairway/gateway/contract/companyFramework';
import type { Committed, Handling, WritingInSteps } from '../../../http/answer.ts';
import type { Refuse } from '../../../http/refuse.ts';
import { newToken, tenantToken } from '../../../secrets.ts';
import { later } from '../../../time/later.ts';
import { type Change, inCompany } from '../../companyLog/index.ts';
import { invitationSeconds } from '../rules.ts';
import { employeeById } from '../store.ts';
import { linkHashOf } from './links.ts';
import { invitationMessage } from './messages.ts';

/** Invitations that a company may send per day, and to one person: a new admin cannot flood a recipient. */
const companyLimit = [{ count: 100, seconds: 86_400 }];
const personLimit = [{ count: 3, seconds: 86_400 }];

/** Invites an employee by a link to the contact that the company has recorded. An earlier link ends. */
export async function invite(handling: WritingInSteps<typeof calls.invite>): Promise<Committed<Employee>> {
  const { body, caller, commit, db, now, refuse, services } = handling;
  const to = contactFor(await employeeById(db, caller, body.id, now), body.by, refuse);
  for (const [subject, limit] of [
    [`invite ${caller.tenantId}`, companyLimit],
    [`invite ${to}`, personLimit],
  ] as const) {
    const allowance = await services.limits.take(subject, limit, now);
    if (!allowance.ok) return refuse('tooManyRequests', { retryAt: allowance.retryAt });
  }
  return commit((trx) => sendInvitation({ ...handling, db: trx }));
}

function contactFor(
  person: Employee | undefined,
  by: 'sms' | 'email',
  refuse: Refuse<'notFound' | 'contactMissing'>,
): string {
  if (!person) return refuse('notFound');
  return (by === 'sms' ? person.phone : person.email) ?? refuse('contactMissing');
}

function sendInvitation(handling: Handling<typeof calls.invite>): Promise<Employee> {
  const { body, caller, config, refuse, services } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, now, note } = change;
    const person = (await employeeById(trx, caller, body.id, now)) ?? refuse('notFound');
    const to = contactFor(person, body.by, refuse);
    const company = await trx
      .selectFrom('company')
      .select('name')
      .where('tenantId', '=', tenantId)
      .executeTakeFirst();
    const link = tenantToken(newToken(), tenantId);
    await keepLink(change, person.id, body.by, linkHashOf(config.secret, link));
    // After `#`, so that no server and no log on the way reads it.
    const url = `${services.publicUrl()}/invitation#${link}`;
    const letter = { company: company?.name ?? '', name: person.name, by: change.byName, url };
    await services.outbox.put(trx, invitationMessage(to, body.by, letter), now);
    await trx
      .updateTable('employee')
      .set({ invitedAt: now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', person.id)
      .execute();
    await note({ action: 'employeeInvited', about: 'employee', id: person.id, name: person.name });
    return (await employeeById(trx, caller, person.id, now)) ?? refuse('notFound');
  });
}

/** Withdraws an unanswered invitation. */
export async function withdrawInvitation(
  handling: Handling<typeof calls.withdrawInvitation>,
): Promise<Employee> {
  const { body, caller, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, now, note } = change;
    const person = (await employeeById(trx, caller, body.id, now)) ?? refuse('notFound');
    if (!(await endInvitation(change, person.id))) return refuse('companyInvitationOver');
    await note({ action: 'invitationWithdrawn', about: 'employee', id: person.id, name: person.name });
    return (await employeeById(trx, caller, person.id, now)) ?? refuse('notFound');
  });
}

/** Ends an unanswered invitation; returns false without one. */
export async function endInvitation(
  { trx, tenantId, now }: Change,
  employeeId: string,
  kind?: 'sms' | 'email',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('employeeInvitation')
    .set({ state: 'withdrawn', answeredAt: now })
    .where('tenantId', '=', tenantId)
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'open')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'sms'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function keepLink(
  { trx, tenantId, now, byName: invitedBy }: Change,
  employeeId: string,
  kind: 'sms' | 'email',
  linkHash: Buffer,
): Promise<void> {
  const expiresAt = later(now, invitationSeconds);
  const row = { linkHash, kind, invitedBy, createdAt: now, expiresAt };
  await trx
    .insertInto('employeeInvitation')
    .values({ tenantId, employeeId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'employeeId'])
        .doUpdateSet({ ...row, state: 'open', answeredAt: null, accountId: null }),
    )
    .execute();
}

import type {
  CompanyInvitation,
  companyInvitations as calls,
} from '@fairway/gateway/contract/companyInvitation';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import type { Member, Visitor } from '../../../http/caller.ts';
import { readTenantToken } from '../../../secrets.ts';
import { claimsOf, maskedEmail, maskedPhone } from '../../account/index.ts';
import { noteInCompany } from '../../companyLog/index.ts';
import { answerRefusal, invitationStateAt } from '../rules.ts';
import { linkHashOf } from './links.ts';

/** The inviter and the company, for the holder of the link. */
export async function openInvitation(handling: Handling<typeof calls.open>): Promise<CompanyInvitation> {
  const { body, caller, config, db, now, refuse } = handling;
  const linkHash = linkHashOf(config.secret, body.link);
  const tenantId = await tenantOfLink(db, body.link, linkHash);
  const row = tenantId && (await invitationBy(db, tenantId, linkHash));
  if (!row) return refuse('companyInvitationUnknown');
  return toInvitation(row, await isTheirs(db, row, caller), now);
}

/**
 * Accepts or declines an invitation. Of two concurrent answers, one counts and the other is refused as already
 * answered.
 */
export async function answerInvitation(handling: Handling<typeof calls.answer>): Promise<CompanyInvitation> {
  const { body, caller, config, db: trx, now, refuse } = handling;
  const linkHash = linkHashOf(config.secret, body.link);

  const tenantId = await tenantOfLink(trx, body.link, linkHash);
  if (!tenantId) return refuse('companyInvitationUnknown');
  await trx
    .selectFrom('employeeInvitation')
    .select('employeeId')
    .where('tenantId', '=', tenantId)
    .where('linkHash', '=', linkHash)
    .forUpdate()
    .execute();
  const row = await invitationBy(trx, tenantId, linkHash);
  if (!row) return refuse('companyInvitationUnknown');
  const mine = await isTheirs(trx, row, caller);
  const refusal = answerRefusal(invitationStateAt(row, now), mine === true);
  if (refusal) return refuse(refusal);
  const { employeeId, name } = row;
  const { accountId } = caller;
  const answered = { state: body.accept ? 'accepted' : 'declined', answeredAt: now, accountId } as const;
  await trx
    .updateTable('employeeInvitation')
    .set(answered)
    .where('tenantId', '=', tenantId)
    .where('employeeId', '=', employeeId)
    .execute();
  const action = body.accept ? 'invitationAccepted' : 'invitationDeclined';
  const entry = { action, about: 'employee', id: employeeId, name } as const;
  await noteInCompany(trx, { tenantId, accountId, name, now }, entry);
  return toInvitation({ ...row, ...answered }, mine, now);
}

type Row = NonNullable<Awaited<ReturnType<typeof invitationBy>>>;

/** A distributed database locks rows of one tenant at a time. A link from before its tenant was in it is looked up. */
async function tenantOfLink(db: Db, link: string, linkHash: Buffer): Promise<string | undefined> {
  const { tenantId } = readTenantToken(link);
  if (tenantId !== null) return tenantId;
  const invitation = await db
    .selectFrom('employeeInvitation')
    .select('tenantId')
    .where('linkHash', '=', linkHash)
    .executeTakeFirst();
  return invitation?.tenantId;
}

function invitationBy(db: Db, tenantId: string, linkHash: Buffer) {
  return db
    .selectFrom('employeeInvitation as invitation')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.tenantId', '=', 'invitation.tenantId')
        .onRef('employee.id', '=', 'invitation.employeeId'),
    )
    .innerJoin('company', 'company.tenantId', 'invitation.tenantId')
    .selectAll('invitation')
    .select(['employee.name', 'employee.phone', 'employee.email', 'company.name as company'])
    .select(
      sql<string | null>`(select value from claim join account on account.id = claim.account_id
        and account.tenant_id = claim.tenant_id and account.disabled_at is null
        where claim.kind = 'username' and claim.tenant_id = employee.tenant_id
          and claim.account_id = employee.account_id limit 1)`.as('username'),
    )
    .where('invitation.tenantId', '=', tenantId)
    .where('invitation.linkHash', '=', linkHash)
    .executeTakeFirst();
}

const contactOf = ({ kind, phone, email }: Row) => (kind === 'sms' ? phone : email);

/** Reports whether the caller's person has the contact that the message was sent to; null for a visitor. */
async function isTheirs(db: Db, row: Row, caller: Member | Visitor): Promise<boolean | null> {
  if (caller.kind === 'visitor') return null;
  const own = await db
    .selectFrom('account')
    .select('personId')
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const claims = await claimsOf(db, own.personId, caller.accountId);
  const contact = contactOf(row);
  return claims.some(
    ({ kind, value }) => kind === (row.kind === 'sms' ? 'phone' : 'email') && value === contact,
  );
}

function toInvitation(row: Row, mine: boolean | null, now: Date): CompanyInvitation {
  const { company, invitedBy, name, kind: by, createdAt, expiresAt, username } = row;
  const contact = contactOf(row) ?? '';
  const state = invitationStateAt(row, now);
  return {
    state,
    company,
    invitedBy,
    name,
    by,
    // A withdrawn invitation may have gone to an earlier address: its recipient must not see the new one.
    contact: state === 'withdrawn' ? '' : by === 'sms' ? maskedPhone(contact) : maskedEmail(contact),
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mine,
    username: state === 'accepted' && mine ? username : null,
  };
}

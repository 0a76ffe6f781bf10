import type { DataOf } from '@fairway/gateway/contract/call';
import type { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { staffRoles } from '@fairway/gateway/contract/staffRole';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Committed, Handling, WritingInSteps } from '../../../http/answer.ts';
import { newToken } from '../../../secrets.ts';
import { record } from '../../../services/audit/audit.ts';
import { secretsOf, spendReturn, startAttempt } from '../../../services/oidc/attempts.ts';
import { askProvider } from '../../../services/oidc/failures.ts';
import {
  authorizationUrl,
  identify,
  type OidcClient,
  type OidcPerson,
} from '../../../services/oidc/provider.ts';
import { staffReturnPath } from '../../../services/oidc/returnPage.ts';
import { ownPath } from '../../../services/ownPath.ts';
import { later } from '../../../time/later.ts';
import { deviceOf } from '../../auth/index.ts';
import { inOrder, sessionSeconds } from '../rules.ts';
import { deskSettings, type StaffOidc } from '../settings.ts';
import { lockStaff, openStaffSession, type StaffRow, updateStaff } from '../store.ts';
import { admissionRefusal, rolesOf } from './admission.ts';
import { limit, refused } from './login.ts';

type Start = typeof staffAuth.startCompanyLogin;
type Finish = typeof staffAuth.finishCompanyLogin;

/** Leads a browser to the staff's identity provider. */
export async function startCompanyLogin(handling: WritingInSteps<Start>): Promise<Committed<DataOf<Start>>> {
  const { body, commit, config, db, now, refuse, services } = handling;
  const { oidc } = config.of(deskSettings);
  if (!oidc) return refuse('oidcOff');
  const { keyId } = await deviceOf(handling);
  await limit(handling, null);
  const returnPath = ownPath(body.returnTo, services.publicUrl(), '/desk');
  const start = { door: 'staff', providerId: null, keyId, returnPath } as const;
  const secrets = await startAttempt(db, start, { secret: config.secret, now });
  const url = await askProvider({ ...handling, log: services.log }, () =>
    authorizationUrl(clientOf(handling, oidc), secrets, { now }),
  );
  return commit(async () => ({ url }));
}

/** Opens a session for a person whom the provider has identified. */
export async function finishCompanyLogin(
  handling: WritingInSteps<Finish>,
): Promise<Committed<DataOf<Finish>>> {
  const { body, commit, config, db, now, refuse, refuseAndCommit, requestId, services } = handling;
  const { oidc } = config.of(deskSettings);
  if (!oidc) return refuse('oidcOff');
  const device = await deviceOf(handling);
  await limit(handling, null);
  const { secret } = config;
  const spent = await spendReturn(db, 'staff', { ...body, keyId: device.keyId }, { secret, now });
  if (!spent) return refuse('oidcOver');
  const person = await askProvider({ ...handling, log: services.log }, () =>
    identify(clientOf(handling, oidc), secretsOf(secret, body.state), spent.returned, now),
  );
  const token = newToken();
  const expiresAt = later(now, sessionSeconds);
  return commit(async (trx) => {
    const known = await staffOf(trx, person);
    const refusal = admissionRefusal(person, known, oidc);
    if (refusal) {
      if (known) await refused({ ...handling, db: trx }, known);
      return refuseAndCommit(refusal);
    }
    const staff = known ?? (await addByProvider(trx, person, oidc, { now, requestId }));
    if (!staff) return refuseAndCommit('oidcOver');
    await keepIdentity(trx, staff, person, oidc, { now, requestId });
    const session = { token, expiresAt, providerSession: person.sessionId };
    await openStaffSession(trx, { staffId: staff.id, device, secret, now, ...session });
    const subject = { kind: 'staff', id: staff.id, name: staff.name } as const;
    const actor = { staffId: staff.id, name: staff.name };
    await record(trx, actor, { action: 'loggedIn', subject, reason: 'OpenID Connect' }, { now, requestId });
    return { token, expiresAt: expiresAt.toISOString() };
  });
}

interface Occasion {
  readonly now: Date;
  readonly requestId: string;
}

/** The person of an identity, else the one with its proven email; locked. */
async function staffOf(
  trx: Db,
  { issuer, subject, verifiedEmail }: OidcPerson,
): Promise<StaffRow | undefined> {
  const rows = await trx
    .selectFrom('staff')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('oidcIssuer', '=', issuer), row('oidcSubject', '=', subject)]),
        row('email', '=', verifiedEmail ?? ''),
      ]),
    )
    .execute();
  const row = rows.find((each) => each.oidcSubject === subject && each.oidcIssuer === issuer) ?? rows[0];
  return row && lockStaff(trx, row.id);
}

/** Adds a person who gets a role by the provider's claim; undefined where another login was faster. */
async function addByProvider(
  trx: Db,
  person: OidcPerson,
  oidc: StaffOidc,
  occasion: Occasion,
): Promise<StaffRow | undefined> {
  const email = person.verifiedEmail ?? '';
  const roles = inOrder(rolesOf(person, oidc) ?? [], staffRoles);
  const name = person.name ?? email.slice(0, email.indexOf('@'));
  const staff = await trx
    .insertInto('staff')
    .values({ id: uuidv7(), email, name, roles, createdAt: occasion.now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!staff) return undefined;
  const subject = { kind: 'staff', id: staff.id, name } as const;
  await record(trx, null, { action: 'staffJoined', subject, after: { email, roles } }, occasion);
  return staff;
}

/** Binds the identity at the first login, and takes over roles that the provider decides about. */
async function keepIdentity(
  trx: Db,
  staff: StaffRow,
  { issuer, subject: oidcSubject, claims }: OidcPerson,
  oidc: StaffOidc,
  occasion: Occasion,
): Promise<void> {
  const subject = { kind: 'staff', id: staff.id, name: staff.name } as const;
  if (staff.oidcSubject === null) {
    await updateStaff(trx, staff.id, { oidcIssuer: issuer, oidcSubject });
    await trx.deleteFrom('staffInvitation').where('staffId', '=', staff.id).execute();
    await record(trx, null, { action: 'companyAccountBound', subject }, occasion);
  }
  const decidedRoles = rolesOf({ claims }, oidc);
  if (decidedRoles === null) return;
  const roles = inOrder(decidedRoles, staffRoles);
  if (roles.join() === inOrder(staff.roles, staffRoles).join()) return;
  await updateStaff(trx, staff.id, { roles });
  const change = { before: { roles: staff.roles }, after: { roles }, reason: 'OpenID Connect' };
  await record(trx, null, { action: 'rolesChanged', subject, ...change }, occasion);
}

/** Returns the client for the provider of the staff. */
export function clientOf(
  { config, services }: Pick<Handling<Start>, 'config' | 'services'>,
  { issuer, clientId, clientSecret }: StaffOidc,
): OidcClient {
  const redirectUri = `${services.publicUrl()}${staffReturnPath}`;
  // The operator names this provider, so it may be in the company's own network.
  const reach = { insideAllowed: true, plainAllowed: config.mode === 'sandbox' };
  return { issuer, clientId, clientSecret, redirectUri, ...reach };
}

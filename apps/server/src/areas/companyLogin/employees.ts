import type { Session } from '@fairway/gateway/contract/auth';
import type { DataOf } from '@fairway/gateway/contract/call';
import { companyLimits } from '@fairway/gateway/contract/companyFramework';
import type { companyLogin as calls } from '@fairway/gateway/contract/companyLogin';
import { loginPortal } from '@fairway/trade';
import type { Committed, Handling, WritingInSteps } from '../../http/answer.ts';
import { refuse as refuseCall } from '../../http/refuse.ts';
import { networkOf } from '../../services/network.ts';
import {
  noteAccount,
  secretsOf,
  spendReturn,
  spentLogin,
  startAttempt,
} from '../../services/oidc/attempts.ts';
import { askProvider } from '../../services/oidc/failures.ts';
import { authorizationUrl, identify } from '../../services/oidc/provider.ts';
import { ownPath } from '../../services/ownPath.ts';
import { lockTenant } from '../account/index.ts';
import { deviceOf, openByTicket, openLogin } from '../auth/index.ts';
import { joinSeat, setAccount } from '../seat/index.ts';
import {
  addEmployee,
  countEmployees,
  foundAccount,
  keepIdentity,
  membershipOf,
  noteJoined,
} from './membership.ts';
import { joining, networkLimits, providerLimits, sessionSeconds } from './rules.ts';
import { clientOf, providerByDomain, runningProvider } from './store.ts';

type Start = typeof calls.start;
type Finish = typeof calls.finish;

/** Leads a browser to the provider of an employee's email. */
export async function startCompanyLogin(handling: WritingInSteps<Start>): Promise<Committed<DataOf<Start>>> {
  const { body, commit, config, db, now, refuse, services } = handling;
  const { keyId } = await deviceOf(handling);
  await limitNetwork(handling);
  const email = body.email.toLowerCase();
  const provider = await providerByDomain(db, email.split('@').at(-1) ?? '');
  if (!provider) return refuse('companyLoginUnknown');
  await limitProvider(handling, provider.id);
  const returnPath = ownPath(body.returnTo, services.publicUrl());
  const start = { door: 'company', providerId: provider.id, keyId, returnPath } as const;
  const secrets = await startAttempt(db, start, { secret: config.secret, now });
  const url = await askProvider({ ...handling, log: services.log }, () =>
    authorizationUrl(clientOf(handling, provider), secrets, { now, email }),
  );
  return commit(async () => ({ url }));
}

/** Opens a session for the employee whom the provider has identified. */
export async function finishCompanyLogin(handling: WritingInSteps<Finish>): Promise<Committed<Session>> {
  const { body, commit, config, db, now, refuse, refuseAndCommit, services } = handling;
  const device = await deviceOf(handling);
  const at = { secret: config.secret, now };
  const proof = { state: body.state, proof: body.proof, keyId: device.keyId };
  const login = {
    ...handling,
    body: { loginPortal: loginPortal.business },
    way: 'company' as const,
    dataOf: (session: Session) => session,
    sessionSeconds,
  };
  if (body.forceTicket !== undefined) {
    const spentBefore = await spentLogin(db, proof, at);
    const account = await foundAccount(db, spentBefore?.accountId);
    if (!spentBefore || !account) return refuse('forceTicketInvalid');
    const { providerSession } = spentBefore;
    return openByTicket({ ...login, providerSession }, account, device, body.forceTicket);
  }
  await limitNetwork(handling);
  const spent = await spendReturn(db, 'company', proof, at);
  const provider = spent && (await runningProvider(db, spent.providerId ?? ''));
  if (!spent || !provider) return refuse('oidcOver');
  const person = await askProvider({ ...handling, log: services.log }, () =>
    identify(clientOf(handling, provider), secretsOf(config.secret, body.state), spent.returned, now),
  );

  return commit(async (trx) => {
    const { tenantId } = provider;
    await lockTenant(trx, tenantId);
    // It may have been switched off or have lost its domain during the request to the provider.
    const current = await runningProvider(trx, provider.id);
    if (current?.domain !== provider.domain || current.issuer !== provider.issuer) return refuse('oidcOver');
    const decision = joining(await membershipOf(trx, current, person));
    if (decision.kind === 'refuse') return refuse(decision.codeName);
    let accountId = decision.kind === 'open' ? decision.accountId : null;
    if (decision.kind === 'make') {
      const change = { trx, tenantId, now };
      const email = person.verifiedEmail ?? '';
      const name = person.name ?? email.slice(0, email.indexOf('@'));
      const isFull =
        decision.employeeId === null && (await countEmployees(change)) >= companyLimits.employees;
      accountId = isFull ? null : await joinSeat(change, name);
      if (accountId === null) return refuse('companyLoginSeats');
      const employeeId = decision.employeeId ?? (await addEmployee(change, { name, email }));
      await setAccount(change.trx, change.tenantId, employeeId, accountId);
      await noteJoined(change, { accountId, employeeId, name });
    }
    const account = await foundAccount(trx, accountId ?? undefined);
    if (!account) return refuseAndCommit('oidcOver');
    await keepIdentity(trx, { tenantId, accountId: account.id, now }, person);
    const providerSession = person.sessionId;
    await noteAccount(trx, proof, { accountId: account.id, providerSession }, at);
    return openLogin({ ...login, providerSession }, trx, account, device, () => false);
  });
}

type Limiting = Pick<Handling<Start>, 'services' | 'ip' | 'now'>;

async function limitNetwork({ services, ip, now }: Limiting): Promise<void> {
  const allowance = await services.limits.take(`company login ${networkOf(ip)}`, networkLimits, now);
  if (!allowance.ok) refuseCall('tooManyRequests', { retryAt: allowance.retryAt });
}

/** However many networks ask, a provider is not flooded through us. */
async function limitProvider({ services, now }: Limiting, id: string): Promise<void> {
  const allowance = await services.limits.take(`company login at ${id}`, providerLimits, now);
  if (!allowance.ok) refuseCall('tooManyRequests', { retryAt: allowance.retryAt });
}

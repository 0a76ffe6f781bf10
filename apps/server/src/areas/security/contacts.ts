import { mainland } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Refuse, refuseFields } from '../../http/refuse.ts';
import { loginName } from '../account/index.ts';
import { holdProof, refuseVerdict, spendMemberCode, spendProof } from '../verifyCode/index.ts';
import { type Changing, contactOf, finishChange, type Held, hold, renameByContact } from './change.ts';
import type { Contact } from './notices.ts';
import { canStillLogIn } from './rules.ts';

type CodeRefusals = 'verifyCodeWrong' | 'verifyCodeSpent' | 'tooManyRequests';

/** The phone or email of a body, in the form a claim stores. */
export function newContact(
  body: { readonly phone: string; readonly mobileArea: string } | { readonly email: string },
  refuse: Refuse<'overseasPhoneUnsupported'>,
): Contact {
  if ('email' in body) {
    const name = loginName(body.email);
    if (name !== 'overseas' && name?.kind === 'email') return { kind: 'email', value: name.value };
    return refuseFields([{ field: 'body.email', rule: 'email' }]);
  }
  const name = loginName(body.phone);
  if (name === 'overseas' || body.mobileArea !== mainland) return refuse('overseasPhoneUnsupported');
  if (name?.kind === 'phone') return { kind: 'phone', value: name.value };
  return refuseFields([{ field: 'body.phone', rule: 'mobile' }]);
}

/** Claims a contact; false when somebody has it. The claim's key decides between two at once. */
async function claim(trx: Db, { caller, now }: Changing, contact: Contact): Promise<boolean> {
  const { tenantId, accountId } = caller;
  const claimed = await trx
    .insertInto('claim')
    .values({ ...contact, tenantId, accountId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows !== 0n;
}

async function unclaim(trx: Db, { kind, value }: Contact): Promise<void> {
  await trx.deleteFrom('claim').where('kind', '=', kind).where('value', '=', value).execute();
}

/** Spends the code that went to a contact. */
function spend(trx: Db, { config, now }: Changing, held: Held, target: Contact, code: Guess) {
  const { secret } = config;
  return spendMemberCode(trx, { target, ...code, personId: held.personId, secret, now });
}

interface Guess {
  readonly purpose: 'SET_UP' | 'CHANGE' | 'UNBIND';
  readonly code: string;
}

interface SettingUp extends Changing {
  readonly refuse: Refuse<CodeRefusals | 'oldContactUnproven'>;
  settle(trx: Db, data: null): Promise<null>;
}

/** Binds a first phone or email; `taken` when somebody has it. */
export async function setUpContact(
  handling: SettingUp,
  contact: Contact,
  code: string,
): Promise<'done' | 'taken'> {
  const { db, refuse } = handling;
  // Refusals leave the transaction as values: a wrong guess must be committed to count.
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, handling.caller);
    if (contactOf(held, contact.kind) !== null) return { kind: 'bound' } as const;
    const verdict = await spend(trx, handling, held, contact, { purpose: 'SET_UP', code });
    if (verdict.kind !== 'right') return verdict;
    if (!(await claim(trx, handling, contact))) return { kind: 'taken' } as const;
    await finishChange(trx, handling, held, { what: 'contactAdded', now: contact });
    await handling.settle(trx, null);
    return { kind: 'done' } as const;
  });
  if (outcome.kind === 'done' || outcome.kind === 'taken') return outcome.kind;
  // The bound one is changed by who proves it.
  return outcome.kind === 'bound' ? refuse('oldContactUnproven') : refuseVerdict(outcome, refuse);
}

interface ChangingContact extends Changing {
  readonly refuse: Refuse<CodeRefusals | 'oldContactUnproven'>;
  settle(trx: Db, data: null): Promise<null>;
}

/**
 * Puts a new phone or email in the place of the old one, which must have been proven (TRUST 19); `taken` when somebody
 * has it, `same` when it is the person's own.
 */
export async function changeContact(
  handling: ChangingContact,
  contact: Contact,
  { code, proof }: { readonly code: string; readonly proof: string },
): Promise<'done' | 'taken' | 'same'> {
  const { caller, config, db, now, refuse } = handling;
  const { kind } = contact;
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, caller);
    const of = { caller, contacts: [kind], purpose: 'CHANGE_OLD', secret: config.secret, now } as const;
    const old = contactOf(held, kind);
    if (old === null || !(await holdProof(trx, proof, of))) return { kind: 'unproven' } as const;
    if (held.claims.some((own) => own.kind === kind && own.value === contact.value))
      return { kind: 'same' } as const;
    const verdict = await spend(trx, handling, held, contact, { purpose: 'CHANGE', code });
    if (verdict.kind !== 'right') return verdict;
    if (!(await claim(trx, handling, contact))) return { kind: 'taken' } as const;
    await unclaim(trx, { kind, value: old });
    await spendProof(trx, proof, config.secret);
    await renameByContact(trx, held.personId, { kind, value: old }, contact);
    await finishChange(trx, handling, held, { what: 'contactChanged', now: contact });
    await handling.settle(trx, null);
    return { kind: 'done' } as const;
  });
  switch (outcome.kind) {
    case 'done':
    case 'same':
    case 'taken':
      return outcome.kind;
    case 'unproven':
      return refuse('oldContactUnproven');
    default:
      return refuseVerdict(outcome, refuse);
  }
}

interface Unbinding extends Changing {
  readonly refuse: Refuse<CodeRefusals | 'lastLoginMethod' | 'contactNotBound'>;
  settle(trx: Db, data: null): Promise<null>;
}

/** Takes a phone or email off the account, unless it is the last way in. */
export async function unBindContact(handling: Unbinding, kind: Contact['kind'], code: string): Promise<null> {
  const { db, refuse, services } = handling;
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, handling.caller);
    const value = contactOf(held, kind);
    if (value === null) return { kind: 'none' } as const;
    const contact = { kind, value };
    if (!canStillLogIn({ ...held, socialOffered: services.social !== null }, contact))
      return { kind: 'last' } as const;
    const verdict = await spend(trx, handling, held, contact, { purpose: 'UNBIND', code });
    if (verdict.kind !== 'right') return verdict;
    await unclaim(trx, contact);
    const other = kind === 'phone' ? ('email' as const) : ('phone' as const);
    const next = contactOf(held, other);
    await renameByContact(trx, held.personId, contact, next === null ? null : { kind: other, value: next });
    await finishChange(trx, handling, held, { what: 'contactRemoved', was: contact });
    await handling.settle(trx, null);
    return { kind: 'done' } as const;
  });
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'none') return refuse('contactNotBound');
  return outcome.kind === 'last' ? refuse('lastLoginMethod') : refuseVerdict(outcome, refuse);
}

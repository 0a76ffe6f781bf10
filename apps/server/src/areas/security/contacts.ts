import { mainland } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Refuse, refuseFields } from '../../http/refuse.ts';
import { loginName } from '../account/index.ts';
import { holdProof, refuseVerdict, spendMemberCode, spendProof } from '../verifyCode/index.ts';
import {
  type Changing,
  contactOf,
  finishChange,
  hold,
  type LockedPerson,
  renameByContact,
} from './change.ts';
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

/** Claims a contact; false if it is taken. The claim's key decides between two at once. */
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

/** Spends the code that was sent to a contact. */
function spend(trx: Db, { config, now }: Changing, person: LockedPerson, target: Contact, code: Guess) {
  const { secret } = config;
  return spendMemberCode(trx, { target, ...code, personId: person.personId, secret, now });
}

interface Guess {
  readonly purpose: 'SET_UP' | 'CHANGE' | 'UNBIND';
  readonly code: string;
}

interface SettingUp extends Changing {
  readonly refuse: Refuse<'oldContactUnproven'>;
  readonly refuseAndCommit: Refuse<CodeRefusals>;
}

/** Binds a first phone or email; `taken` if another account has it. */
export async function setUpContact(
  handling: SettingUp,
  contact: Contact,
  code: string,
): Promise<'done' | 'taken'> {
  const { db: trx, refuse, refuseAndCommit } = handling;
  const person = await hold(trx, handling.caller);
  // A bound contact is only changed with a proof of it.
  if (contactOf(person, contact.kind) !== null) return refuse('oldContactUnproven');
  const verdict = await spend(trx, handling, person, contact, { purpose: 'SET_UP', code });
  if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
  if (!(await claim(trx, handling, contact))) return 'taken';
  await finishChange(trx, handling, person, { what: 'contactAdded', now: contact });
  return 'done';
}

/**
 * Replaces the old phone or email, which must have been proven (TRUST 19), with a new one; `taken` if another account
 * has it, `same` if it is the person's own.
 */
export async function changeContact(
  handling: SettingUp,
  contact: Contact,
  { code, proof }: { readonly code: string; readonly proof: string },
): Promise<'done' | 'taken' | 'same'> {
  const { caller, config, db: trx, now, refuse, refuseAndCommit } = handling;
  const { kind } = contact;
  const person = await hold(trx, caller);
  const of = { caller, contacts: [kind], purpose: 'CHANGE_OLD', secret: config.secret, now } as const;
  const old = contactOf(person, kind);
  if (old === null || !(await holdProof(trx, proof, of))) return refuse('oldContactUnproven');
  if (person.claims.some((own) => own.kind === kind && own.value === contact.value)) return 'same';
  const verdict = await spend(trx, handling, person, contact, { purpose: 'CHANGE', code });
  if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
  if (!(await claim(trx, handling, contact))) return 'taken';
  await unclaim(trx, { kind, value: old });
  await spendProof(trx, proof, config.secret);
  await renameByContact(trx, person.personId, { kind, value: old }, contact);
  await finishChange(trx, handling, person, { what: 'contactChanged', now: contact });
  return 'done';
}

interface Unbinding extends Changing {
  readonly refuse: Refuse<'lastLoginMethod' | 'contactNotBound'>;
  readonly refuseAndCommit: Refuse<CodeRefusals>;
}

/** Takes a phone or email off the account, unless it is the last way in. */
export async function unBindContact(handling: Unbinding, kind: Contact['kind'], code: string): Promise<null> {
  const { db: trx, refuse, refuseAndCommit, services } = handling;
  const person = await hold(trx, handling.caller);
  const value = contactOf(person, kind);
  if (value === null) return refuse('contactNotBound');
  const contact = { kind, value };
  if (!canStillLogIn({ ...person, socialOffered: services.social !== null }, contact))
    return refuse('lastLoginMethod');
  const verdict = await spend(trx, handling, person, contact, { purpose: 'UNBIND', code });
  if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
  await unclaim(trx, contact);
  const other = kind === 'phone' ? ('email' as const) : ('phone' as const);
  const next = contactOf(person, other);
  await renameByContact(trx, person.personId, contact, next === null ? null : { kind: other, value: next });
  await finishChange(trx, handling, person, { what: 'contactRemoved', was: contact });
  return null;
}

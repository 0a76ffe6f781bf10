import { defineReview } from '../../services/review/defineReview.ts';
import { lockAccounts } from '../account/index.ts';
import type { PersonRow } from './list.ts';
import { nearAccounts } from './near.ts';
import { personById } from './person.ts';
import { maskedPerson } from './rules.ts';

/** The state that the staff saw. */
export interface Seen {
  /** The version of the account. */
  readonly version: number;
  readonly isBlocked: boolean;
}

export const review = defineReview({
  // Identified by its company, its person by the family name, or the end of its id: a name, or the rest of a phone,
  // must not stay in the log forever.
  subjectOf: ({ id, companyName, realName }: Pick<PersonRow, 'id' | 'companyName' | 'realName'>) => {
    const person = realName === null ? `…${id.slice(-6)}` : maskedPerson(realName, '');
    return { kind: 'account', id, name: companyName ?? person };
  },
  opened: 'personOpened',
  // Finding an account by its phone is recorded separately from opening it.
  anyActionOpens: false,
  /** Locks an account with those near it. */
  lock: async (transaction, { id }: Pick<PersonRow, 'id'>) => {
    const person = await personById(transaction, id);
    if (!person) return undefined;
    const others = (await nearAccounts(transaction, person)).filter((each) => each.id !== id);
    await lockAccounts(transaction, [person, ...others]);
    const current = await personById(transaction, id);
    return current && { ...current, near: await nearAccounts(transaction, current) };
  },
  changeSince: ({ staffVersion, blockedAt }, { version, isBlocked }: Seen) =>
    staffVersion === version && (blockedAt !== null) === isBlocked ? null : 'changed',
  changed: 'personChanged',
});

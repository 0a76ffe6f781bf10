import type { AuditSubject } from '@fairway/gateway/contract/audit';
import type { AuditAction } from '@fairway/gateway/contract/auditActions';
import type { CodeName } from '@fairway/gateway/contract/codes';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { Refusal } from '../../http/refuse.ts';
import { type AuditRecord, type Occasion, record } from '../audit/audit.ts';
import type { Letters } from '../services.ts';

/** A case that is opened again within half an hour is not recorded twice. */
const sameOpeningMs = 1_800_000;

/** The author of a decision, the state that they saw, and the request. */
export interface Decision<Seen> {
  readonly by: Staff;
  readonly seen: Seen;
  readonly occasion: Occasion;
  readonly letters: Letters;
}

interface Request {
  readonly caller: Staff;
  readonly now: Date;
  readonly requestId: string;
  readonly services: Letters;
}

/** Returns the decision of a request. */
export function decisionFrom<Seen>(
  { caller, now, requestId, services }: Request,
  seen: Seen,
): Decision<Seen> {
  return { by: caller, seen, occasion: { now, requestId }, letters: services };
}

export interface ReviewOptions<Subject, Key, Case extends Subject, Seen, What extends string> {
  /** Returns the name of a case in the log. */
  readonly subjectOf: (row: Subject) => AuditSubject;
  /** The logged action when a reviewer opens a case. */
  readonly opened: AuditAction;
  /** Whether other actions count as opening too: a person who has just decided a case has read it. Default: yes. */
  readonly anyActionOpens?: boolean;
  /** Locks a case and reads its current state; undefined if it does not exist. */
  readonly lock: (transaction: Db, key: Key) => Promise<Case | undefined>;
  /**
   * Returns what has changed since the reviewer saw the case; null where nothing has, so that they decide about what
   * they saw.
   */
  readonly changeSince: (current: Case, seen: Seen) => What | null;
  /** The refusal of a decision about a case that has changed; each call that decides declares it. */
  readonly changed: CodeName;
  /** The description of a change in the refusal; absent where it only reports that there is one. */
  readonly changes?: {
    /** The actions of the log by which staff make a change: the last one names the person and the time. */
    readonly actions: Readonly<Partial<Record<What, AuditAction>>>;
    /** The time of a change by a user who is not staff. */
    readonly at: (current: Case, what: What) => Date | null;
  };
}

/** Declares how staff review the cases of one kind, and returns the functions common to all reviews. */
export function defineReview<Subject, Key, Case extends Subject, Seen, What extends string>(
  options: ReviewOptions<Subject, Key, Case, Seen, What>,
) {
  const { subjectOf, opened, anyActionOpens = true, lock, changeSince, changed, changes } = options;
  return {
    subjectOf,

    /** Records that a reviewer opens a case: it contains private data of others. */
    async recordOpening(
      db: Db,
      row: Subject,
      { caller, now, requestId }: Omit<Request, 'services'>,
    ): Promise<void> {
      const subject = subjectOf(row);
      const lately = await db
        .selectFrom('auditEntry')
        .select('id')
        .where('subjectKind', '=', subject.kind)
        .where('subjectId', '=', subject.id)
        .where('staffId', '=', caller.staffId)
        .where('at', '>', new Date(now.getTime() - sameOpeningMs))
        .$if(!anyActionOpens, (query) => query.where('action', '=', opened))
        .limit(1)
        .executeTakeFirst();
      if (!lately) await record(db, caller, { action: opened, subject }, { now, requestId });
    },

    /** Locks a case for a decision, and ends the request if the case has changed since the reviewer read it. */
    async lockUnchanged(transaction: Db, key: Key, seen: Seen): Promise<Case> {
      const current = await lock(transaction, key);
      const what = current && changeSince(current, seen);
      if (current && what === null) return current;
      if (!current || !what || !changes) throw new Refusal(changed);
      const action = changes.actions[what];
      const entry = action && (await lastEntry(transaction, subjectOf(current), action));
      const at = action ? entry?.at : changes.at(current, what);
      const change = { what, at: at?.toISOString() ?? null, by: entry?.staffName ?? null };
      throw new Refusal(changed, { data: { changes: [change] } });
    },

    /** Records a decision about a case, in the transaction of the decision. */
    record(
      transaction: Db,
      row: Subject,
      entry: Omit<AuditRecord, 'subject'>,
      { by, occasion }: Pick<Decision<Seen>, 'by' | 'occasion'>,
    ): Promise<void> {
      return record(transaction, by, { ...entry, subject: subjectOf(row) }, occasion);
    },
  };
}

function lastEntry(db: Db, { kind, id }: AuditSubject, action: AuditAction) {
  return db
    .selectFrom('auditEntry')
    .select(['at', 'staffName'])
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

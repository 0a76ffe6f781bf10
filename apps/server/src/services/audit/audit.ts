import type { AuditSubject } from '@fairway/gateway/contract/audit';
import type { AuditAction } from '@fairway/gateway/contract/auditActions';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/** The actor: a person of the staff, by their current name. */
export interface Actor {
  readonly staffId: string;
  readonly name: string;
}

/** Facts before or after an action: plain values by name. Amounts are in fen. */
type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface AuditRecord {
  readonly action: AuditAction;
  /** `done` unless given. */
  readonly outcome?: 'done' | 'refused';
  readonly subject?: AuditSubject;
  /** Facts that the action changed, before and after. */
  readonly before?: Facts;
  readonly after?: Facts;
  readonly reason?: string;
}

/** The request that an entry comes from. */
export interface Occasion {
  readonly now: Date;
  readonly requestId: string;
}

/** Logs an action in its own transaction: neither is stored without the other. */
export async function record(
  transaction: Db,
  actor: Actor | null,
  { action, outcome = 'done', subject, before, after, reason }: AuditRecord,
  { now, requestId }: Occasion,
): Promise<void> {
  await transaction
    .insertInto('auditEntry')
    .values({
      id: uuidv7(),
      at: now,
      staffId: actor?.staffId ?? null,
      staffName: actor?.name ?? null,
      action,
      outcome,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      subjectName: subject?.name ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      reason: reason ?? null,
      requestId,
    })
    .execute();
}

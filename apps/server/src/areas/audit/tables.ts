import type { ColumnType } from 'kysely';

/** Written entries are immutable: the database refuses changes. */
type Unchanging<T> = ColumnType<T, T, never>;
type KeptNullable<T> = ColumnType<T | null, T | null | undefined, never>;

declare module '../../database/tables.ts' {
  interface Tables {
    auditEntry: AuditEntryTable;
  }
}

/** An action of a staff member, done or refused. Written in the transaction of the action. */
export interface AuditEntryTable {
  id: Unchanging<string>;
  at: Unchanging<Date>;
  /** Null where the server itself acted. */
  staffId: KeptNullable<string>;
  /** Their name at that moment. */
  staffName: KeptNullable<string>;
  action: Unchanging<string>;
  outcome: Unchanging<'done' | 'refused'>;
  subjectKind: KeptNullable<string>;
  subjectId: KeptNullable<string>;
  /** The name people use for it: an order's number, a person's name. */
  subjectName: KeptNullable<string>;
  before: KeptNullable<unknown>;
  after: KeptNullable<unknown>;
  reason: KeptNullable<string>;
  requestId: KeptNullable<string>;
}

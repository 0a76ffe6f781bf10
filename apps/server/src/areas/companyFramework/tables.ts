import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    department: DepartmentTable;
    employee: EmployeeTable;
    employeeInvitation: EmployeeInvitationTable;
  }
}

interface DepartmentTable {
  tenantId: string;
  id: string;
  /** The department above; null right under the company. */
  parentId: Nullable<string>;
  name: string;
  version: Generated<number>;
  createdAt: Date;
}

/** Somebody who works at a company, with an account or without. */
interface EmployeeTable {
  tenantId: string;
  id: string;
  departmentId: Nullable<string>;
  name: string;
  /** Bare mainland phone, and email in lower case: each once in a company. */
  phone: Nullable<string>;
  email: Nullable<string>;
  /** What they log in with: an admin's account or a sub-account. */
  accountId: Nullable<string>;
  invitedAt: Nullable<Date>;
  version: Generated<number>;
  createdAt: Date;
}

/** The last link that somebody was invited with. */
interface EmployeeInvitationTable {
  tenantId: string;
  employeeId: string;
  linkHash: Buffer;
  kind: 'sms' | 'email';
  /** Name of the administrator who sent it. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn'>;
  /** When it was answered or withdrawn. */
  answeredAt: Nullable<Date>;
  /** Account of the person who answered. */
  accountId: Nullable<string>;
}

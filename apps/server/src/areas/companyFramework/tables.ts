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

/** An employee of a company, with an account or without. */
interface EmployeeTable {
  tenantId: string;
  id: string;
  departmentId: Nullable<string>;
  name: string;
  /** Bare mainland phone, and email in lower case: each once in a company. */
  phone: Nullable<string>;
  email: Nullable<string>;
  /** The account they log in with: an admin's account or a sub-account. */
  accountId: Nullable<string>;
  invitedAt: Nullable<Date>;
  version: Generated<number>;
  createdAt: Date;
}

/** The last link that invited an employee. */
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
  /** The instant at which it was answered or withdrawn. */
  answeredAt: Nullable<Date>;
  /** Account of the person who answered. */
  accountId: Nullable<string>;
}

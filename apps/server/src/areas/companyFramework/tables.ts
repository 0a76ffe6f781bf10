import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    department: DepartmentTable;
    employee: EmployeeTable;
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
  /** Bare mainland phone, and e-mail in lower case: each once in a company. */
  phone: Nullable<string>;
  email: Nullable<string>;
  /** What they log in with: an admin's account or a sub-account. */
  accountId: Nullable<string>;
  invitedAt: Nullable<Date>;
  version: Generated<number>;
  createdAt: Date;
}

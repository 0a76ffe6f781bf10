import type { CompanyAction } from '@fairway/gateway/contract/companyFramework';

declare module '../../database/tables.ts' {
  interface Tables {
    companyLog: CompanyLogTable;
  }
}

/** What somebody changed in their company. Written in the transaction of the change. */
export interface CompanyLogTable {
  tenantId: string;
  id: string;
  at: Date;
  accountId: string;
  /** Their name at that moment. */
  byName: string;
  action: CompanyAction;
  about: 'department' | 'employee' | 'seat' | 'login';
  subjectId: string;
  /** What people called it at that moment. */
  subjectName: string;
  fromText: string | null;
  toText: string | null;
}

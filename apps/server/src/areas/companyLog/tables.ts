import type { CompanyAction } from '@fairway/gateway/contract/companyFramework';

declare module '../../database/tables.ts' {
  interface Tables {
    companyLog: CompanyLogTable;
  }
}

/** A change by a member of a company. Written in the transaction of the change. */
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
  /** Its name at that moment. */
  subjectName: string;
  fromText: string | null;
  toText: string | null;
}

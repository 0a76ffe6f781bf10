import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    dataExport: DataExportTable;
    accountClosing: AccountClosingTable;
  }
}

/** Permission to fetch a copy once. Its ticket is stored nowhere. */
interface DataExportTable {
  ticketHash: Buffer;
  sessionId: string;
  tenantId: string;
  accountId: string;
  expiresAt: Date;
}

/** A personal account that is being closed, or was: its row stays as the proof of when. */
interface AccountClosingTable {
  tenantId: string;
  accountId: string;
  requestedAt: Date;
  closesAt: Date;
  closedAt: ColumnType<Date | null, undefined, Date>;
}

import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables extends FileTables {}
}

interface FileTables {
  file: FileTable;
  uploadHandOver: UploadHandOverTable;
}

/** The purposes that people upload pictures for. */
export type PicturePurpose = 'avatar' | 'idCard' | 'companyPaper' | 'transferVoucher' | 'quoteLogo';
export type FilePurpose = PicturePurpose | 'invoice';

/**
 * A stored picture, or the PDF of an invoice. Its bytes are in the blob store under a random name that is stored only
 * here.
 */
interface FileTable {
  tenantId: string;
  id: string;
  /** Visible to this account only; staff see files that were submitted to them. */
  accountId: string;
  purpose: FilePurpose;
  blobKey: string;
  /** The key of papers that its bytes are encrypted with; null for a picture that is no paper. */
  sealedBy: Nullable<string>;
  mediaType: 'image/jpeg' | 'image/png' | 'application/pdf';
  bytes: number;
  /** Pixels; 0 of a PDF. */
  width: number;
  height: number;
  handOverId: Nullable<string>;
  createdAt: Date;
  /** When the bytes had arrived in the blob store; null while they have not. */
  storedAt: Nullable<Date>;
  /** When something was submitted with it; one that nothing needs is removed after a day. */
  usedAt: Nullable<Date>;
}

/** A phone's permission to upload for an account that is logged in elsewhere. The ticket is stored hashed. */
interface UploadHandOverTable {
  tenantId: string;
  id: string;
  accountId: string;
  /** Ends with this session. */
  sessionId: string;
  purpose: PicturePurpose;
  maxFiles: Generated<number>;
  ticketHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  openedAt: Nullable<Date>;
  endedAt: Nullable<Date>;
}

import type { UploadPurpose } from '@fairway/gateway/contract/upload';
import { type AccountType, accountType } from '@fairway/trade';
import type { FilePurpose } from './tables.ts';

/** How long a link to a file is good for. */
export const linkLife = 5 * 60_000;
/** How long one link to an avatar is given out; it holds twice as long. */
export const avatarLinkLife = 24 * 3_600_000;
/** How long a phone may take over an upload. */
export const handOverLife = 10 * 60_000;
/** A picture that nothing was submitted with is removed after a day, one that never arrived after an hour. */
export const unusedLife = 24 * 3_600_000;
export const unstoredLife = 3_600_000;
/** Pictures of one account in an hour: several batches of everything that can be submitted. */
export const uploadsPerHour = [{ count: 300, seconds: 3600 }];
/** Hand-overs of one account in an hour. */
export const handOversPerHour = [{ count: 30, seconds: 3600 }];

/**
 * Whether an account may upload for a purpose: certifications and vouchers are the business of whoever can
 * submit them, so a company sub-account uploads its avatar only.
 */
export function mayUpload(type: AccountType, purpose: UploadPurpose): boolean {
  return type !== accountType.companySubAccount || purpose === 'avatar';
}

/** Papers of people and companies are encrypted where they lie. */
export function isPaper(purpose: FilePurpose): boolean {
  return purpose === 'idCard' || purpose === 'companyPaper' || purpose === 'invoice';
}

import type { UploadPurpose } from '@fairway/gateway/contract/upload';
import { dayMs, holds, type Permission, type Rights } from '@fairway/trade';
import type { FilePurpose } from './tables.ts';

/** The lifetime of a link to a file. */
export const linkLife = 5 * 60_000;
/** The time for which the same link to an avatar is issued; it is valid for twice as long. */
export const avatarLinkLife = dayMs;
/** The time within which a phone may take over an upload. */
export const handOverLife = 10 * 60_000;
/** A picture without a submission is removed after a day, an incomplete one after an hour. */
export const unusedLife = dayMs;
export const unstoredLife = 3_600_000;
/** Pictures of one account in an hour: several batches of everything that can be submitted. */
export const uploadsPerHour = [{ count: 300, seconds: 3600 }];
/** Hand-overs of one account in an hour. */
export const handOversPerHour = [{ count: 30, seconds: 3600 }];

/** The permission for uploading for a purpose: that to submit what the picture is for; an avatar needs none. */
const needed: Readonly<Record<UploadPurpose, Permission | null>> = {
  avatar: null,
  idCard: 'certification:submit',
  companyPaper: 'certification:submit',
  transferVoucher: 'order:pay',
  quoteLogo: null,
};

/** Whether a user with these rights may upload for a purpose. */
export function mayUpload({ permissions }: Rights, purpose: UploadPurpose): boolean {
  const permission = needed[purpose];
  return permission === null || holds(permissions, permission);
}

/** Papers of people and companies are encrypted in storage. */
export function isPaper(purpose: FilePurpose): boolean {
  return purpose === 'idCard' || purpose === 'companyPaper' || purpose === 'invoice';
}

// Has no routes: shared by the areas about login and people.
export {
  type FoundAccount,
  findAccount,
  ownerOf,
  ownerType,
  personOf,
  registerPersonal,
} from './accounts.ts';
export { claimsOf, type OwnClaim, openAccountsOf } from './claims.ts';
export { companyLoginOnly } from './companyLoginOnly.ts';
export { buyerContacts } from './contacts.ts';
export { existenceMayShow } from './existence.ts';
export { lockAccounts, lockPerson, lockTenant } from './locks.ts';
export { maskedEmail, maskedName, maskedPhone } from './masked.ts';
export { type ClaimName, type LoginName, loginName } from './names.ts';
export { ownAccount } from './ownAccount.ts';
export { personIdOf } from './personIdOf.ts';

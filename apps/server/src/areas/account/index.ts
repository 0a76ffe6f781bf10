// Answers no calls: what the areas about logging in and about people stand on.
export { type FoundAccount, findAccount, personOf, registerPersonal } from './accounts.ts';
export { existenceMayShow } from './existence.ts';
export { lockAccounts, lockTenant } from './locks.ts';
export { maskedEmail, maskedPhone } from './masked.ts';
export { type ClaimName, type LoginName, loginName } from './names.ts';
export { ownAccount } from './ownAccount.ts';

/** Why an account is blocked; the details are in the internal note. */
export const blockReasons = ['misuse', 'fraud', 'falsePapers', 'nonPayment', 'ownRequest', 'other'] as const;
export type BlockReason = (typeof blockReasons)[number];

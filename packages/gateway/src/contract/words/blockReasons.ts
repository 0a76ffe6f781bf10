/** Why an account is blocked; what is behind it stands in the office's own words beside it. */
export const blockReasons = ['misuse', 'fraud', 'falsePapers', 'nonPayment', 'ownRequest', 'other'] as const;
export type BlockReason = (typeof blockReasons)[number];

/** Numbers that the gateway uses for an account, by name; this package depends on no other, so it has its own table. */

/** The certification status of a person or a company. */
export const auditStatus = { notVerified: 0, underReview: 1, approved: 2, rejected: 3 } as const;

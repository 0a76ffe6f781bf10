/** Numbers that the gateway uses for an account, by name; this package depends on no other, so it has its own table. */

/** Whose account it is. */
export const accountType = { companyAdmin: 1, companySubAccount: 2, personal: 3 } as const;

/** How far the certification of a person or a company is. */
export const auditStatus = { notVerified: 0, underReview: 1, approved: 2, rejected: 3 } as const;

/** The origin of a company account. */
export const accountSource = { personalAccount: 1, companyAccount: 2 } as const;

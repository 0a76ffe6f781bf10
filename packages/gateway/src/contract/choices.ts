/** Closed lists that addresses name as well as calls; apart from the schemas, so that a page knows them without those. */
export const pageSizes = [10, 20, 30, 50] as const;

/** Longest inland transport that a plan takes, in working days. */
export const mostInlandDays = 30;

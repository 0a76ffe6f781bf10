/**
 * Closed lists that addresses name as well as calls; separate from the schemas, so that a page can import them alone.
 */
export const pageSizes = [10, 20, 30, 50] as const;

/** Longest inland transport that a plan takes, in working days. */
export const mostInlandDays = 30;

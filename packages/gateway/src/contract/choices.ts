/** Closed lists that addresses name as well as calls; apart from the schemas, so that a page knows them without those. */
export const sailingSorts = ['departure', 'transit', '20GP', '40GP', '40HQ'] as const;
export const routings = ['all', 'direct', 'transfer'] as const;
export const pageSizes = [10, 20, 30, 50] as const;

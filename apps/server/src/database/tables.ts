import type { CoreTables } from './coreTables.ts';

/** Every table, by its camelCase name. Each area adds its own in its `tables.ts`, by declaring more of this interface. */
export interface Tables extends CoreTables {}

import type { CoreTables } from './migrations/001_core.ts';
import type { AccountTables } from './migrations/002_accounts.ts';
import type { FreightTables } from './migrations/003_freight.ts';
import type { FileTables } from './migrations/004_files.ts';
import type { OrderTables, PaymentTables } from './migrations/005_orders.ts';
import type { SocialTables } from './migrations/006_socialLogin.ts';
import type { ClockTables } from './migrations/013_serverClock.ts';

/** Every table, by its camelCase name. Each migration declares its own beside the SQL that makes it. */
export interface Tables
  extends CoreTables,
    AccountTables,
    FreightTables,
    FileTables,
    OrderTables,
    PaymentTables,
    SocialTables,
    ClockTables {}

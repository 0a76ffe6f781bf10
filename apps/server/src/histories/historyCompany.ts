import type { Call } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import type { OrderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { vi } from 'vitest';
import type { RawOptions, TestAnswer } from '../testing/client.ts';
import { type Buyer, buyer } from '../testing/orders.ts';
import type { TestServer } from '../testing/server.ts';
import { openSession } from '../testing/session.ts';

/** A certified company whose orders, payments and seats one history is about. */
export interface HistoryCompany {
  readonly server: TestServer;
  readonly lanes: readonly string[];
  readonly admin: Buyer;
  readonly employeeId: string;
}

export async function openCompany(server: TestServer, lanes: readonly string[]): Promise<HistoryCompany> {
  const admin = await buyer(server, 1);
  const employeeId = uuidv7();
  const createdAt = server.clock.now();
  const { tenantId } = admin;
  await server.db.insertInto('company').values({ tenantId, name: '测试货运', createdAt }).execute();
  await server.db
    .insertInto('employee')
    .values({ tenantId, id: employeeId, departmentId: null, name: 'Lin', accountId: null, createdAt })
    .execute();
  return { server, lanes, admin, employeeId };
}

/** Logs the company in again: a clock that moves by weeks ends keys and sessions. */
export async function logInAgain({ server, admin }: HistoryCompany): Promise<void> {
  await admin.client.forgetKey();
  await server.db.deleteFrom('session').where('accountId', '=', admin.accountId).execute();
  await openSession(server, admin.client, admin);
}

/**
 * Sends a write and cuts all connections to the database while it runs, as a killed server does: uncommitted changes
 * are lost. Then sends it again under the same key, as the SDK does, until it gets a response.
 */
export async function sendCut<C extends Call>(
  { server, admin }: HistoryCompany,
  call: C,
  options: RawOptions<C>,
): Promise<TestAnswer> {
  const idempotencyKey = crypto.randomUUID();
  const send = () => admin.client.raw(call, { ...options, idempotencyKey });
  const first = send().catch(() => undefined);
  await cutConnections(server);
  await first;
  // A request that was lost keeps its key for eight seconds.
  const answer = await vi.waitFor(async () => {
    const repeated = await send();
    const isAnswered = repeated.status < 500 && repeated.code !== codes.idempotencyInFlight;
    return isAnswered ? repeated : Promise.reject(new Error(`${call.path}: ${repeated.msg}`));
  }, patient);
  await vi.waitFor(() => ready(server), patient);
  return answer;
}

const patient = { timeout: 60_000, interval: 50 };

async function ready({ url }: TestServer): Promise<void> {
  const { status } = await fetch(`${url}/api/health/ready`);
  if (status !== 200) throw new Error(`ready answers ${status}`);
}

/** Ends every connection of the server to its database, except the one that runs this. */
async function cutConnections({ db }: TestServer): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}

export interface StoredOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly amount: number;
}

export function ordersOf({ server, admin }: HistoryCompany): Promise<StoredOrder[]> {
  return server.db
    .selectFrom('purchaseOrder')
    .select(['id', 'orderNo', 'status', 'amount'])
    .where('tenantId', '=', admin.tenantId)
    .orderBy('id')
    .execute();
}

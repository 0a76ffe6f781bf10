import { afterAll } from 'vitest';
import { type Buyer, lanesOnOffer } from './orders.ts';
import { startTestServer, type TestServerOptions } from './server.ts';

/** Starts a server with routes on offer, for the tests of one file; stopped after them. */
export async function openShop(options?: TestServerOptions) {
  const server = await startTestServer(options);
  afterAll(() => server.stop());
  return {
    server,
    lanes: await lanesOnOffer(server.db),
    /** Returns the stored orders of a buyer. */
    ordersOf: ({ tenantId }: Buyer) =>
      server.db.selectFrom('purchaseOrder').selectAll().where('tenantId', '=', tenantId).execute(),
  };
}

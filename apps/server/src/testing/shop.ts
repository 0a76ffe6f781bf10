import { afterAll } from 'vitest';
import { type Buyer, lanesOnOffer } from './orders.ts';
import { startTestServer, type TestServerOptions } from './server.ts';

/** A server with lanes on offer, for the tests of the file that asks; stopped after them. */
export async function openShop(options?: TestServerOptions) {
  const server = await startTestServer(options);
  afterAll(() => server.stop());
  return {
    server,
    lanes: await lanesOnOffer(server.db),
    /** The orders of a buyer as they are stored. */
    ordersOf: ({ tenantId }: Buyer) =>
      server.db.selectFrom('purchaseOrder').selectAll().where('tenantId', '=', tenantId).execute(),
  };
}

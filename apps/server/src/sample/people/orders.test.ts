import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBlobs } from '../../services/files/blobs.ts';
import { paperKeys } from '../../services/papers/paperKeys.ts';
import { openShop } from '../../testing/shop.ts';
import { fillSampleAccounts } from './accounts.ts';
import { fillSampleOrders } from './orders.ts';
import { samplePdf } from './pdf.ts';

const { server } = await openShop();

it('adds an order to each sample subscription, with invoices in every state, once', async () => {
  const { db, clock, config } = server;
  const now = clock.now();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sample-orders-'));
  const files = { blobs: createBlobs({ ...config, dataFolder }), papers: paperKeys(config) };
  await fillSampleAccounts(db, now);
  await Promise.all([fillSampleOrders(db, now, files), fillSampleOrders(db, now, files)]);
  const orders = await db.selectFrom('purchaseOrder').selectAll().execute();
  const subscriptions = await db.selectFrom('subscription').select('orderId').execute();
  expect(orders.length).toBe(subscriptions.length);
  expect(subscriptions.map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  );
  const invoices = await db.selectFrom('invoice').select('state').execute();
  expect(invoices.map(({ state }) => state).toSorted()).toEqual(['issued', 'requested', 'sentBack']);
  await rm(dataFolder, { recursive: true });
});

it('writes a PDF whose table finds each of its objects', () => {
  const text = samplePdf(['A (sample) \\ line']).toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const starts = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, start]) => Number(start));
  expect(starts.map((start) => text.slice(start, start + 7))).toEqual(
    starts.map((_, index) => `${index + 1} 0 obj`),
  );
});

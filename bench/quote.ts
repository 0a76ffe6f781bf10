import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QuoteDetail, quotation } from '@fairway/gateway/contract/quote';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';
import { clusterData, runningUrl } from '../apps/server/src/backup/dataFolder.ts';
import { buyer } from '../apps/server/src/testing/orders.ts';
import { within } from '../apps/server/src/testing/process.ts';
import { type Report, speedOf, values, withLighthouse } from './lighthouse.ts';
import { type Bench, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const downloads = brief ? 2 : 20;
const options = 3;

/** A quotation as its customer gets it: the page of its link on a phone, and its documents. */
export const bench: Bench = async () => {
  const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  try {
    return await withLighthouse(
      async (look, url) => {
        const { link, files } = await sendQuote(url, data);
        if (!link) throw new Error('The quotation has no link');
        const { pathname, search } = new URL(link.url);
        const reports: Report[] = [];
        for (let round = 0; round < rounds; round++)
          reports.push(await look(`${pathname}${search}`, ['performance']));
        const first = await downloaded(`${url}${files.pdf}`);
        const times: Record<'pdf' | 'xlsx', number[]> = { pdf: [], xlsx: [] };
        for (let round = 0; round < downloads; round++) {
          times.pdf.push(await downloaded(`${url}${files.pdf}`));
          times.xlsx.push(await downloaded(`${url}${files.xlsx}`));
        }
        return {
          title: 'A quotation for a customer',
          how: `A quotation of ${options} sailings, in Chinese and English. Page: Lighthouse 13, mobile preset with its simulated throttling, ${rounds} rounds. Documents: over HTTP, ${downloads} times. ${speedOf(reports)}`,
          figures: [
            figure(
              'page: largest contentful paint',
              values(reports, 'largest-contentful-paint'),
              'ms',
              '≤ 1400 ms',
              0,
            ),
            figure('page: total blocking time', values(reports, 'total-blocking-time'), 'ms', '', 0),
            figure('PDF', times.pdf, 'ms', '≤ 1000 ms', 0),
            figure('PDF, the first after a start', [first], 'ms', '', 0),
            figure('XLSX', times.xlsx, 'ms', '', 0),
          ],
        };
      },
      { data },
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

/** Sends a quotation of sailings of one route in the running product. */
async function sendQuote(url: string, data: string): Promise<QuoteDetail> {
  const databaseUrl = (await runningUrl(clusterData(data)))?.('fairway') ?? '';
  const server = within(url, databaseUrl, readFileSync(join(data, 'secret')));
  try {
    const sailings = await server.db
      .selectFrom('sailing')
      .select(['id', 'seaRouteId'])
      .where('closing', '>', new Date(Date.now() + 7 * dayMs))
      .where('priceHq40', 'is not', null)
      .orderBy('seaRouteId')
      .orderBy('departure')
      .limit(options)
      .execute();
    const seaRouteIds = [...new Set(sailings.map(({ seaRouteId }) => seaRouteId))];
    const { client } = await buyer(server, 1);
    await client.gateway.send(subscribe.startTrial, { body: { seaRouteIds } });
    const draft = await client.gateway.send(quotation.saveDraft, {
      body: {
        ...{ id: null, payer: 'all', language: 'both', validTo: null, remark: '', conditions: '' },
        sailingIds: sailings.map(({ id }) => id),
        customer: { name: 'Hansa Import GmbH', contact: 'Ms Meyer', email: '' },
        margin: { kind: 'box', amount: 15_000 },
        shipment: { boxes: '1x40HQ' },
      },
    });
    return await client.gateway.send(quotation.send, { body: { id: draft.id, notify: false } });
  } finally {
    await server.close();
  }
}

/** Milliseconds until a document is read to its end. */
async function downloaded(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The document answers ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - start;
}

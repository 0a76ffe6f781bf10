import { buffer } from 'node:stream/consumers';
import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { write } from '../../../http/app.ts';
import { languageOf } from '../../../http/arrival/incoming.ts';
import { refused } from '../../../http/envelope.ts';
import { Refusal } from '../../../http/refuse.ts';
import { renderPdf } from '../../../services/pdf/renderPdf.ts';
import { writeXlsx } from '../../../services/xlsx/writeXlsx.ts';
import type { ServerForAreas } from '../../area.ts';
import { openPicture } from '../../upload/index.ts';
import { storedSender } from '../store.ts';
import { fileLinkHolds, type QuoteFile } from './fileLinks.ts';
import { quotePdf } from './quotePdf.ts';
import { quoteXlsx } from './quoteXlsx.ts';

type Parts = Pick<ServerForAreas, 'db' | 'config' | 'clock' | 'services'>;

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const path = /^(\d{1,6})\.(pdf|xlsx)$/;

/** Serves quotations as PDF and XLSX by signed links. A forged or expired link gets the response of an unknown quotation. */
export function filePage({ db, config, clock, services }: Parts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{
      Params: { id: string; name: string };
      Querystring: Record<string, string | string[] | undefined>;
    }>('/api/quoteFiles/:id/:name', async (request, reply) => {
      const { id, name } = request.params;
      const [, version, ending] = path.exec(name) ?? [];
      const link = {
        until: String(request.query.until ?? ''),
        signature: String(request.query.signature ?? ''),
      };
      const reader = request.query.reader === 'customer' ? ('customer' as const) : ('sender' as const);
      const file = { quoteId: id, version: Number(version), reader };
      const now = clock.now();
      const row = version && fileLinkHolds(config, file, link, now) ? await versionOf(file) : undefined;
      if (!row) {
        const language = languageOf(request.headers[headers.language]);
        return write(reply, { ...refused(new Refusal('notFound'), language, now), status: 404 });
      }
      if (ending === 'xlsx')
        return send(reply, 'xlsx', row.content.number, await writeXlsx(quoteXlsx(row.content)));
      const logo = await logoOf(row.tenantId);
      return send(reply, 'pdf', row.content.number, await renderPdf(quotePdf({ ...row, logo })));
    });
  };

  function versionOf({ quoteId, version, reader }: QuoteFile) {
    return db
      .selectFrom('quoteVersion')
      .select(['tenantId', 'content', 'sentAt', 'changedAt'])
      .where('quoteId', '=', quoteId)
      .where('version', '=', version)
      .$if(reader === 'customer', (query) => query.where('state', '<>', 'withdrawn'))
      .executeTakeFirst();
  }

  async function logoOf(tenantId: string): Promise<Uint8Array | null> {
    const sender = await storedSender(db, { tenantId });
    if (!sender?.logoId) return null;
    const file = await db
      .selectFrom('file')
      .select(['blobKey', 'sealedBy'])
      .where('tenantId', '=', tenantId)
      .where('id', '=', sender.logoId)
      .where('storedAt', 'is not', null)
      .executeTakeFirst();
    const picture = file && (await openPicture({ blobs: services.blobs, papers: services.papers }, file));
    if (!picture) return null;
    return Buffer.isBuffer(picture) ? picture : buffer(picture);
  }
}

function send(
  reply: FastifyReply,
  ending: keyof typeof mediaTypes,
  number: string,
  bytes: Uint8Array,
): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${number}.${ending}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-length': String(bytes.length),
    })
    .type(mediaTypes[ending])
    .send(Buffer.from(bytes));
}

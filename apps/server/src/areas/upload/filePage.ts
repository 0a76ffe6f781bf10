import { headers } from '@fairway/gateway/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { write } from '../../http/app.ts';
import { languageOf } from '../../http/arrival/incoming.ts';
import { refused } from '../../http/envelope.ts';
import { Refusal } from '../../http/refuse.ts';
import type { BlobStore } from '../../services/files/blobStore.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { avatarLinkHolds, linkHolds } from './phone/links.ts';
import { fileById, openPicture } from './store.ts';

export interface UploadPageParts {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly papers: PaperKeys;
}

const extension = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** The name of a download: as in its link, if that is a plain name. It does not influence which file is opened. */
function nameOf(requestedName: string, type: keyof typeof extension): string {
  const plain = /^[\w-]{1,60}$/.test(requestedName) ? requestedName : 'picture';
  return `${plain}.${extension[type]}`;
}

/**
 * Serves pictures and invoices by signed links. A forged or expired link and one to no file get the same response, so
 * that it does not reveal which files exist (TRUST 33).
 */
export function filePage({
  db,
  config,
  clock,
  blobs,
  papers,
}: UploadPageParts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { id: string }; Querystring: Record<string, string | string[] | undefined> }>(
      '/api/files/:id',
      async (request, reply) => {
        const { id } = request.params;
        const text = (name: string) => String(request.query[name] ?? '');
        const link = { until: text('until'), signature: text('signature') };
        const now = clock.now();
        const isAvatar = avatarLinkHolds(config, id, link, now);
        const stored = isAvatar || linkHolds(config, id, link, now) ? await fileById(db, id) : undefined;
        const file = isAvatar && stored?.purpose !== 'avatar' ? undefined : stored;
        const content = file ? await openPicture({ blobs, papers }, file) : null;
        if (!file || !content) {
          const language = languageOf(request.headers[headers.language]);
          const refusal = refused(new Refusal('notFound'), language, clock.now());
          return write(reply, { ...refusal, status: 404 });
        }
        return reply
          .headers({
            // Shown by an <img>, saved when opened: it never runs as a page of ours.
            'content-disposition': `attachment; filename="${nameOf(text('name'), file.mediaType)}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': isAvatar ? 'private, max-age=86400' : 'private, no-store',
            'content-length': String(file.bytes),
          })
          .type(file.mediaType)
          .send(content);
      },
    );
  };
}

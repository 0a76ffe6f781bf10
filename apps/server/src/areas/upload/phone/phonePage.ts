import { maxPictureBytes } from '@fairway/gateway/contract/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { incomingFolder, receiveMultipart } from '../../../http/arrival/multipart.ts';
import { refused } from '../../../http/envelope.ts';
import { refusalOf } from '../../../http/faults.ts';
import { pageLanguage } from '../../../http/pages/pageLanguage.ts';
import { Refusal, refuse } from '../../../http/refuse.ts';
import { redraw } from '../../../services/files/pictures.ts';
import type { Limits } from '../../../services/limits.ts';
import type { UploadPageParts } from '../filePage.ts';
import { uploadsPerHour } from '../rules.ts';
import { storeFile } from '../store.ts';
import { filesOf, type HandOverRow, markOpened, runningHandOver, takePlace } from './handOvers.ts';
import { nothingChosen, phoneHtml, phoneOverHtml, phoneStyle } from './phoneHtml.ts';

type Parts = UploadPageParts & { readonly limits: Limits };
interface Ticketed {
  Params: { ticket: string };
}

/**
 * Continues an upload on a phone, without a login: the holder of the ticket in the QR code adds pictures to one account
 * for one purpose, a few of them, for ten minutes, while that account is logged in. It reads nothing.
 */
export function phonePage(parts: Parts): (app: FastifyInstance) => void {
  const { db, config, clock } = parts;

  async function show(reply: FastifyReply, request: FastifyRequest, running: HandOverRow, problem?: string) {
    const { ticket } = request.params as Ticketed['Params'];
    const { purpose, maxFiles } = running;
    const count = (await filesOf(db, running).execute()).length;
    const options = { ticket, purpose, maxFiles, count, ...(problem && { problem }) };
    return send(reply, phoneHtml(pageLanguage(request), options), 200);
  }

  return (app) => {
    app.get('/api/handOver.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(phoneStyle));

    app.get<Ticketed>('/api/handOver/:ticket', async (request, reply) => {
      const running = await runningHandOver(db, config, request.params.ticket, clock.now());
      if (!running) return send(reply, phoneOverHtml(pageLanguage(request)), 404);
      await markOpened(db, running, clock.now());
      return show(reply, request, running);
    });

    app.post<Ticketed>('/api/handOver/:ticket', async (request, reply) => {
      const running = await runningHandOver(db, config, request.params.ticket, clock.now());
      if (!running) return send(reply, phoneOverHtml(pageLanguage(request)), 404);
      try {
        await receive(parts, running, request);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'serverAway') throw error;
        const language = pageLanguage(request);
        const missing = error.code === 'requestInvalid';
        const { envelope } = refused(refusalOf(error, clock.now()), language, clock.now());
        return show(reply, request, running, missing ? nothingChosen(language) : envelope.msg);
      }
      return reply.redirect(`/api/handOver/${request.params.ticket}`, 303);
    });
  };
}

async function receive(parts: Parts, running: HandOverRow, request: FastifyRequest): Promise<void> {
  const { db, config, clock, blobs, limits } = parts;
  const now = clock.now();
  const { tenantId, accountId, purpose, id: handOverId } = running;
  const limit = await limits.take(`uploads ${accountId}`, uploadsPerHour, now);
  if (!limit.ok) refuse('tooManyRequests', { retryAt: limit.retryAt });
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const source = { stream: request.raw, header };
  const received = await receiveMultipart(source, incomingFolder(config), maxPictureBytes);
  try {
    const { file } = received.fields;
    if (!(file instanceof Blob)) return refuse('requestInvalid');
    const picture = await redraw(file);
    const owner = { tenantId, accountId, purpose, handOverId };
    await storeFile({ db, blobs, papers: parts.papers }, owner, picture, now, async (transaction) => {
      // A file beyond the limit stays unmarked, and the clean-up removes it.
      if (!(await takePlace(transaction, running))) throw new Refusal('notFound');
    });
  } finally {
    await received.dispose();
  }
}

function send(reply: FastifyReply, page: string, status: number): FastifyReply {
  // The address contains the ticket: it must not be sent as a referrer.
  return reply
    .status(status)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
}

import type { quotation as calls } from '@fairway/gateway/contract/quote';
import { chinaDay } from '@fairway/trade';
import type { Writing } from '../../../http/answer.ts';
import { keyedHash } from '../../../secrets.ts';
import { sentByLink } from './byLink.ts';

/** Programs that fetch links to show a preview, or to look for harm; most send no signed request at all. */
const robot = /bot|crawl|spider|preview|scan|fetch|monitor|headless|facebookexternalhit|slurp/i;

/** Counts a browser once a day. The sender's own people and robots are not counted. */
export async function countView(handling: Writing<typeof calls.countView>): Promise<null> {
  const { body, caller, config, db: trx, header, ip, now, refuse } = handling;
  const byLink = await sentByLink(handling, body.link);
  if (!byLink) return refuse('quoteUnknown');
  const { tenantId, id: quoteId } = byLink.quote;
  const agent = header('user-agent') ?? '';
  if (agent === '' || robot.test(agent)) return null;
  if (caller.kind === 'member' && caller.tenantId === tenantId) return null;
  const day = chinaDay(now);
  // Only distinguishes browsers: neither address nor browser can be read from it.
  const viewer = keyedHash(config.secret, 'quotation view', `${quoteId} ${day} ${ip} ${agent}`).subarray(
    0,
    16,
  );
  await trx
    .insertInto('quoteView')
    .values({ tenantId, quoteId, viewer, day, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return null;
}

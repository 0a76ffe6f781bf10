import { timingSafeEqual } from 'node:crypto';
import type { QuoteDetail } from '@fairway/gateway/contract/quote';
import type { Config } from '../../../config.ts';
import { keyedHash } from '../../../secrets.ts';

/** Time after a page is read within which its download can start. */
const linkLife = 30 * 60_000;

/** A version of a quotation, for its sender or for the customer, who cannot open a withdrawn one. */
export interface QuoteFile {
  readonly quoteId: string;
  readonly version: number;
  readonly reader: 'sender' | 'customer';
}

/** Links to the files of a version: browsers open them without signing a request, so they end soon. */
export function fileLinks(config: Config, file: QuoteFile, now: Date): QuoteDetail['files'] {
  const until = now.getTime() + linkLife;
  const query = `reader=${file.reader}&until=${until}&signature=${sign(config, file, until).toString('base64url')}`;
  const path = `/api/quoteFiles/${file.quoteId}/${file.version}`;
  return { pdf: `${path}.pdf?${query}`, xlsx: `${path}.xlsx?${query}` };
}

/** Whether a link was made here for this file and has not ended. */
export function fileLinkHolds(
  config: Config,
  file: QuoteFile,
  link: { readonly until: string; readonly signature: string },
  now: Date,
): boolean {
  if (!/^\d{13,14}$/.test(link.until) || !/^[\w-]{43}$/.test(link.signature)) return false;
  const until = Number(link.until);
  const matches = timingSafeEqual(Buffer.from(link.signature, 'base64url'), sign(config, file, until));
  return matches && now.getTime() < until && until <= now.getTime() + linkLife;
}

function sign(config: Config, { quoteId, version, reader }: QuoteFile, until: number): Buffer {
  return keyedHash(config.secret, 'quotation file', `${quoteId} ${version} ${reader} ${until}`);
}

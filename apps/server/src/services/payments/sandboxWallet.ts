import { randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/db.ts';
import { keyedHash, newToken } from '../../secrets.ts';
import {
  amountOf,
  NoticeForged,
  type RawNotice,
  type Trade,
  type WalletProvider,
  type WalletWay,
} from './provider.ts';

/** The content of a notice from the sandbox's wallet, as JSON. */
const notice = v.object({
  outTradeNo: v.string(),
  amount: v.number(),
  currency: v.string(),
  providerNo: v.string(),
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type SandboxNotice = v.InferOutput<typeof notice>;

export const signatureHeader = 'x-wallet-signature';
export const timestampHeader = 'x-wallet-timestamp';
const window = 300_000;
const json = 'application/json; charset=utf-8';

export interface SandboxWalletParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  /** Returns the public URL of this server. */
  readonly publicUrl: () => string;
}

/** Signs a notice as the sandbox's wallet does: over its timestamp and its bytes. */
export function signNotice(secret: Uint8Array, timestamp: string, body: string | Buffer): Buffer {
  return keyedHash(
    secret,
    'sandbox wallet',
    Buffer.concat([Buffer.from(`${timestamp}\n`), Buffer.from(body)]),
  );
}

/** A wallet that exists on this server only: its QR opens a page on which one pays, declines or lets it expire. */
export function sandboxWallet(
  way: WalletWay,
  { db, clock, secret, publicUrl }: SandboxWalletParts,
): WalletProvider {
  const tradeOf = (outTradeNo: string) =>
    db.selectFrom('sandboxTrade').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst();

  return {
    way,
    answers: {
      accepted: { status: 200, type: json, body: '{"code":"SUCCESS"}' },
      forged: { status: 401, type: json, body: '{"code":"SIGN_ERROR"}' },
      failed: { status: 500, type: json, body: '{"code":"FAIL"}' },
    },
    async open({ outTradeNo, amount, subject, expiresAt }) {
      const token = newToken();
      const createdAt = clock.now();
      await db
        .insertInto('sandboxTrade')
        .values({ outTradeNo, token, payWay: way, amount, subject, createdAt, expiresAt })
        .execute();
      return `${publicUrl()}/sandbox/wallet/${token}`;
    },
    async query(outTradeNo): Promise<Trade> {
      const trade = await tradeOf(outTradeNo);
      if (!trade) return { outTradeNo, state: 'waiting' };
      const { state, amount, providerNo, paidAt } = trade;
      if (state !== 'paid') return { outTradeNo, state };
      if (providerNo === null || paidAt === null) throw new Error('a paid trade without its number');
      return { outTradeNo, state, amount, currency: 'CNY', providerNo, paidAt };
    },
    async close(outTradeNo) {
      await db
        .updateTable('sandboxTrade')
        .set({ state: 'closed' })
        .where('outTradeNo', '=', outTradeNo)
        .where('state', '<>', 'paid')
        .execute();
    },
    async refund({ outTradeNo, amount }) {
      await db
        .updateTable('sandboxTrade')
        .set({ refunded: amount })
        .where('outTradeNo', '=', outTradeNo)
        .where('state', '=', 'paid')
        .execute();
      return 'done';
    },
    async readNotice(raw) {
      verify(raw, secret, clock.now());
      const read = v.safeParse(notice, parsed(raw.body));
      if (!read.success) throw new NoticeForged('shape');
      const { amount, paidAt, ...rest } = read.output;
      return { ...rest, state: 'paid', ...amountOf(amount, amount), paidAt: new Date(paidAt) };
    },
  };
}

function verify({ header, body }: RawNotice, secret: Uint8Array, now: Date): void {
  const timestamp = header(timestampHeader) ?? '';
  const signatureBytes = Buffer.from(header(signatureHeader) ?? '', 'base64url');
  const expected = signNotice(secret, timestamp, body);
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    throw new NoticeForged('signature');
  const age = Math.abs(Number(timestamp) - now.getTime());
  // In this form the comparison also fails for a timestamp that is not a number.
  if (!(age <= window)) throw new NoticeForged('too old');
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A number as wallets make them: digits only. */
export function newProviderNo(): string {
  return `9${Array.from({ length: 27 }, () => randomInt(10)).join('')}`;
}

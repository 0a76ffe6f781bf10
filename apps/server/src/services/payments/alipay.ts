import type { KeyObject } from 'node:crypto';
import { chinaClock, payWay } from '@fairway/trade';
import type { AlipaySdk } from 'alipay-sdk';
import * as v from 'valibot';
import { type Clock, systemClock } from '../../clock.ts';
import type { AlipaySettings } from './alipaySettings.ts';
import {
  amountOf,
  fenOf,
  NoticeForged,
  type RawNotice,
  type Trade,
  WalletFailed,
  type WalletProvider,
  yuanOf,
} from './provider.ts';
import { readKey } from './rsaKey.ts';

/** The common part of responses; the other fields depend on the method and on `code`. */
const answer = v.object({
  code: v.string(),
  subCode: v.optional(v.string()),
  outTradeNo: v.optional(v.string()),
  qrCode: v.optional(v.string()),
  tradeStatus: v.optional(v.string()),
  totalAmount: v.optional(v.union([v.string(), v.number()])),
  transCurrency: v.optional(v.string()),
  tradeNo: v.optional(v.string()),
  sendPayDate: v.optional(v.string()),
});
type Answer = v.InferOutput<typeof answer>;

const fine = '10000';
const text = 'text/plain; charset=utf-8';

/** Alipay: face-to-face precreate, by the official SDK; responses are verified with Alipay's key. */
export function alipay(settings: AlipaySettings, clock: Clock = systemClock): WalletProvider {
  const sdk = lazily(async () => {
    const { AlipaySdk } = await import('alipay-sdk');
    const { appId, gateway } = settings;
    const privateKey = pem(readKey(settings.privateKey, 'private'), 'pkcs1');
    const alipayPublicKey = pem(readKey(settings.publicKey, 'public'), 'spki');
    return new AlipaySdk({ appId, gateway, privateKey, alipayPublicKey, timeout: 5000 });
  });

  async function ask(
    method: string,
    bizContent: Record<string, string>,
    notifyUrl?: string,
  ): Promise<Answer> {
    // Alipay reads timestamps in Beijing's time; the SDK would write this machine's.
    const timestamp = beijing(clock.now());
    const params = { bizContent, timestamp, ...(notifyUrl && { notifyUrl }) };
    const body = await (await sdk()).exec(method, params, { validateSign: true }).catch((error: Error) => {
      // The SDK's messages quote the signed text: only the failure itself is passed on.
      throw new WalletFailed(`${method}: no answer that can be believed (${error.name})`);
    });
    const read = v.safeParse(answer, body);
    if (!read.success) throw new WalletFailed(`${method}: an answer of another shape`);
    return read.output;
  }

  const failed = (method: string, { code, subCode }: Answer) =>
    new WalletFailed(`${method}: ${subCode ?? code}`);

  return {
    way: payWay.alipay,
    answers: {
      accepted: { status: 200, type: text, body: 'success' },
      forged: { status: 400, type: text, body: 'failure' },
      failed: { status: 200, type: text, body: 'failure' },
    },
    async open({ outTradeNo, amount, subject, expiresAt, notifyUrl }) {
      const method = 'alipay.trade.precreate';
      const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 60_000));
      const content = {
        out_trade_no: outTradeNo,
        total_amount: yuanOf(amount),
        subject,
        timeout_express: `${minutes}m`,
      };
      const reply = await ask(method, content, notifyUrl);
      if (reply.code !== fine || reply.outTradeNo !== outTradeNo || !reply.qrCode)
        throw failed(method, reply);
      return reply.qrCode;
    },
    async query(outTradeNo) {
      const method = 'alipay.trade.query';
      const reply = await ask(method, { out_trade_no: outTradeNo });
      // A code that was not scanned is no trade yet.
      if (reply.subCode === 'ACQ.TRADE_NOT_EXIST') return { outTradeNo, state: 'waiting' };
      if (reply.code !== fine || reply.outTradeNo !== outTradeNo) throw failed(method, reply);
      const { tradeStatus, totalAmount, tradeNo, sendPayDate, transCurrency } = reply;
      const trade = read({
        outTradeNo,
        status: tradeStatus,
        amount: String(totalAmount ?? ''),
        currency: transCurrency,
        tradeNo,
        paidAt: sendPayDate,
      });
      if (!trade) throw new WalletFailed(`${method}: a trade without a status or an amount`);
      return trade;
    },
    async close(outTradeNo) {
      const method = 'alipay.trade.close';
      const reply = await ask(method, { out_trade_no: outTradeNo });
      const settled = ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR'].includes(reply.subCode ?? '');
      if (reply.code !== fine && !settled) throw failed(method, reply);
    },
    async refund({ outTradeNo, refundNo, amount, reason }) {
      const method = 'alipay.trade.refund';
      const reply = await ask(method, {
        out_trade_no: outTradeNo,
        out_request_no: refundNo,
        refund_amount: yuanOf(amount),
        refund_reason: reason,
      });
      if (reply.code !== fine) throw failed(method, reply);
      return 'done';
    },
    async readNotice(notice) {
      return readNotice(await sdk(), settings, notice);
    },
  };
}

function readNotice(sdk: AlipaySdk, { appId, sellerId }: AlipaySettings, { body }: RawNotice): Trade | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    if (fields.has(name)) throw new NoticeForged('a field twice');
    fields.set(name, value);
  }
  // The old, weaker SHA-1 signatures are not accepted, even if the notice requests them.
  if (fields.get('sign_type') !== 'RSA2') throw new NoticeForged('not signed by RSA2');
  const posted: Record<string, string> = Object.fromEntries(fields);
  if (!sdk.checkNotifySignV2(posted)) throw new NoticeForged('signature');
  if (fields.get('app_id') !== appId || fields.get('seller_id') !== sellerId)
    throw new NoticeForged('not for us');
  // A notice of a refund still has the status TRADE_SUCCESS; refunds are queried separately.
  if (Number(fields.get('refund_fee') ?? 0) > 0) return null;
  const trade = read({
    outTradeNo: fields.get('out_trade_no') ?? '',
    status: fields.get('trade_status'),
    amount: fields.get('total_amount') ?? '',
    currency: fields.get('trans_currency'),
    tradeNo: fields.get('trade_no'),
    paidAt: fields.get('gmt_payment'),
  });
  if (!trade) throw new NoticeForged('no trade');
  return trade;
}

interface AlipayReport {
  readonly outTradeNo: string;
  readonly status: string | undefined;
  readonly amount: string;
  readonly currency: string | undefined;
  readonly tradeNo: string | undefined;
  readonly paidAt: string | undefined;
}

function read({ outTradeNo, status, amount, currency = 'CNY', tradeNo, paidAt }: AlipayReport): Trade | null {
  if (status === 'WAIT_BUYER_PAY') return { outTradeNo, state: 'scanned' };
  if (status === 'TRADE_CLOSED') return { outTradeNo, state: 'closed' };
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return null;
  const at = new Date(`${paidAt?.replace(' ', 'T')}+08:00`);
  if (amount === '' || !tradeNo || Number.isNaN(at.getTime())) return null;
  return {
    outTradeNo,
    state: 'paid',
    ...amountOf(fenOf(amount), amount),
    currency,
    providerNo: tradeNo,
    paidAt: at,
  };
}

/** `2026-11-20 10:00:05`. */
function beijing(at: Date): string {
  return chinaClock(at).replace('T', ' ');
}

function pem(key: KeyObject, type: 'pkcs1' | 'spki'): string {
  return key.export({ format: 'pem', type }).toString().trim();
}

/** Made at first need, once. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

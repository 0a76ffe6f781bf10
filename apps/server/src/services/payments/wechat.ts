import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { payWay } from '@fairway/trade';
import * as v from 'valibot';
import { type Clock, systemClock } from '../../clock.ts';
import {
  amountOf,
  NoticeForged,
  type RawNotice,
  type Trade,
  WalletFailed,
  type WalletProvider,
} from './provider.ts';
import { readKey } from './rsaKey.ts';
import type { WechatPaySettings } from './wechatSettings.ts';

/** Responses and notices older than this are refused: they could be replayed. */
const window = 300_000;
const json = 'application/json; charset=utf-8';

const transaction = v.object({
  appid: v.optional(v.string()),
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string()),
  success_time: v.optional(v.string()),
  amount: v.optional(v.object({ total: v.number(), currency: v.optional(v.string(), 'CNY') })),
});
const refusal = v.object({ code: v.string() });
const notification = v.object({
  event_type: v.string(),
  resource: v.object({
    algorithm: v.literal('AEAD_AES_256_GCM'),
    ciphertext: v.string(),
    nonce: v.string(),
    associated_data: v.optional(v.string(), ''),
  }),
});

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** WeChat Pay APIv3, native payment: each request signed by RSA-SHA256, each response and notice verified. */
export function wechatPay(settings: WechatPaySettings, clock: Clock = systemClock): WalletProvider {
  const { appId, merchantId, baseUrl } = settings;
  const key = readKey(settings.privateKey, 'private');
  const { otherKey } = settings;
  const platform = new Map([[settings.platformKeyId, readKey(settings.platformKey, 'public')]]);
  if (otherKey) platform.set(otherKey.id, readKey(otherKey.key, 'public'));

  function authorization(method: string, target: string, body: string): string {
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const signature = createSign('RSA-SHA256')
      .update(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`)
      .sign(key, 'base64');
    const fields = {
      mchid: merchantId,
      nonce_str: nonce,
      signature,
      timestamp,
      serial_no: settings.serial,
    };
    const parts = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return `WECHATPAY2-SHA256-RSA2048 ${parts.join(',')}`;
  }

  /** Whether WeChat Pay signed these bytes, lately. */
  function isSigned(header: RawNotice['header'], body: Buffer): boolean {
    const timestamp = header('wechatpay-timestamp') ?? '';
    const nonce = header('wechatpay-nonce') ?? '';
    const signature = header('wechatpay-signature') ?? '';
    const signer = platform.get(header('wechatpay-serial') ?? '');
    if (!signer || !/^\d{10}$/.test(timestamp)) return false;
    if (Math.abs(Number(timestamp) * 1000 - clock.now().getTime()) > window) return false;
    return createVerify('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n`)
      .update(body)
      .update('\n')
      .verify(signer, signature, 'base64');
  }

  async function ask(name: string, method: 'GET' | 'POST', target: string, content?: object): Promise<Reply> {
    const body = content ? JSON.stringify(content) : '';
    const headers = {
      authorization: authorization(method, target, body),
      accept: 'application/json',
      'user-agent': 'Fairway',
      // The key by which the response must be signed.
      'wechatpay-serial': settings.platformKeyId,
      ...(content && { 'content-type': 'application/json' }),
    };
    try {
      const init = { method, headers, signal: AbortSignal.timeout(5000), ...(content && { body }) };
      const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}${target}`, init);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!isSigned((header) => answer.headers.get(header) ?? undefined, bytes)) {
        throw new WalletFailed(`${name}: an answer without a valid signature, HTTP ${answer.status}`);
      }
      return { status: answer.status, body: bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : null };
    } catch (error) {
      if (error instanceof WalletFailed) throw error;
      throw new WalletFailed(`${name}: no answer (${error instanceof Error ? error.name : typeof error})`);
    }
  }

  const codeOf = ({ body }: Reply) => (v.is(refusal, body) ? body.code : 'no code');
  const failed = (name: string, reply: Reply) =>
    new WalletFailed(`${name}: HTTP ${reply.status} ${codeOf(reply)}`);
  const path = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${outTradeNo}`;

  function read(value: unknown): Trade | null {
    const parsed = v.safeParse(transaction, value);
    if (!parsed.success) return null;
    const { mchid, appid, out_trade_no: outTradeNo, trade_state: state, amount } = parsed.output;
    if (mchid !== merchantId || (appid !== undefined && appid !== appId)) return null;
    if (state === 'NOTPAY') return { outTradeNo, state: 'waiting' };
    if (state === 'USERPAYING') return { outTradeNo, state: 'scanned' };
    if (state === 'PAYERROR') return { outTradeNo, state: 'declined' };
    // The money of a trade in REFUND went back, so it pays for nothing.
    if (['CLOSED', 'REVOKED', 'REFUND'].includes(state)) return { outTradeNo, state: 'closed' };
    const { transaction_id: providerNo, success_time: paid } = parsed.output;
    const paidAt = new Date(paid ?? '');
    if (state !== 'SUCCESS' || !amount || !providerNo || Number.isNaN(paidAt.getTime())) return null;
    const { total, currency } = amount;
    return { outTradeNo, state: 'paid', ...amountOf(total, total), currency, providerNo, paidAt };
  }

  return {
    way: payWay.wechatPay,
    answers: {
      accepted: { status: 200, type: json, body: '{"code":"SUCCESS","message":""}' },
      forged: { status: 401, type: json, body: '{"code":"SIGN_ERROR","message":"signature"}' },
      failed: { status: 500, type: json, body: '{"code":"FAIL","message":"try again"}' },
    },
    async open({ outTradeNo, amount, subject, expiresAt, notifyUrl }) {
      const reply = await ask('native', 'POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: subject,
        out_trade_no: outTradeNo,
        notify_url: notifyUrl,
        time_expire: expiresAt.toISOString().replace(/\.\d{3}Z$/, '+00:00'),
        amount: { total: amount, currency: 'CNY' },
      });
      const opened = v.safeParse(v.object({ code_url: v.string() }), reply.body);
      if (reply.status !== 200 || !opened.success) throw failed('native', reply);
      return opened.output.code_url;
    },
    async query(outTradeNo) {
      const reply = await ask('query', 'GET', `${path(outTradeNo)}?mchid=${merchantId}`);
      if (reply.status === 404 && codeOf(reply) === 'ORDER_NOT_EXIST')
        return { outTradeNo, state: 'waiting' };
      const trade = reply.status === 200 ? read(reply.body) : null;
      if (trade?.outTradeNo !== outTradeNo) throw failed('query', reply);
      return trade;
    },
    async close(outTradeNo) {
      const reply = await ask('close', 'POST', `${path(outTradeNo)}/close`, { mchid: merchantId });
      const settled = ['ORDER_PAID', 'ORDER_CLOSED', 'ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(
        codeOf(reply),
      );
      if (reply.status !== 204 && !settled) throw failed('close', reply);
    },
    async refund({ outTradeNo, refundNo, amount, total, reason }) {
      const reply = await ask('refund', 'POST', '/v3/refund/domestic/refunds', {
        out_trade_no: outTradeNo,
        out_refund_no: refundNo,
        reason,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      const status = v.safeParse(v.object({ status: v.string() }), reply.body);
      if (reply.status !== 200 || !status.success) throw failed('refund', reply);
      if (status.output.status === 'SUCCESS') return 'done';
      if (status.output.status === 'PROCESSING') return 'asked';
      throw new WalletFailed(`refund: ${status.output.status}`);
    },
    async readNotice({ body, header }) {
      if (!isSigned(header, body)) throw new NoticeForged('signature');
      const { event, content } = opened(body, settings.apiV3Key);
      // Refunds are queried separately; the notice only needs a response.
      if (event.startsWith('REFUND.')) return null;
      const trade = read(content);
      if (!trade) throw new NoticeForged('not for us');
      return trade;
    },
  };
}

/** Opens the resource of a notice, AES-256-GCM with its tag at the end. */
function opened(body: Buffer, apiV3Key: string): { readonly event: string; readonly content: unknown } {
  try {
    const { event_type: event, resource } = v.parse(notification, JSON.parse(body.toString('utf8')));
    const sealed = Buffer.from(resource.ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, resource.nonce);
    decipher.setAAD(Buffer.from(resource.associated_data));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return { event, content: JSON.parse(plain.toString('utf8')) };
  } catch {
    throw new NoticeForged('cannot be opened');
  }
}

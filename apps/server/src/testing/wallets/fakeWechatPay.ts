import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FakeReply, type FakeTrade, listen, rsaKeys } from './fakes.ts';
import { environment } from './wechatPay.env.ts';

const ids = {
  appId: 'wx0000000000000001',
  merchantId: '1900000001',
  serial: '5157F09EFDC096DE15EBE81A47057A72',
  platformKeyId: 'PUB_KEY_ID_0119000000012024',
  apiV3Key: '0123456789abcdef0123456789abcdef',
};

const certificateSerial = '7132D72A03E93CDDF8C03BBD1F37EEDF1BB6D4C5';

/** A strict fake of WeChat Pay's API: it verifies each request over its bytes, counts nonces, and signs its responses. */
export async function fakeWechatPay() {
  const merchant = rsaKeys();
  const platform = rsaKeys();
  const trades = new Map<string, FakeTrade>();
  const nonces = new Set<string>();
  const refused: string[] = [];
  const certificate = rsaKeys();
  let answersOf: 'platform' | 'certificate' | 'nobody' = 'platform';

  function refusal(request: IncomingMessage, body: Buffer): string | null {
    const fields = new Map<string, string>();
    const [scheme, rest = ''] = String(request.headers.authorization ?? '').split(/ (.*)/);
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'scheme';
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)="([^"]*)"/g)) fields.set(name, value);
    const timestamp = fields.get('timestamp') ?? '';
    const nonce = fields.get('nonce_str') ?? '';
    if (fields.get('mchid') !== ids.merchantId || fields.get('serial_no') !== ids.serial) return 'merchant';
    if (!/^\d{10}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > 300)
      return 'timestamp';
    if (nonce.length < 16 || nonces.has(nonce)) return 'nonce';
    nonces.add(nonce);
    if (request.headers['wechatpay-serial'] !== ids.platformKeyId) return 'serial';
    if (!request.headers['user-agent'] || request.headers.accept !== 'application/json') return 'headers';
    const signed = createVerify('RSA-SHA256')
      .update(`${request.method}\n${request.url}\n${timestamp}\n${nonce}\n`)
      .update(body)
      .update('\n')
      .verify(merchant.publicKey, fields.get('signature') ?? '', 'base64');
    return signed ? null : 'signature';
  }

  /** Headers with which WeChat Pay signs bytes. */
  function signature(body: string, at = Date.now()): Record<string, string> {
    const timestamp = String(Math.floor(at / 1000));
    const nonce = randomBytes(16).toString('hex');
    const keys = { platform, certificate, nobody: rsaKeys() };
    const by = keys[answersOf].privateKey;
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': answersOf === 'certificate' ? certificateSerial : ids.platformKeyId,
      'wechatpay-signature': createSign('RSA-SHA256')
        .update(`${timestamp}\n${nonce}\n${body}\n`)
        .sign(by, 'base64'),
    };
  }

  const states = { waiting: 'NOTPAY', scanned: 'USERPAYING', paid: 'SUCCESS', closed: 'CLOSED' } as const;

  function answerOf(outTradeNo: string, trade: FakeTrade) {
    const { amount } = trade.request as { amount: { total: number; currency: string } };
    const paid = { transaction_id: '4200001', success_time: '2026-11-20T10:00:05+08:00', amount };
    return {
      appid: ids.appId,
      mchid: ids.merchantId,
      out_trade_no: outTradeNo,
      trade_state: states[trade.state],
      ...(trade.state === 'paid' ? paid : {}),
    };
  }

  function run(
    method: string,
    target: string,
    content: Record<string, unknown>,
  ): { status: number; data?: object } {
    const no = (status: number, code: string) => ({ status, data: { code, message: '失败' } });
    if (target === '/v3/pay/transactions/native') {
      const { out_trade_no: key, appid, mchid, time_expire: end } = content;
      if (appid !== ids.appId || mchid !== ids.merchantId) return no(400, 'APPID_MCHID_NOT_MATCH');
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/.test(String(end))) return no(400, 'PARAM_ERROR');
      trades.set(String(key), { state: 'waiting', request: content, refunds: new Map() });
      return { status: 200, data: { code_url: 'weixin://wxpay/bizpayurl?pr=abc' } };
    }
    if (target === '/v3/refund/domestic/refunds') {
      const trade = trades.get(String(content.out_trade_no));
      if (trade?.state !== 'paid') return no(400, 'INVALID_REQUEST');
      const { refund } = content.amount as { refund: number };
      const again = trade.refunds.has(String(content.out_refund_no));
      trade.refunds.set(String(content.out_refund_no), refund);
      return { status: 200, data: { status: again ? 'SUCCESS' : 'PROCESSING' } };
    }
    const [, key = '', close] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?/.exec(target) ?? [];
    const trade = trades.get(key);
    if (!trade) return no(404, 'ORDER_NOT_EXIST');
    if (close && method === 'POST') {
      if (content.mchid !== ids.merchantId) return no(400, 'PARAM_ERROR');
      if (trade.state === 'paid') return no(400, 'ORDER_PAID');
      trade.state = 'closed';
      return { status: 204 };
    }
    if (!target.endsWith(`?mchid=${ids.merchantId}`)) return no(400, 'PARAM_ERROR');
    return { status: 200, data: answerOf(key, trade) };
  }

  const http = await listen((request, body): FakeReply => {
    const wrong = refusal(request, body);
    if (wrong) refused.push(wrong);
    const content = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
    const ran = wrong
      ? { status: 401, data: { code: 'SIGN_ERROR', message: wrong } }
      : run(request.method ?? '', request.url ?? '', content);
    const text = 'data' in ran && ran.data ? JSON.stringify(ran.data) : '';
    return { status: ran.status, headers: signature(text), body: text };
  });

  const settings = {
    ...ids,
    privateKey: merchant.privatePem,
    platformKey: platform.publicPem,
    baseUrl: http.url,
  };

  return {
    trades,
    refused,
    signature,
    stop: http.stop,
    otherKey: { id: certificateSerial, key: certificate.publicPem },
    answerAs: (who: 'platform' | 'certificate' | 'nobody') => {
      answersOf = who;
    },
    settings,
    environment: environment(settings),
    /** Returns the body of a notice of a paid trade: its content is sealed by the APIv3 key. */
    notice(
      outTradeNo: string,
      fen: number,
      change: object = {},
      apiV3Key = ids.apiV3Key,
      event = 'TRANSACTION.SUCCESS',
    ): string {
      const trade: FakeTrade = {
        state: 'paid',
        request: { amount: { total: fen, currency: 'CNY' } },
        refunds: new Map(),
      };
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const plain = JSON.stringify({ ...answerOf(outTradeNo, trade), ...change });
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      const resource = {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        nonce,
        associated_data: 'transaction',
      };
      return JSON.stringify({ id: 'EV-1', event_type: event, resource });
    },
  };
}

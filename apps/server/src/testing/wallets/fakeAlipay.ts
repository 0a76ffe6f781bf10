import { createSign, createVerify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { yuanOf } from '../../services/payments/provider.ts';
import { environment } from './alipay.env.ts';
import { type FakeReply, type FakeTrade, listen, rsaKeys } from './fakes.ts';

export const fakeAppId = '2021000000000001';
export const fakeSellerId = '2088000000000001';

/** A strict fake of Alipay's gateway: it verifies the signature over the received bytes, and signs its responses. */
export async function fakeAlipay() {
  const app = rsaKeys();
  const wallet = rsaKeys();
  const trades = new Map<string, FakeTrade>();
  const refused: string[] = [];
  let forgeAnswers = false;

  function refusal(params: URLSearchParams): string | null {
    const names = [...params.keys()];
    if (new Set(names).size !== names.length) return 'isv.invalid-parameter';
    if (params.get('app_id') !== fakeAppId) return 'isv.invalid-app-id';
    if (params.get('sign_type') !== 'RSA2' || params.get('charset') !== 'utf-8')
      return 'isv.invalid-sign-type';
    const sent = Date.parse(`${params.get('timestamp')?.replace(' ', 'T')}+08:00`);
    if (!(Math.abs(Date.now() - sent) < 600_000)) return 'isv.invalid-timestamp';
    const signed = names
      .filter((name) => name !== 'sign' && params.get(name) !== '')
      .sort()
      .map((name) => `${name}=${params.get(name)}`)
      .join('&');
    const fits = createVerify('RSA-SHA256')
      .update(signed, 'utf8')
      .verify(app.publicKey, params.get('sign') ?? '', 'base64');
    return fits ? null : 'isv.invalid-signature';
  }

  function answered(method: string, content: Readonly<Record<string, unknown>>): string {
    const name = `${method.replaceAll('.', '_')}_response`;
    // Slashes are written as by the real gateway: the text is signed, not the object.
    const text = JSON.stringify(content).replaceAll('/', '\\/');
    const sign = createSign('RSA-SHA256').update(text, 'utf8').sign(wallet.privateKey, 'base64');
    return `{"${name}":${text},"sign":"${forgeAnswers ? sign.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) : sign}"}`;
  }

  const fine = { code: '10000', msg: 'Success' };
  const no = (sub: string) => ({ code: '40004', msg: 'Business Failed', sub_code: sub, sub_msg: '交易失败' });

  function run(method: string, content: Record<string, string>, params: URLSearchParams): object {
    const no_ = content.out_trade_no ?? '';
    const trade = trades.get(no_);
    if (method === 'alipay.trade.precreate') {
      if (!/^\d+\.\d\d$/.test(content.total_amount ?? '') || !/^\d+m$/.test(content.timeout_express ?? '')) {
        return no('ACQ.INVALID_PARAMETER');
      }
      trades.set(no_, {
        state: 'waiting',
        request: { ...content, notify_url: params.get('notify_url') },
        refunds: new Map(),
      });
      return { ...fine, out_trade_no: no_, qr_code: `https://qr.alipay.com/${no_.slice(0, 8)}` };
    }
    // A code that was not scanned is no trade for Alipay.
    if (!trade || trade.state === 'waiting') return no('ACQ.TRADE_NOT_EXIST');
    const { total_amount } = trade.request;
    if (method === 'alipay.trade.query') {
      const status = { scanned: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[
        trade.state
      ];
      const paid = trade.state === 'paid' ? { send_pay_date: '2026-11-20 10:00:05' } : {};
      const tradeFields = {
        out_trade_no: no_,
        trade_no: `2026${no_.slice(0, 12)}`,
        trade_status: status,
        total_amount,
      };
      return { ...fine, ...tradeFields, ...paid };
    }
    if (method === 'alipay.trade.close') {
      if (trade.state === 'paid') return no('ACQ.TRADE_STATUS_ERROR');
      trade.state = 'closed';
      return { ...fine, out_trade_no: no_ };
    }
    if (method === 'alipay.trade.refund') {
      if (trade.state !== 'paid') return no('ACQ.TRADE_STATUS_ERROR');
      const key = content.out_request_no ?? '';
      const again = trade.refunds.has(key);
      trade.refunds.set(key, Number(content.refund_amount));
      return { ...fine, out_trade_no: no_, fund_change: again ? 'N' : 'Y' };
    }
    return { code: '40006', msg: 'Insufficient Permissions', sub_code: 'isv.insufficient-isv-permissions' };
  }

  const http = await listen((request: IncomingMessage, body: Buffer): FakeReply => {
    const params = new URLSearchParams((request.url ?? '').split('?')[1]);
    for (const [name, value] of new URLSearchParams(body.toString('utf8'))) params.append(name, value);
    const method = params.get('method') ?? '';
    const wrong = refusal(params);
    if (wrong) {
      refused.push(wrong);
      return {
        status: 200,
        body: answered(method, { code: '40002', msg: 'Invalid Arguments', sub_code: wrong }),
      };
    }
    const content = JSON.parse(params.get('biz_content') ?? '{}') as Record<string, string>;
    return { status: 200, body: answered(method, run(method, content, params) as Record<string, unknown>) };
  });

  const settings = {
    appId: fakeAppId,
    sellerId: fakeSellerId,
    privateKey: app.privatePem,
    publicKey: wallet.publicPem,
    gateway: `${http.url}/gateway.do`,
  };

  return {
    trades,
    refused,
    stop: http.stop,
    forgeAnswers: (on: boolean) => {
      forgeAnswers = on;
    },
    settings,
    environment: environment(settings),
    /** A notice of a paid trade as Alipay posts it: a signed form. */
    notice(outTradeNo: string, fen: number, change: Readonly<Record<string, string>> = {}): string {
      const fields: Record<string, string> = {
        app_id: fakeAppId,
        seller_id: fakeSellerId,
        notify_id: 'n1',
        notify_type: 'trade_status_sync',
        charset: 'utf-8',
        version: '1.0',
        subject: '航道 100% 订阅 + 席位',
        out_trade_no: outTradeNo,
        trade_no: '2026112022001400000001',
        trade_status: 'TRADE_SUCCESS',
        total_amount: yuanOf(fen),
        gmt_payment: '2026-11-20 10:00:05',
        ...change,
      };
      const signed = Object.keys(fields)
        .sort()
        .map((name) => `${name}=${fields[name]}`)
        .join('&');
      const sign = createSign('RSA-SHA256').update(signed, 'utf8').sign(wallet.privateKey, 'base64');
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
    },
  };
}

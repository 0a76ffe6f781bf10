import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDb, createPool } from '../database/db.ts';
import type { ShownMessage } from '../services/outbox/outbox.ts';
import { notifyPaths } from '../services/payments/wallets.ts';
import { createTestClient } from './client.ts';
import { createTestDatabase } from './database.ts';
import { fakeAliyunSms } from './messages/fakeAliyunSms.ts';
import { fakeSmtp, textOf } from './messages/fakeSmtp.ts';
import { isReady, startServerProcess } from './process.ts';
import { productionEnv } from './production.ts';
import { fakeAlipay } from './wallets/fakeAlipay.ts';
import { fakeWechatPay } from './wallets/fakeWechatPay.ts';

/** The time limit for delivery of a message through outbox and job. */
const delivered = { timeout: 90_000, interval: 100 };

/**
 * The server in production mode, without sample data, in a separate process; around it strict fakes of the services for
 * payments, texts and mail.
 */
export async function openProductionHouse(env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-production-'));
  const database = await createTestDatabase();
  const started: ChildProcess[] = [];
  const [alipay, wechat, sms, smtp] = await Promise.all([
    fakeAlipay(),
    fakeWechatPay(),
    fakeAliyunSms(),
    fakeSmtp(),
  ]);
  const server = await startServerProcess({
    folder,
    started,
    env: {
      ...productionEnv,
      LOG_LEVEL: 'debug',
      DATABASE_URL: database.url,
      FAIRWAY_SECRET: 'a secret of the journey, 32 bytes',
      FAIRWAY_PAPERS_KEYS: 'a-key-for-papers-of-the-journey-01',
      SOCIAL_SERVICE: 'off',
      ALIYUN_SMS_ACCESS_KEY_ID: sms.settings.accessKeyId,
      ALIYUN_SMS_ACCESS_KEY_SECRET: sms.settings.accessKeySecret,
      ALIYUN_SMS_ENDPOINT: sms.settings.endpoint,
      SMTP_HOST: smtp.settings.host,
      SMTP_PORT: String(smtp.settings.port),
      SMTP_USER: smtp.settings.user,
      SMTP_PASSWORD: smtp.settings.password,
      SMTP_FROM: smtp.settings.from,
      ...alipay.environment,
      ...wechat.environment,
      ...env,
    },
  });
  await vi.waitFor(async () => {
    const { status } = await fetch(`${server.url}/api/health/ready`).catch(() => ({ status: 0 }));
    if (status !== 200) throw new Error(`not ready: ${status} ${server.output.error}${server.output.out}`);
  }, isReady);
  const db = createDb(createPool({ connectionString: database.url, size: 4 }));

  /** Returns the messages for an address that the fakes received, oldest first. */
  const arrived = (to: string) => [
    ...sms
      .taken()
      .filter(({ query }) => query.get('PhoneNumbers') === to)
      .map(({ query }) => query.get('TemplateParam') ?? ''),
    ...smtp
      .mails()
      .filter((mail) => mail.to.includes(to))
      .map(({ data }) => textOf(data)),
  ];
  const read = new Map<string, number>();
  /** Returns the next message to a phone or email, once it arrives. */
  const nextText = async (to: string): Promise<string> => {
    const seen = read.get(to) ?? 0;
    const text = await vi.waitFor(() => {
      const next = arrived(to)[seen];
      if (next === undefined) throw new Error(`only ${seen} messages came`);
      return next;
    }, delivered);
    read.set(to, seen + 1);
    return text;
  };

  return {
    ...server,
    folder,
    db,
    alipay,
    client: () => createTestClient(server.url, systemClock),
    nextText,
    /** Like the sandbox's outbox, of one message: the next that arrives, with its code. */
    async outbox(to = ''): Promise<ShownMessage[]> {
      const text = await nextText(to);
      return [{ text, code: /\d{6}/.exec(text)?.[0] ?? '' } as ShownMessage];
    },
    /** A minute after the last code: the next one may be requested. */
    minutePasses: () => db.deleteFrom('rateLimit').execute(),
    /** Sends the wallet's notice that an order was paid; returns the response. */
    async paidByAlipay(fen: number): Promise<string> {
      const [outTradeNo = '', trade] = [...alipay.trades].at(-1) ?? [];
      if (trade) trade.state = 'paid';
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
      const body = alipay.notice(outTradeNo, fen);
      return (await fetch(`${server.url}${notifyPaths[1]}`, { method: 'POST', headers, body })).text();
    },
    refusedByOthers: () => [...alipay.refused, ...wechat.refused, ...sms.refused()],
    async stop() {
      for (const child of started) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
    async close() {
      await db.destroy();
      await database.drop();
      await Promise.all([alipay.stop(), wechat.stop(), sms.stop(), smtp.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

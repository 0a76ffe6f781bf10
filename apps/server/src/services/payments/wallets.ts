import { type WalletWay, walletWays } from '@fairway/gateway/contract/order';
import { payWay } from '@fairway/trade';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { alipay } from './alipay.ts';
import type { WalletProvider } from './provider.ts';
import { sandboxWallet } from './sandboxWallet.ts';
import { wechatPay } from './wechat.ts';

/** The wallet of each way, and where each of them tells of payments. */
export interface Wallets {
  of(way: WalletWay): WalletProvider;
  notifyUrl(way: WalletWay): string;
}

export interface WalletParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The machine's own clock, by which real wallets are asked and heard; `clock` unless given. */
  readonly machine?: Clock;
  /** Where people open pages of this server; known once it listens. */
  readonly publicUrl: () => string;
}

interface Wallet {
  /** Where it tells of payments. */
  readonly notifyPath: string;
  /** The real one, where the settings switch it on. */
  readonly real: (config: Config, machine: Clock) => WalletProvider | null;
}

/** Every wallet there is. */
const wallets: Readonly<Record<WalletWay, Wallet>> = {
  [payWay.alipay]: {
    notifyPath: '/api/aliPay/notify',
    real: ({ alipay: settings }, machine) =>
      settings.service === 'alipay' ? alipay(settings, machine) : null,
  },
  [payWay.wechatPay]: {
    notifyPath: '/api/wxPay/notify',
    real: ({ wxpay: settings }, machine) =>
      settings.service === 'wxpay' ? wechatPay(settings, machine) : null,
  },
};

export const notifyPaths = ofEach((way) => wallets[way].notifyPath);

function ofEach<Of>(make: (way: WalletWay) => Of): Readonly<Record<WalletWay, Of>> {
  return Object.fromEntries(walletWays.map((way) => [way, make(way)])) as Record<WalletWay, Of>;
}

/** The wallets that the settings switch on. */
export function createWallets({ config, db, clock, machine = clock, publicUrl }: WalletParts): Wallets {
  const sandbox = { db, clock, secret: config.secret, publicUrl };
  const open = (way: WalletWay) => wallets[way].real(config, machine) ?? sandboxWallet(way, sandbox);
  const opened = ofEach(open);
  return {
    of: (way) => opened[way],
    notifyUrl: (way) => `${publicUrl()}${notifyPaths[way]}`,
  };
}

import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { alipay } from './alipay.ts';
import type { WalletProvider, WalletWay } from './provider.ts';
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

export const notifyPaths: Readonly<Record<WalletWay, string>> = {
  1: '/api/aliPay/notify',
  2: '/api/wxPay/notify',
};

/** The wallets that the settings switch on. */
export function createWallets({ config, db, clock, machine = clock, publicUrl }: WalletParts): Wallets {
  const sandbox = { db, clock, secret: config.secret, publicUrl };
  const wallets: Readonly<Record<WalletWay, WalletProvider>> = {
    1: config.alipay.service === 'alipay' ? alipay(config.alipay, machine) : sandboxWallet(1, sandbox),
    2: config.wxpay.service === 'wxpay' ? wechatPay(config.wxpay, machine) : sandboxWallet(2, sandbox),
  };
  return {
    of: (way) => wallets[way],
    notifyUrl: (way) => `${publicUrl()}${notifyPaths[way]}`,
  };
}

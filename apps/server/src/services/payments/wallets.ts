import { type WalletWay, walletWays } from '@fairway/gateway/contract/order';
import { payWay } from '@fairway/trade';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { SettingsPart } from '../../settingsPart.ts';
import { alipay } from './alipay.ts';
import { alipaySettings } from './alipaySettings.ts';
import type { WalletProvider } from './provider.ts';
import { sandboxWallet } from './sandboxWallet.ts';
import { wechatPay } from './wechat.ts';
import { wechatPaySettings } from './wechatSettings.ts';

/** The wallet of each payment method, and the address for its notices. */
export interface Wallets {
  of(way: WalletWay): WalletProvider;
  notifyUrl(way: WalletWay): string;
}

export interface WalletParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The machine's own clock, used with real wallets; `clock` by default. */
  readonly machine?: Clock;
  /** Returns the public URL of this server; known once it listens. */
  readonly publicUrl: () => string;
}

/** Every wallet: its address for notices, its settings, and its constructor. */
const wallets: Readonly<Record<WalletWay, Wallet>> = {
  [payWay.alipay]: wallet('/api/aliPay/notify', alipaySettings, alipay),
  [payWay.wechatPay]: wallet('/api/wxPay/notify', wechatPaySettings, wechatPay),
};

interface Wallet {
  readonly notifyPath: string;
  readonly settings: SettingsPart<unknown>;
  /** The real one, where the settings switch it on. */
  readonly real: (config: Config, machine: Clock) => WalletProvider | null;
}

function wallet<Settings>(
  notifyPath: string,
  settings: SettingsPart<Settings | null>,
  make: (settings: Settings, machine: Clock) => WalletProvider,
): Wallet {
  return {
    notifyPath,
    settings,
    real(config, machine) {
      const own = config.of(settings);
      return own === null ? null : make(own, machine);
    },
  };
}

export const walletSettings = walletWays.map((way) => wallets[way].settings);

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

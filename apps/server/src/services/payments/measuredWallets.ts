import { payWay } from '@fairway/trade';
import { askOutside } from '../../telemetry/outside.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { WalletProvider, WalletWay } from './provider.ts';
import type { Wallets } from './wallets.ts';

/** `alipay`, `wechatPay`. */
const nameOf = (way: WalletWay) => Object.entries(payWay).find(([, each]) => each === way)?.[0] ?? 'wallet';

/** The wallets, each question to them measured. */
export function measuredWallets(wallets: Wallets, telemetry: Telemetry): Wallets {
  return { ...wallets, of: (way) => measured(wallets.of(way), telemetry) };
}

function measured(wallet: WalletProvider, telemetry: Telemetry): WalletProvider {
  const name = nameOf(wallet.way);
  const ask = <T>(operation: string, run: () => Promise<T>) => askOutside(telemetry, name, operation, run);
  return {
    way: wallet.way,
    answers: wallet.answers,
    open: (trade) => ask('open', () => wallet.open(trade)),
    query: (outTradeNo) => ask('query', () => wallet.query(outTradeNo)),
    close: (outTradeNo) => ask('close', () => wallet.close(outTradeNo)),
    refund: (refund) => ask('refund', () => wallet.refund(refund)),
    async readNotice(notice) {
      const count = (outcome: string) => telemetry.count('notice', { service: name, outcome });
      try {
        const trade = await wallet.readNotice(notice);
        count(trade?.state ?? 'other');
        return trade;
      } catch (error) {
        count('forged');
        throw error;
      }
    },
  };
}

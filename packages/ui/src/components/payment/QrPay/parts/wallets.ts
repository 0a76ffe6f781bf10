import type { ReactNode } from 'react';
import { listOf } from '../../../../provider/listOf.ts';
import type { PayMethod } from '../machine/payState.ts';

/** A wallet whose app scans a code. */
export interface PayWallet {
  /** Distinguishes it from the others; anything but `transfer`. */
  readonly key: string;
  /** The name that readers use. */
  readonly name: string;
  /** Replaces its logo; the first letter of its name by default. */
  readonly mark?: ReactNode;
  /** Advantage of the wallet; its speed, unless given. */
  readonly hint?: ReactNode;
  /** URL scheme of links that open its app, `alipays:`, besides web addresses. */
  readonly scheme?: string | undefined;
}

/** The payment methods on offer: those that were requested and exist, otherwise all. */
export function offeredMethods(wallets: readonly PayWallet[], methods?: readonly PayMethod[]): PayMethod[] {
  const all = [...listOf(wallets).map(({ key }) => key), 'transfer'];
  return methods ? methods.filter((method) => all.includes(method)) : all;
}

/** Returns a wallet by its key. An unknown one uses its key as the name, so that its code can still be paid. */
export function walletOf(wallets: readonly PayWallet[], key: PayMethod): PayWallet {
  return listOf(wallets).find((wallet) => wallet.key === key) ?? { key, name: key };
}

import type { ReactNode } from 'react';
import { listOf } from '../../../../provider/listOf.ts';
import type { PayMethod } from '../machine/payState.ts';

/** A wallet whose app scans a code. */
export interface PayWallet {
  /** Distinguishes it from the others; anything but `transfer`. */
  readonly key: string;
  /** As readers know it. */
  readonly name: string;
  /** Replaces its logo; the first letter of its name by default. */
  readonly mark?: ReactNode;
  /** What speaks for it; that it is quick, unless given. */
  readonly hint?: ReactNode;
  /** What links begin with that open its app, `alipays:`, beside addresses of the web. */
  readonly scheme?: string | undefined;
}

/** The payment methods on offer: those that were requested and exist, otherwise all. */
export function offeredMethods(wallets: readonly PayWallet[], methods?: readonly PayMethod[]): PayMethod[] {
  const all = [...listOf(wallets).map(({ key }) => key), 'transfer'];
  return methods ? methods.filter((method) => all.includes(method)) : all;
}

/** A wallet by its key. One that nobody named goes by its key, so that its code can still be paid. */
export function walletOf(wallets: readonly PayWallet[], key: PayMethod): PayWallet {
  return listOf(wallets).find((wallet) => wallet.key === key) ?? { key, name: key };
}

import type { WalletWay } from '@fairway/gateway/contract/order';

export type { WalletWay };

export interface NewTrade {
  /** Our number of the trade, 32 hexadecimal digits. */
  readonly outTradeNo: string;
  /** In fen. */
  readonly amount: number;
  readonly subject: string;
  readonly expiresAt: Date;
  /** The URL to which the wallet sends its notice of the payment. */
  readonly notifyUrl: string;
}

/** The state of a trade at the wallet. */
export type Trade =
  | { readonly outTradeNo: string; readonly state: 'waiting' | 'scanned' | 'declined' | 'closed' }
  | PaidTrade;

export interface PaidTrade {
  readonly outTradeNo: string;
  readonly state: 'paid';
  /** The requested and the paid amount, in minor units; null if the wallet reports an impossible amount. */
  readonly amount: number | null;
  /** An invalid amount as the wallet wrote it. */
  readonly reported?: string;
  readonly currency: string;
  /** The wallet's number of the trade. */
  readonly providerNo: string;
  readonly paidAt: Date;
}

export interface Refund {
  readonly outTradeNo: string;
  /** Ours; asking twice with the same one pays back once. */
  readonly refundNo: string;
  readonly amount: number;
  /** Of the whole trade. */
  readonly total: number;
  readonly reason: string;
}

export interface RawNotice {
  /** As received: a signature is over bytes, not over parsed values. */
  readonly body: Buffer;
  header(name: string): string | undefined;
}

/** The response to a wallet's notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A notice that its wallet did not sign, or that is for another merchant. */
export class NoticeForged extends Error {
  override readonly name = 'NoticeForged';
}

/** The wallet could not be reached, or its response cannot be trusted. Contains its code, never a value. */
export class WalletFailed extends Error {
  override readonly name = 'WalletFailed';
}

/**
 * One way to be paid by QR: the sandbox's wallet, Alipay or WeChat Pay. All methods but `readNotice` query the wallet
 * and throw {@link WalletFailed} when that fails.
 */
export interface WalletProvider {
  readonly way: WalletWay;
  /** Opens a trade and resolves to the content of its QR. */
  open(trade: NewTrade): Promise<string>;
  query(outTradeNo: string): Promise<Trade>;
  /** Ends a trade that is not paid; does not change a paid one. */
  close(outTradeNo: string): Promise<void>;
  /** `asked`: in progress at the wallet, to be queried again. */
  refund(refund: Refund): Promise<'done' | 'asked'>;
  /**
   * Verifies a notice over its raw bytes and reads it; null for one that does not concern a payment. Throws {@link
   * NoticeForged}.
   */
  readNotice(notice: RawNotice): Promise<Trade | null>;
  readonly answers: {
    readonly accepted: NoticeAnswer;
    readonly forged: NoticeAnswer;
    /** To be reported again later. */
    readonly failed: NoticeAnswer;
  };
}

/** Returns the amount of a report in fen, or the invalid value in its place: half a fen and 1e300 are no money. */
export function amountOf(fen: number | null, reported: unknown): Pick<PaidTrade, 'amount' | 'reported'> {
  return fen !== null && Number.isSafeInteger(fen)
    ? { amount: fen }
    : { amount: null, reported: String(reported) };
}

/** Converts yuan as wallets write them, `88.80`, to fen; exact, and null for any other format. */
export function fenOf(yuan: string): number | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Fen as yuan with two decimals. */
export function yuanOf(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

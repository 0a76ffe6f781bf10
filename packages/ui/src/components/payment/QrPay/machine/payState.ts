/** A way to pay: the key of a wallet, or `transfer`. Which wallets there are is the site's business. */
export type PayMethod = string;

/** A payment code, as the server handed it out. Instants are ms since the epoch by the server's clock. */
export interface PayCode {
  /** Unique id of the code within the order. */
  readonly id: string;
  /** Key of the wallet that scans it. */
  readonly method: PayMethod;
  /** Content of the QR code. */
  readonly content: string;
  /** Until when it can be scanned. */
  readonly expiresAt: number;
}

/** The state of an order by the server: the response to a poll, and the initial state of a page. */
export type PayAnswer =
  | {
      readonly status: 'pending';
      /** The newest code and its scan state; null before the first. */
      readonly code: (PayCode & { readonly scan: 'waiting' | 'scanned' | 'declined' | 'expired' }) | null;
      /** Why staff sent a transfer back; null unless they did. */
      readonly returned: string | null;
    }
  /** The voucher of a transfer awaits review by staff. */
  | { readonly status: 'submitted' }
  | { readonly status: 'paid' }
  | { readonly status: 'cancelled' };

interface Shared {
  /** Counts requests, so that a response to an older one is recognized by its number. */
  readonly round: number;
  /** Consecutive polls without a response. */
  readonly misses: number;
}

/** Nothing is shown yet: the `order` itself or a `code` is on its way. */
export type Refreshing = Shared & {
  readonly name: 'refreshing';
  readonly of: 'order' | 'code';
  readonly method: PayMethod;
};
/** A code can be scanned. */
export type Waiting = Shared & {
  readonly name: 'waiting';
  readonly code: PayCode;
  /** Its time is up and the server is polled a last time, before it is shown as expired. */
  readonly lastCheck: boolean;
  /** The reader requested more time: once the code expires, the next one is requested automatically. */
  readonly renew: boolean;
};
/** A payment in progress on a phone: nothing here may disturb it. */
export type Scanned = Shared & { readonly name: 'scanned'; readonly code: PayCode };
export type Expired = Shared & { readonly name: 'expired'; readonly code: PayCode };
/** `declined` on the phone; the `code` could not be had; the `order` could not be had. */
export type Failed = Shared & {
  readonly name: 'failed';
  readonly method: PayMethod;
  readonly why: 'declined' | 'code' | 'order';
  /** The server's message about it, in the reader's language. */
  readonly problem: string | null;
};
/** A transfer is being filled in. */
export type Offline = Shared & {
  readonly name: 'offline';
  readonly sending: boolean;
  /** Why the proof was not taken; empty where the panel's own words have to do. */
  readonly problem: string | null;
  readonly returned: string | null;
};
/** A transfer waits for review. `since`, by the server's clock: responses to earlier requests are out of date. */
export type Submitted = Shared & { readonly name: 'submitted'; readonly since: number };
export type Paid = Shared & { readonly name: 'paid' };
export type Cancelled = Shared & { readonly name: 'cancelled' };

/** The state of a payment. `paid` and `cancelled` are final. */
export type PayState =
  | Refreshing
  | Waiting
  | Scanned
  | Expired
  | Failed
  | Offline
  | Submitted
  | Paid
  | Cancelled;

/** Events of a payment. Instants (`at`, `askedAt`) are ms since the epoch by the server's clock. */
export type PayEvent =
  /** A poll that was sent at `askedAt` brought this. */
  | { readonly type: 'answered'; readonly askedAt: number; readonly at: number; readonly order: PayAnswer }
  /** A poll brought nothing. */
  | { readonly type: 'missed'; readonly problem: string | null }
  /** Another tab, or a call that changed the order, has reported the result. */
  | { readonly type: 'heard'; readonly at: number; readonly order: PayAnswer }
  | { readonly type: 'codeCame'; readonly round: number; readonly code: PayCode }
  | { readonly type: 'codeFailed'; readonly round: number; readonly problem: string | null }
  /** The clock has advanced. */
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'chose'; readonly method: PayMethod }
  | { readonly type: 'askedNew' }
  | { readonly type: 'askedTime' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly problem: string | null };

/** Whether nothing can happen to it any more. */
export function isPaymentFinal(state: PayState): state is Paid | Cancelled {
  return state.name === 'paid' || state.name === 'cancelled';
}

/** The way that a payment is on; null once it is over. */
export function paymentMethodOf(state: PayState): PayMethod | null {
  switch (state.name) {
    case 'waiting':
    case 'scanned':
    case 'expired':
      return state.code.method;
    case 'refreshing':
    case 'failed':
      return state.method;
    case 'offline':
    case 'submitted':
      return 'transfer';
    default:
      return null;
  }
}

/**
 * Reports whether the payment method can be changed: not while somebody pays on a phone, a voucher is sent or awaits
 * review.
 */
export function canChooseMethod(state: PayState): boolean {
  if (state.name === 'offline') return !state.sending;
  return state.name !== 'scanned' && state.name !== 'submitted' && !isPaymentFinal(state);
}

import {
  canChooseMethod,
  isPaymentFinal,
  type PayAnswer,
  type PayCode,
  type PayEvent,
  type PayMethod,
  type PayState,
  paymentMethodOf,
  type Waiting,
} from './payState.ts';

type Pending = Extract<PayAnswer, { status: 'pending' }>;

/** The initial state of a payment: the order is not yet known. */
export function startPayment(method: PayMethod): PayState {
  return { name: 'refreshing', of: 'order', method, round: 0, misses: 0 };
}

/** Returns the next state: a pure function of state and event. Returns the same object if nothing changes. */
export function stepPayment(state: PayState, event: PayEvent): PayState {
  if (isPaymentFinal(state)) return state;
  switch (event.type) {
    case 'answered':
      return answered(state.misses === 0 ? state : { ...state, misses: 0 }, event);
    case 'heard':
      return settled(state, event.order, event.at);
    case 'missed':
      return missed(state, event.problem);
    case 'codeCame':
      return isAwaited(state, event.round) ? show(state, event.code) : state;
    case 'codeFailed':
      return isAwaited(state, event.round)
        ? { ...shared(state), name: 'failed', method: state.method, why: 'code', problem: event.problem }
        : state;
    case 'ticked':
      return state.name === 'waiting' && !state.lastCheck && event.at >= state.code.expiresAt
        ? { ...state, lastCheck: true }
        : state;
    case 'chose':
      return canChooseMethod(state) && event.method !== paymentMethodOf(state)
        ? turnTo(state, event.method)
        : state;
    case 'askedNew':
      return askedNew(state);
    case 'askedTime':
      return state.name === 'waiting' && !state.renew ? { ...state, renew: true } : state;
    case 'sent':
      return state.name === 'offline' && !state.sending ? { ...state, sending: true, problem: null } : state;
    case 'sendFailed':
      return state.name === 'offline' && state.sending
        ? { ...state, sending: false, problem: event.problem }
        : state;
  }
}

const shared = ({ round, misses }: PayState) => ({ round, misses });

/** Whether a code is awaited, and the response belongs to the latest request. */
function isAwaited(state: PayState, round: number): state is Extract<PayState, { name: 'refreshing' }> {
  return state.name === 'refreshing' && state.of === 'code' && state.round === round;
}

function show(state: PayState, code: PayCode): Waiting {
  return { ...shared(state), name: 'waiting', code, lastCheck: false, renew: false };
}

/** Turns to a way to pay from the start: to the form of a transfer, or to a new code. */
function turnTo(state: PayState, method: PayMethod, returned: string | null = null): PayState {
  const round = state.round + 1;
  const misses = state.misses;
  if (method === 'transfer')
    return { name: 'offline', round, misses, sending: false, problem: null, returned };
  return { name: 'refreshing', of: 'code', method, round, misses };
}

function askedNew(state: PayState): PayState {
  switch (state.name) {
    // During the last check the code may just have been paid.
    case 'waiting':
      return state.lastCheck ? state : turnTo(state, state.code.method);
    case 'expired':
      return turnTo(state, state.code.method);
    case 'failed':
      return state.why === 'order'
        ? { ...startPayment(state.method), round: state.round + 1 }
        : turnTo(state, state.method);
    default:
      return state;
  }
}

function missed(state: PayState, problem: string | null): PayState {
  const misses = state.misses + 1;
  if (state.name === 'refreshing' && state.of === 'order')
    return { name: 'failed', method: state.method, why: 'order', problem, round: state.round, misses };
  return { ...state, misses };
}

/** Applies the state of the order in any step. Final answers always count; the rest is for `answered`. */
function settled(state: PayState, order: PayAnswer, at: number): PayState {
  switch (order.status) {
    case 'paid':
    case 'cancelled':
      return { ...shared(state), name: order.status };
    case 'submitted':
      return state.name === 'submitted' ? state : { ...shared(state), name: 'submitted', since: at };
    case 'pending':
      return state;
  }
}

function answered(
  state: PayState,
  { order, askedAt, at }: Extract<PayEvent, { type: 'answered' }>,
): PayState {
  if (order.status !== 'pending') return settled(state, order, at);
  switch (state.name) {
    case 'refreshing':
      return state.of === 'order' ? resume(state, order, at) : state;
    case 'failed':
      return state.why === 'order' ? resume(state, order, at) : state;
    case 'waiting':
      return whileWaiting(state, order, askedAt);
    case 'scanned':
      return whileScanned(state, order);
    case 'offline':
      return order.returned === state.returned ? state : { ...state, returned: order.returned };
    case 'submitted':
      // Staff returned it; a response to a request from before its submission is outdated.
      return askedAt > state.since ? turnTo(state, 'transfer', order.returned) : state;
    default:
      return state;
  }
}

/** Resumes an order: with the code that is still valid, with the returned form, or from the start. */
function resume(state: Extract<PayState, { method: PayMethod }>, order: Pending, at: number): PayState {
  const { code, returned } = order;
  if (code?.scan === 'scanned') return { ...shared(state), name: 'scanned', code: plain(code) };
  if (state.method === 'transfer') return turnTo(state, 'transfer', returned);
  if (code?.scan === 'waiting' && code.expiresAt > at) return show(state, plain(code));
  if (returned !== null) return turnTo(state, 'transfer', returned);
  return turnTo(state, code?.method ?? state.method);
}

function whileWaiting(state: Waiting, { code }: Pending, askedAt: number): PayState {
  const ours = code?.id === state.code.id ? code : null;
  const declined = {
    ...shared(state),
    name: 'failed',
    method: state.code.method,
    why: 'declined',
    problem: null,
  } as const;
  if (ours?.scan === 'scanned') return { ...shared(state), name: 'scanned', code: state.code };
  if (ours?.scan === 'declined') return declined;
  if (ours && ours.scan === 'waiting' && ours.expiresAt > state.code.expiresAt)
    return { ...state, code: plain(ours), lastCheck: false };
  // Only a response to a request after the end is final: to an earlier one, the order may have been paid since.
  const over = ours?.scan === 'expired' || (state.lastCheck && askedAt >= state.code.expiresAt);
  if (!over) return state;
  return state.renew
    ? turnTo(state, state.code.method)
    : { ...shared(state), name: 'expired', code: state.code };
}

/** The clock of this page ends nothing here, and no response leads back to waiting: only the server decides. */
function whileScanned(state: Extract<PayState, { name: 'scanned' }>, { code }: Pending): PayState {
  if (code?.id !== state.code.id) return state;
  const { method } = state.code;
  if (code.scan === 'declined')
    return { ...shared(state), name: 'failed', method, why: 'declined', problem: null };
  return code.scan === 'expired' ? { ...shared(state), name: 'expired', code: state.code } : state;
}

/** Returns a code without its scan state. */
function plain({ id, method, content, expiresAt }: PayCode): PayCode {
  return { id, method, content, expiresAt };
}

import type { PayAnswer, PayCode } from './payState.ts';

type Unknown<T> = { readonly [key in keyof T]?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a code can be shown and counted down. A server may return anything. */
export function isPayCode(value: unknown): value is PayCode {
  if (!isObject(value)) return false;
  const { id, method, content, expiresAt }: Unknown<PayCode> = value;
  return (
    id !== undefined &&
    typeof method === 'string' &&
    method !== 'transfer' &&
    typeof content === 'string' &&
    Number.isFinite(expiresAt)
  );
}

/** Reports whether a value is a state of an order. */
export function isPayAnswer(value: unknown): value is PayAnswer {
  if (!isObject(value)) return false;
  const { status, code }: { status?: unknown; code?: unknown } = value;
  if (status !== 'pending') return status === 'paid' || status === 'cancelled' || status === 'submitted';
  return code === null || isPayCode(code);
}

/** Returns the response, or throws an ordinary error if it is invalid. */
export async function understood<T>(
  answer: Promise<unknown>,
  is: (value: unknown) => value is T,
): Promise<T> {
  const value = await answer;
  if (!is(value)) throw new TypeError('The answer about a payment means nothing.');
  return value;
}

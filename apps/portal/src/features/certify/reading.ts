import { GatewayError } from '@fairway/gateway';

/** Null where the account may not ask: sub-accounts are certified by their company. */
export async function unlessForbidden<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'forbidden') return null;
    throw error;
  }
}

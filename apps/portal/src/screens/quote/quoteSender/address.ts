/** Returns the address of the letterhead for quotations. */
export function quoteSenderAddress(): string {
  return '/quotes/sender';
}

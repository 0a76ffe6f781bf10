/** Where the letterhead of quotations is kept. */
export function quoteSenderAddress(): string {
  return '/quotes/sender';
}

/** Returns the address where a new social account is bound to a phone. */
export function bindPhoneAddress(): string {
  return '/bindPhone';
}

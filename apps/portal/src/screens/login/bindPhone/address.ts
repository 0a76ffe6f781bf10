/** Address where a social account that nobody has yet is bound to a phone. */
export function bindPhoneAddress(): string {
  return '/bindPhone';
}

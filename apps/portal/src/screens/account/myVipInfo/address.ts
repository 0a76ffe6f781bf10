/** Returns the address of the subscriptions. */
export function myVipInfoAddress(): string {
  return '/myVipInfo';
}

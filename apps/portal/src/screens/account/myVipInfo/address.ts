/** Address of what is subscribed. */
export function myVipInfoAddress(): string {
  return '/myVipInfo';
}

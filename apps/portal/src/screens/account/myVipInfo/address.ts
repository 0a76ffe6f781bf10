/** Address of the member zone. */
export function myVipInfoAddress(): string {
  return '/myVipInfo';
}

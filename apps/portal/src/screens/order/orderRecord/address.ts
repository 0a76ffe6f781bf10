/** Address of one's orders, the newest first. */
export function orderRecordAddress(): string {
  return '/orderRecord';
}

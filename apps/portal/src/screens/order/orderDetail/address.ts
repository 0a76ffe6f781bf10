/** Address of everything about one order. */
export function orderDetailAddress({ orderNo }: { orderNo: string }): string {
  return `/orderDetail?orderNo=${orderNo}`;
}

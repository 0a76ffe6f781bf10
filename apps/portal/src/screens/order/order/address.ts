/** Address where an order is paid and followed. */
export function orderAddress({ orderNo }: { orderNo: string }): string {
  return `/order?orderNo=${orderNo}`;
}

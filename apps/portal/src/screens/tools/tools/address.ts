/** Where the tools are listed. */
export function toolsAddress(): string {
  return '/logisticsTool';
}

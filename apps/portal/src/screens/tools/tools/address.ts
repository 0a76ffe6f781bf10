/** Returns the address of the list of tools. */
export function toolsAddress(): string {
  return '/logisticsTool';
}

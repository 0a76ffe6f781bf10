/** The index of the tab a key leads to from `at`, round the ends; -1 for a key that leads nowhere. */
export function nextTab(key: string, at: number, count: number, rtl: boolean): number {
  if (at < 0 || count === 0) return -1;
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (at + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** The paths whose access decides about a page: its own, and those of the pages above it. */
export function pathsAbove(page: string): string[] {
  const [, ...steps] = page.toLowerCase().split('/');
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

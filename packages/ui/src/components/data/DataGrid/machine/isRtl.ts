export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

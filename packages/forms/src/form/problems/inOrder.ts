import type { Control, Summary } from '../types.ts';
import type { Problem } from './problem.ts';

/** Problems top to bottom as the page shows their fields; the form's own, which has no field, first. */
export function inOrder(
  problems: ReadonlyMap<string, Problem>,
  controls: ReadonlyMap<string, Control>,
): Summary['entries'] {
  const place = (a: string, b: string): number => {
    const first = controls.get(a)?.element();
    const second = controls.get(b)?.element();
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    // 4 is Node.DOCUMENT_POSITION_FOLLOWING: the second follows the first.
    return first.compareDocumentPosition(second) & 4 ? -1 : 1;
  };
  return [...problems].map(([name, problem]) => ({ name, problem })).sort((a, b) => place(a.name, b.name));
}

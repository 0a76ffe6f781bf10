import { fold } from '../../fold.ts';

/**
 * Index of the item that typed letters lead to, or -1. A single letter, also repeated, walks through the items that
 * begin with it; more letters stay on the current item while it fits (APG, menu button).
 */
export function typeahead(labels: readonly string[], current: number, typed: string): number {
  const wanted = fold(typed);
  const first = wanted.charAt(0);
  const walks = [...wanted].every((letter) => letter === first);
  const prefix = walks ? first : wanted;
  const start = walks ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (fold(labels[index]?.trim() ?? '').startsWith(prefix)) return index;
  }
  return -1;
}

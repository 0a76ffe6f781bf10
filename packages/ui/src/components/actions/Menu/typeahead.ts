import { fold } from '../../fold.ts';

/**
 * Index of the item that typed letters lead to, or -1. A single letter, also repeated, walks through the items that
 * begin with it; more letters stay on the current item while it fits (APG, menu button).
 */
export function typeahead(labels: readonly string[], current: number, typed: string): number {
  const typedText = fold(typed);
  const first = typedText.charAt(0);
  const walks = [...typedText].every((letter) => letter === first);
  const prefix = walks ? first : typedText;
  const start = walks ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (fold(labels[index]?.trim() ?? '').startsWith(prefix)) return index;
  }
  return -1;
}

import type { Messages } from '../../../messages/types.ts';

interface Speech {
  readonly t: Messages['barChart'];
  readonly format: (value: number) => string;
  readonly percent: (value: number) => string;
  /** The bars are parts of a whole. */
  readonly shares: boolean;
}

interface Counted {
  readonly label: string;
  readonly value: number;
}

/** Summarizes the bars: the longest one and the total. Empty where none is above zero. */
export function barSentence(bars: readonly Counted[], { t, format, percent, shares }: Speech): string {
  const known = bars.filter(({ value }) => value > 0);
  const [first] = known;
  if (!first) return '';
  if (known.length === 1) return t.one(first.label, format(first.value));
  const most = known.reduce((longest, each) => (each.value > longest.value ? each : longest), first);
  const total = known.reduce((sum, { value }) => sum + value, 0);
  return t.sentence(most.label, format(most.value), shares ? percent(most.value / total) : '', format(total));
}

/** Labels that find room under so many columns: every one, every second … */
export function labelEvery(count: number, most = 12): number {
  return Math.max(1, Math.ceil(count / most));
}

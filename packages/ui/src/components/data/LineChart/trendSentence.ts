import type { Messages } from '../../../messages/types.ts';
import { trendOf } from './chartScale.ts';
import type { LineSeries } from './types.ts';

interface Speech {
  readonly t: Messages['lineChart'];
  readonly format: (value: number) => string;
  readonly percent: (value: number) => string;
  readonly day: (day: string) => string;
  /** The line is one of several, so its name is included. */
  readonly several: boolean;
}

/** Below this a line counts as unchanged. */
const still = 0.0005;

/** Describes a line: its first and last value, the change, and its highest and lowest day. */
export function trendSentence(
  { label, values }: LineSeries,
  days: readonly string[],
  { t, format, percent, day, several }: Speech,
): string {
  const trend = trendOf(values);
  if (!trend) return '';
  const { first, last, highest, lowest, share } = trend;
  const [from, to] = [format(first.value), format(last.value)];
  const moved = share === null ? last.value - first.value : share;
  const by = share === null ? null : percent(Math.abs(share));
  const way = Math.abs(moved) < still ? t.held(to) : moved > 0 ? t.rose(from, to, by) : t.fell(from, to, by);
  const dayOf = ({ index }: { index: number }) => day(days[index] ?? '');
  const range =
    highest.value === lowest.value
      ? ''
      : t.extremes(format(highest.value), dayOf(highest), format(lowest.value), dayOf(lowest));
  return t.sentence(several ? label : '', way, range);
}

/**
 * A share in percent, `94%`, rounded down so that 100 % means all; less than one percent is not rounded to none.
 * A dash where nothing was counted.
 */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '—';
  if (part === 0) return '0%';
  const percent = (part / whole) * 100;
  return percent < 1 ? '<1%' : `${Math.floor(percent)}%`;
}

/** An age in whole hours up to two days, then in whole days. */
export function ageText(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours < 48
    ? { unit: 'hours', count: Math.round(hours) }
    : { unit: 'days', count: Math.round(hours / 24) };
}

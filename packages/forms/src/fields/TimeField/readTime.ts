/** Morning and afternoon, as Chinese writes them before a time and English behind it. */
const morning = /^(上午|早上|凌晨)|\s*a\.?m\.?$/i;
const afternoon = /^(下午|晚上|中午)|\s*p\.?m\.?$/i;

/**
 * Reads a time of day as people write it: `9`, `930`, `9:30`, `9.30`, `21：30`, `9:30 pm`, `下午3点半`. Returns `09:30`, or
 * null if the text is not a time of day.
 */
export function readTime(typed: string): string | null {
  if (typed.length > 20) return null;
  const text = typed.normalize('NFKC').trim();
  const half = morning.test(text) ? 'am' : afternoon.test(text) ? 'pm' : null;
  const bare = text.replace(morning, '').replace(afternoon, '').trim();
  const [, hourText = '', minuteText = ''] =
    /^(\d{1,2})(?:\s*[:.点點时時h]\s*(\d{2}|半)?\s*分?)?$/i.exec(bare) ??
    /^(\d{1,2})(\d{2})$/.exec(bare) ??
    [];
  if (hourText === '') return null;
  const hour = inDay(Number(hourText), half);
  const minute = minuteText === '半' ? 30 : Number(minuteText || 0);
  return hour !== null && minute < 60 ? textOf(hour * 60 + minute) : null;
}

/** Returns the time that many minutes later, within one day: `23:45` is followed by `00:00`. */
export function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = 24 * 60;
  // Steps lead to round times: 15 minutes after 09:40 is 09:45.
  const now = hour * 60 + minute;
  const size = Math.abs(minutes);
  const next = minutes > 0 ? Math.floor(now / size) * size + size : Math.ceil(now / size) * size - size;
  return textOf((next + day) % day);
}

function inDay(hour: number, half: 'am' | 'pm' | null): number | null {
  if (half === null) return hour < 24 ? hour : null;
  // 12 am is midnight and 12 pm is noon; 下午15点 is in use, too.
  if (hour > 12) return half === 'pm' && hour < 24 ? hour : null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function textOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Days and months as a language writes them, for the texts of a dictionary; days are such as `2026-11-23`. */
export function datesIn(locale: string) {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const month = formatOf({ month: 'long', year: 'numeric' });
  const full = formatOf({ dateStyle: 'full' });
  const short = formatOf({ day: 'numeric', month: 'numeric' });
  return {
    month: (year: number, number: number) => month.format(Date.UTC(year, number - 1)),
    day: (day: string) => full.format(new Date(day)),
    dayAndMonth: (day: string) => short.format(new Date(day)),
    // Spaces round the dash would make the longest range wider than its box.
    range: (from: string, to: string) =>
      short.formatRange(new Date(from), new Date(to)).replace(/\s([–~～])\s/, '$1'),
  };
}

const namesByLang = new Map<string, readonly (readonly string[])[]>();

/**
 * Reads a month as people write it: `2026-11`, `2026/11`, `11.2026`, `202611`, `2026年11月`, `Nov 2026`, and its name in
 * `lang`. Returns `2026-11`, or null if the text is not a month.
 */
export function readMonth(typed: string, lang: string): string | null {
  if (typed.length > 40) return null;
  const text = typed.normalize('NFKC').trim();
  const yearFirst = /^(\d{4})\s*[-/.年년]?\s*(\d{1,2})\s*[月월]?$/.exec(text);
  if (yearFirst) return textOf(yearFirst[1], Number(yearFirst[2]));
  const monthFirst = /^(?:tháng\s*)?(\d{1,2})\s*[-/.]\s*(\d{4})$/i.exec(text);
  if (monthFirst) return textOf(monthFirst[2], Number(monthFirst[1]));
  const year = /\d{4}/.exec(text)?.[0];
  if (!year) return null;
  const name = folded(text.replace(year, '').replaceAll(/[\s.,'-]+|\bde\b/g, ' '));
  const at = [...namesOf('en'), ...namesOf(lang)].findIndex((names) => names.includes(name));
  return at < 0 ? null : textOf(year, (at % 12) + 1);
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return textOf(String(Math.floor(count / 12)).padStart(4, '0'), (count % 12) + 1) ?? month;
}

function textOf(year: string | undefined, month: number): string | null {
  return year && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}

/** The names of the twelve months, long and short. */
function namesOf(lang: string): readonly (readonly string[])[] {
  const known = namesByLang.get(lang);
  if (known) return known;
  const formats = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(lang, { month, timeZone: 'UTC' }),
  );
  const names = Array.from({ length: 12 }, (_, at) =>
    formats.map((format) => folded(format.format(Date.UTC(2026, at, 15)))),
  );
  namesByLang.set(lang, names);
  return names;
}

function folded(name: string): string {
  return name.toLowerCase().replaceAll('.', '').trim();
}

/** Characters inside a code that only help the eye: all spaces, hyphens, and invisible characters of pasted text. */
const gaps = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\ufeff-]/gu;

/** A normalised container or B/L number: half-width, in capitals, without spaces. */
export function cleanCode(text: string): string {
  return String(text ?? '')
    .normalize('NFKC')
    .replace(gaps, '')
    .toUpperCase();
}

/**
 * A container number as printed on the container, `CSQU 305438 3` (ISO 6346): owner, serial, check digit. Others are
 * unchanged.
 */
export function formatContainer(number: string): string {
  const clean = cleanCode(number);
  const parts = /^([A-Z]{3}[UJZ])(\d{6})(\d)$/.exec(clean);
  return parts ? parts.slice(1).join(' ') : clean;
}

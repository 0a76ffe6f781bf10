/** Containers that carriers charge alike: dry, refrigerated and special ones (open top, flat rack, tank) by length. 40HQ is `40DRY`. */
export const demurrageBoxes = ['20DRY', '40DRY', '45DRY', '20RF', '40RF', '20SPECIAL', '40SPECIAL'] as const;
export type DemurrageBox = (typeof demurrageBoxes)[number];

/** Lengths by the first character of an ISO 6346 code; its third is the letter of the type. */
const isoLengths: Readonly<Record<string, '20' | '40' | '45'>> = { 2: '20', 4: '40', L: '45' };
const isoCode = /^[24L][0-9C-P]([A-Z])[0-9PTSRE]$/;

/** The group of a container by its ISO 6346 size and type code, such as `45G1` for a 40HQ; null for a code outside the groups. */
export function demurrageBoxOf(isoType: string): DemurrageBox | null {
  const [, type = ''] = isoCode.exec(isoType) ?? [];
  if (type === '') return null;
  const group = 'GV'.includes(type) ? 'DRY' : 'RH'.includes(type) ? 'RF' : 'SPECIAL';
  return demurrageBoxes.find((box) => box === `${isoLengths[isoType.charAt(0)]}${group}`) ?? null;
}

import type { Translate } from '@fairway/site';
import { rateNames } from './rates.ts';
import type { words } from './words.zh.ts';

const others = ['supervision', 'quarantine', 'elements', 'units', 'ciq'] as const;

/** Returns the name of a field of a national record; an unknown field is unchanged. */
export function nameOfField(field: string, t: Translate<typeof words>): string {
  const rate = rateNames.find((name) => name === field);
  if (rate) return t(`hsDetail.duty.${rate}`);
  const other = others.find((name) => name === field);
  if (other) return t(`hsDetail.checked.${other}`);
  return field === 'rebate(older)' ? t('hsDetail.checked.olderRebate') : field;
}

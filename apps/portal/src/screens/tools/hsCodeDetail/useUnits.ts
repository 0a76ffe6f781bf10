import type { HsNational } from '@fairway/gateway/contract/hsCode';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** English names of the tariff's legal units; a unit that is missing here is unchanged. */
const english: Readonly<Record<string, string>> = {
  千克: 'kg',
  克: 'g',
  个: 'pcs',
  台: 'units',
  辆: 'vehicles',
  套: 'sets',
  件: 'items',
  条: 'articles',
  支: 'sticks',
  百支: 'hundred sticks',
  升: 'L',
  米: 'm',
  双: 'pairs',
};

/** The legal units of a code in the reader's language: 台 / 千克, units / kg; empty where none is known. */
export function useUnits() {
  const { language } = useWords<typeof words>();
  return (national: Pick<HsNational, 'unit1' | 'unit2'>): string =>
    [national.unit1, national.unit2]
      .filter((unit) => unit !== null)
      .map((unit) => (language === 'zh' ? unit : (english[unit] ?? unit)))
      .join(' / ');
}

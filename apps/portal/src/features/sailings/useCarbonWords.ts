import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { useMemo } from 'react';
import { useWords } from '../../language/words.ts';
import { massOf } from './carbon.ts';
import type { carbon } from './carbon.zh.ts';

type Words = { readonly carbon: typeof carbon };

/** Formats masses of CO2e and names sailing routes. */
export function useCarbonWords() {
  const { t, format } = useWords<Words>();
  return useMemo(
    () => ({
      mass(grams: number | null): string {
        if (grams === null) return t('carbon.unknown');
        const { unit, amount } = massOf(grams);
        return t(`carbon.${unit}`, { amount: format.number(amount) });
      },
      /** Null where there is one way only, and where it is not known. */
      way(way: CostedSailing['way']): string | null {
        if (way === null || way.name === 'open') return null;
        const name = t(`carbon.way.${way.name}`);
        return way.estimated ? t('carbon.estimatedWay', { way: name }) : name;
      },
    }),
    [t, format],
  );
}

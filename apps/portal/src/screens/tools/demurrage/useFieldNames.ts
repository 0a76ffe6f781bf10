import { useWords } from '../../../language/words.ts';
import type { Calculation } from './address.ts';
import type { CalculationField } from './calculate.ts';
import { kindOf } from './useProblemText.ts';
import type { words } from './words.zh.ts';

/** The name of a field, with its charge where two charges have the same fields. */
export function useFieldNames({ direction, clocks }: Pick<Calculation, 'direction' | 'clocks'>) {
  const { t } = useWords<typeof words>();
  return (field: CalculationField): string => {
    if (field === 'containers') return t('demurrage.containers');
    if (field === 'first' || field === 'gate' || field === 'last') {
      return t(`demurrage.day.${direction}.${field}`);
    }
    const name = t(field.endsWith('.bands') ? 'demurrage.bands' : 'demurrage.freeDays');
    const kind = kindOf(field);
    return clocks === 'one' || !kind ? name : `${t(`demurrage.charge.${kind}`)} · ${name}`;
  };
}

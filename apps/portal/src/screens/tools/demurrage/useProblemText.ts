import { useWords } from '../../../language/words.ts';
import type { Calculation, ChargeKind } from './address.ts';
import type { CalculationField, Problems } from './calculate.ts';
import { exampleBands } from './exampleBands.ts';
import type { words } from './words.zh.ts';

/** Returns the message of a field with a problem: the error and its correction. */
export function useProblemText(calculation: Calculation, problems: Problems) {
  const { t } = useWords<typeof words>();
  return (field: CalculationField): string | undefined => {
    const problem = problems[field];
    if (!problem) return undefined;
    if (problem === 'number') {
      return t(`demurrage.problem.number.${field === 'containers' ? 'containers' : 'freeDays'}`);
    }
    const { freeDays } = calculation[kindOf(field) ?? 'combined'];
    return t(`demurrage.problem.${problem}`, { example: exampleBands(freeDays), day: Number(freeDays) + 1 });
  };
}

/** The charge that a field belongs to; null for a field of all charges. */
export function kindOf(field: CalculationField): ChargeKind | null {
  const [kind] = field.split('.');
  return kind === 'combined' || kind === 'demurrage' || kind === 'detention' ? kind : null;
}

import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { Operator } from './operator.ts';

export const OperatorContext = createContext<Operator | null>(null);

export function useOperator(): Operator {
  return useRequired(OperatorContext, 'useOperator');
}

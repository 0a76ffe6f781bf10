import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { Mutations } from './createMutations.ts';

export const MutationsContext = createContext<Mutations | null>(null);

export function useMutations(): Mutations {
  return useRequired(MutationsContext, 'useMutation');
}

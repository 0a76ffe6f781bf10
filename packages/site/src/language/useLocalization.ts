import { createContext } from 'react';
import { useRequired } from '../useRequired.ts';
import type { Localization } from './localization.ts';

export const LocalizationContext = createContext<Localization | null>(null);

export function useLocalization(): Localization {
  return useRequired(LocalizationContext, 'useLocalization');
}

import type { FormMessages } from '@fairway/forms';
import { use } from 'react';
import { useLocalization } from './useLocalization.ts';

/** The words of forms in the reader's language; suspends until they are here, and never after. */
export function useFormWords(): FormMessages {
  const { fetchFormWords } = useLocalization();
  // Always by `use`: a component that suspended on it once is drawn again as one that does.
  return use(fetchFormWords());
}

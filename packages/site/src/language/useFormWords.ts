import type { FormMessages } from '@fairway/forms';
import { use } from 'react';
import { useSite } from '../context.tsx';

/** The words of forms in the reader's language; suspends until they are here, and never after. */
export function useFormWords(): FormMessages {
  const { formWords } = useSite();
  // Always by `use`: a component that suspended on it once is drawn again as one that does.
  return use(formWords.fetch());
}

import { useFilter } from 'react-aria/useFilter';

/** Whether a text contains the typed text, as readers see it: case and accents do not matter, "sao" finds São Paulo. */
export function useContains(): (text: string, typed: string) => boolean {
  return useFilter({ sensitivity: 'base' }).contains;
}

import { Statistic, Statistics } from '@fairway/ui';
import type { ReactNode } from 'react';

export interface FactsProps {
  label: string;
  of: readonly { readonly term: string; readonly value: ReactNode | null; readonly aside?: string | null }[];
}

/** Key facts in a band; unknown facts are left out. */
export function Facts({ label, of }: FactsProps) {
  return (
    <Statistics aria-label={label}>
      {of
        .filter(({ value }) => value !== null)
        .map(({ term, value, aside }) => (
          <Statistic key={term} term={term} aside={aside}>
            {value}
          </Statistic>
        ))}
    </Statistics>
  );
}

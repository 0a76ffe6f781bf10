import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { PriceChangeSection } from '../../../features/sailings/PriceChangeSection.tsx';
import type { ResultsProps } from './resultsProps.ts';

/** Why the price differs from the week before; nothing until it is known, and for visitors. */
export function PriceReason({ priceChange }: Pick<ResultsProps, 'priceChange'>) {
  if (priceChange === null) return null;
  return (
    <Suspense fallback={null}>
      <Await resolve={priceChange} errorElement={null}>
        {(change) => (change ? <PriceChangeSection change={change} /> : null)}
      </Await>
    </Suspense>
  );
}

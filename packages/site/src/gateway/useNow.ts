import { useContext } from 'react';
import { useSite } from '../context.tsx';
import { DrawnAtContext } from './renderedAt.ts';
import { useMinute } from './useMinute.ts';

/** The minute that it is, for whatever prints or compares with "now"; that of the drawing in a page that came drawn. */
export function useNow(): Date {
  return useMinute(useSite().now, useContext(DrawnAtContext));
}

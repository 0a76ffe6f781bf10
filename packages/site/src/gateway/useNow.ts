import { useContext } from 'react';
import { RenderedAtContext } from './renderedAt.ts';
import { useGateway } from './useGateway.ts';
import { useMinute } from './useMinute.ts';

/** The minute that it is, for whatever prints or compares with "now"; that of the drawing in a page that came drawn. */
export function useNow(): Date {
  return useMinute(useGateway().now, useContext(RenderedAtContext));
}

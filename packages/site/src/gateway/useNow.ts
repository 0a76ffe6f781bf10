import { useContext } from 'react';
import { RenderedAtContext } from './renderedAt.ts';
import { useGateway } from './useGateway.ts';
import { useMinute } from './useMinute.ts';

/** Returns the current minute, for output and comparisons with "now"; in a server-rendered page that of the rendering. */
export function useNow(): Date {
  return useMinute(useGateway().now, useContext(RenderedAtContext));
}

import type { LoaderArgs } from '@fairway/site';
import { forgetPasswordAddress, portalIn } from './address.ts';

/** Reads which portal's password it is. */
export function loader({ search }: LoaderArgs) {
  return { portal: portalIn(search) };
}

export function queryOf(params: URLSearchParams): string {
  return forgetPasswordAddress({ loginPortal: portalIn(params) }).split('?')[1] ?? '';
}

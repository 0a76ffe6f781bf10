import type { LoaderArgs } from '@fairway/site';
import { loginAgainAddress, reasonIn } from './address.ts';

/** Reads why from the address. */
export function loader({ search }: LoaderArgs) {
  return { reason: reasonIn(search) };
}

export function queryOf(params: URLSearchParams): string {
  const reason = reasonIn(params);
  return reason === null ? '' : (loginAgainAddress({ reason }).split('?')[1] ?? '');
}

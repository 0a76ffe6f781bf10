import type { LoaderArgs } from '@fairway/site';
import { demurrageAddress, readCalculation } from './address.ts';

/** Reads the calculation in the address; it calls nothing. */
export async function loader({ search }: Pick<LoaderArgs, 'search'>) {
  return { calculation: readCalculation(search) };
}

export function queryOf(params: URLSearchParams): string {
  return demurrageAddress(readCalculation(params)).split('?')[1] ?? '';
}

import { GatewayError } from '@fairway/gateway';
import { demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import type { LoaderArgs } from '@fairway/site';
import { demurrageAddress, readCalculation } from './address.ts';

/** Reads the calculation in the address, and the tariffs of its port. */
export async function loader({ search, send }: Pick<LoaderArgs, 'search' | 'send'>) {
  const calculation = readCalculation(search);
  const { port, direction, box, first } = calculation;
  if (port === '') return { calculation, tariffs: null, isUnknownPort: false };
  const day = first === '' ? {} : { day: first };
  try {
    const tariffs = await send(demurrageTariff.selectTariffs, { query: { port, direction, box, ...day } });
    return { calculation, tariffs, isUnknownPort: false };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== 'notFound') throw error;
    return { calculation, tariffs: null, isUnknownPort: true };
  }
}

export function queryOf(params: URLSearchParams): string {
  return demurrageAddress(readCalculation(params)).split('?')[1] ?? '';
}

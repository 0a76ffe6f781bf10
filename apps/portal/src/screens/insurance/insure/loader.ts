import { insurance } from '@fairway/gateway/contract/insurance';
import type { LoaderArgs } from '@fairway/site';
import { insureAddress, readInsurer } from './address.ts';

/** Loads the insurers to choose from, and the one in the address. The form also works without them. */
export async function loader({ search, send }: LoaderArgs) {
  const page = await send(insurance.selectInsurers, { query: { limit: 50 } }).catch(() => null);
  const insurers = page?.rows.map(({ id, nameZh, nameEn }) => ({ id, nameZh, nameEn })) ?? [];
  const named = readInsurer(search);
  return { insurers, insurerId: insurers.find(({ id }) => id === named)?.id ?? '' };
}

export function queryOf(params: URLSearchParams): string {
  return insureAddress(named(params)).split('?')[1] ?? '';
}

function named(params: URLSearchParams): { insurer?: string } {
  const insurer = readInsurer(params);
  return insurer ? { insurer } : {};
}

export type InsureData = Awaited<ReturnType<typeof loader>>;

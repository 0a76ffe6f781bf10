import type { ListQuery } from '@fairway/gateway/contract/listing';
import { departureListing } from '@fairway/gateway/contract/listings/departures';
import { siteList } from '@fairway/site/list';
import { isDay } from '@fairway/trade';

/** Which port it is, the day of its calls, and another one to measure the way to. */
export interface PortScope {
  /** Empty where the address names none. */
  readonly code: string;
  readonly day?: string | undefined;
  readonly to?: string | undefined;
}
export type PortQuery = ListQuery<typeof departureListing> & PortScope;

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** The page of a port with its calls of the days ahead. */
export const portCalls = siteList<typeof departureListing, PortScope>({
  path: '/wikipedia/harbourDetail',
  listing: departureListing,
  tab: 'way',
  scope: {
    read(params) {
      const codeIn = (name: string) => {
        const code = (params.get(name) ?? '').trim().toUpperCase();
        return portCode.test(code) ? code : undefined;
      };
      const day = params.get('day') ?? '';
      return { code: codeIn('code') ?? '', day: isDay(day) ? day : undefined, to: codeIn('to') };
    },
    write: ({ code, day, to }) => ({ code, day, to }),
  },
});

export function portAddress(code: string, rest: Partial<Omit<PortQuery, 'code'>> = {}): string {
  return portCalls.addressOf({ ...rest, code });
}

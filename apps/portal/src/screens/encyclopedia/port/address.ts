import { isDay } from '@fairway/trade';

/** What else the page of a port is asked for: the day and way of its calls, and how far it is to another one. */
export interface PortQuery {
  readonly code: string;
  readonly day?: string | undefined;
  readonly way?: 'arrivals' | undefined;
  readonly page?: number | undefined;
  readonly to?: string | undefined;
}

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** Reads the address of a port's page; what is mistyped in it is as if it were not there. */
export function readPortQuery(params: URLSearchParams): PortQuery | null {
  const codeIn = (name: string) => {
    const code = (params.get(name) ?? '').trim().toUpperCase();
    return portCode.test(code) ? code : undefined;
  };
  const code = codeIn('code');
  if (!code) return null;
  const day = params.get('day') ?? '';
  const page = Number(params.get('page'));
  return {
    code,
    day: isDay(day) ? day : undefined,
    way: params.get('way') === 'arrivals' ? 'arrivals' : undefined,
    page: Number.isSafeInteger(page) && page > 1 && page < 1000 ? page : undefined,
    to: codeIn('to'),
  };
}

export function portAddress(code: string, rest: Omit<PortQuery, 'code'> = {}): string {
  const params = new URLSearchParams({ code });
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  return `/wikipedia/harbourDetail?${params}`;
}

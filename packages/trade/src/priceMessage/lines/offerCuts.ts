import type { CarrierNames } from '../carriers/carrierNames.ts';
import { readCarriers } from '../carriers/readCarriers.ts';
import type { PortNames } from '../places/portNames.ts';
import { readPorts } from '../places/readPorts.ts';
import type { OfferPrices } from '../prices/offers.ts';
import { Scan } from '../text/scan.ts';

/** Where each offer of a line ends and the next one starts. */
export function offerCuts(
  line: string,
  offers: readonly OfferPrices[],
  { ports, carriers }: { readonly ports: PortNames; readonly carriers: CarrierNames },
): number[] {
  const scan = new Scan(line);
  const names = [...readCarriers(scan, carriers), ...readPorts(scan, ports)].map(({ start }) => start);
  return offers.slice(1).map(({ start }, index) => {
    const end = offers[index]?.end ?? 0;
    return cutAtName(line, end, start, names) ?? cutAtSign(line, end, start);
  });
}

/** 3200 35天 纽约 3100: a port or a carrier right in front of a price begins its offer. */
function cutAtName(line: string, end: number, start: number, names: readonly number[]): number | null {
  const inFront = names.filter((at) => at > end && at < start && !/[;,]/.test(line.slice(at, start)));
  if (inFront.length === 0) return null;
  const first = Math.min(...inFront);
  const between = line.slice(end, first);
  const sign = Math.max(between.lastIndexOf(';'), between.lastIndexOf(','));
  return sign < 0 ? first : end + sign + 1;
}

/** At a semicolon, a comma, or behind the number. */
function cutAtSign(line: string, end: number, start: number): number {
  const between = line.slice(end, start);
  const at = [/;/, /,/].map((sign) => between.search(sign)).find((index) => index >= 0);
  return at === undefined ? end : end + at + 1;
}

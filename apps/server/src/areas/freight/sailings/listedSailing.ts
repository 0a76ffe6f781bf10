import type { Sailing } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import { closedBy } from '../../encyclopedia/index.ts';
import { boxPrices } from '../rules.ts';
import type { ListedSailing } from '../search/searchStore.ts';

/** A row as the caller may see it: times with the zone of their port, prices only where access is open. */
export function toSailing(
  row: ListedSailing,
  origin: Port,
  destination: Port,
  access: 'open' | 'login',
  now: Date,
): Sailing {
  const at = (instant: Date, port: Port) => ({ at: instant.toISOString(), zone: port.zone });
  return {
    id: row.id,
    carrier: { code: row.carrierCode, nameZh: row.carrierZh, nameEn: row.carrierEn },
    vessel: row.vesselName,
    voyage: row.voyage,
    closing: at(row.closing, origin),
    portCutOff: at(row.portCutOff, origin),
    departure: at(row.departure, origin),
    arrival: at(row.arrival, destination),
    closedBy: closedBy(row, now),
    transitDays: row.transitDays,
    transitPort:
      row.transitCode === null
        ? null
        : { code: row.transitCode, nameZh: row.transitZh ?? '', nameEn: row.transitEn ?? '' },
    prices: access === 'open' ? boxPrices(pricesOf(row), row.currency) : null,
  };
}

/** The three prices of a sailing by box type. */
export function pricesOf(row: Pick<ListedSailing, 'priceGp20' | 'priceGp40' | 'priceHq40'>) {
  return { gp20: row.priceGp20, gp40: row.priceGp40, hq40: row.priceHq40 };
}

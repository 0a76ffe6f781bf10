import { readCarriers } from '../carriers/readCarriers.ts';
import { readDifferences } from '../conditions/differences.ts';
import { takeOtherAmounts } from '../conditions/otherAmounts.ts';
import { takeReductions } from '../conditions/reductions.ts';
import { remarkOf } from '../conditions/remark.ts';
import { readDayCounts } from '../dates/dayCounts.ts';
import { readLineDates } from '../dates/lineDates.ts';
import { isSoldOut } from '../noOffer/soldOut.ts';
import { listedPlace } from '../places/listedPlace.ts';
import { type LinePlaces, readPlaces } from '../places/readPlaces.ts';
import type { PriceField } from '../priceRow.ts';
import { hasBothSigns, inDoubt } from '../prices/offers.ts';
import { readPrices } from '../prices/readPrices.ts';
import { movedBy } from '../text/moved.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';
import type { Above, LineFacts, ReadOptions } from './lineFacts.ts';

function placesOf(
  scan: Scan,
  { hasOrigin, hasDestination, listSide }: Above,
  { ports }: ReadOptions,
): LinePlaces {
  const places = readPlaces(scan, ports, hasOrigin, hasDestination);
  if (listSide === null || places.origins.length + places.destinations.length > 0) return places;
  const unknown = listedPlace(scan);
  if (!unknown) return places;
  return listSide === 'origin' ? { ...places, origins: [unknown] } : { ...places, destinations: [unknown] };
}

/**
 * Reads a part of a line, each reader in the order in which it may use up characters: a date such as 12/5 is no price, and the 20 of
 * 20 days no box.
 */
export function readPart(text: string, offset: number, above: Above, options: ReadOptions) {
  const scan = new Scan(plainLine(text));
  const differences = readDifferences(scan, options.ports);
  const extras = takeOtherAmounts(scan);
  const days = readDayCounts(scan);
  const dates = readLineDates(scan, options.today, options.dateOrder);
  const carriers = readCarriers(scan, options.carriers);
  const places = placesOf(scan, above, options);
  const hasPorts = places.origins.length + places.destinations.length > 0;
  const reductions = takeReductions(scan, hasPorts);
  const prices = readPrices(scan, above.layout);
  const [first] = carriers;
  const several = new Set(carriers.map(({ value }) => value)).size > 1;
  const [firstOffer = null] = prices.offers;
  const isReduced = reductions.length > 0 || (firstOffer !== null && hasBothSigns(firstOffer));
  const offer = firstOffer && isReduced ? inDoubt(firstOffer, 'reduction') : firstOffer;
  const at = <Value>(field: PriceField<Value> | null) => field && movedBy(field, offset);
  const facts: LineFacts = {
    start: offset,
    end: offset + text.length,
    places: {
      origins: places.origins.map((field) => movedBy(field, offset)),
      destinations: places.destinations.map((field) => movedBy(field, offset)),
      via: null,
    },
    shared: {
      carrier: at(first ? { ...first, doubt: several ? 'severalCarriers' : null } : null),
      currency: at(offer?.currency ?? prices.currency),
      validFrom: at(dates.validFrom),
      validTo: at(dates.validTo),
      departure: at(dates.departure),
      weekday: at(dates.weekday),
      transitDays: at(days.transitDays),
      freeDays: at(days.freeDays),
      via: at(places.via ?? days.direct),
    },
    offer: offer && {
      ...offer,
      prices: Object.fromEntries(Object.entries(offer.prices).map(([box, field]) => [box, at(field)])),
    },
    layout: prices.layout,
    remark: remarkOf(text, scan, [...extras, ...reductions]),
    differences: differences.map((each) => ({ ...each, port: movedBy(each.port, offset) })),
    reduction: offer ? null : reductions.map(({ value }) => value).join('; ') || null,
    soldOut: isSoldOut(text) && !places.leavesOrigins,
    tail: false,
  };
  return { facts, offers: prices.offers };
}

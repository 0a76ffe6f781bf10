import { listedSide } from '../places/listedPlace.ts';
import { inDoubt, type OfferPrices } from '../prices/offers.ts';
import { plainLine } from '../text/plainLine.ts';
import { type Above, type LineFacts, type ReadOptions, type SharedFields, sharedNames } from './lineFacts.ts';
import { offerCuts } from './offerCuts.ts';
import { readPart } from './readPart.ts';

/** Reads a line: one part for each offer in it, and one for the words behind the last of several. */
export function readLine(text: string, offset: number, above: Above, options: ReadOptions): LineFacts[] {
  const whole = readPart(text, offset, above, options);
  if (whole.offers.length < 2) return [whole.facts];
  const line = plainLine(text);
  const layout = whole.facts.layout.length > 0 ? whole.facts.layout : above.layout;
  const cuts = offerCuts(line, whole.offers, options);
  const last = whole.offers.at(-1)?.end ?? text.length;
  const bounds = [0, ...cuts, last, text.length];
  let { hasOrigin, hasDestination, listSide } = above;
  let title: Partial<SharedFields> = {};
  // 特马 / 洛美 3000/4600/4600, 2950/4500/4500: a price for each port of a list in front of them.
  const { destinations } = whole.facts.places;
  const isInFront = destinations.every(({ end }) => end - offset <= (whole.offers[0]?.start ?? 0));
  // Two offers behind a list of three ports: which port has which is not said.
  const isUnclearList = isInFront && destinations.length > 1 && destinations.length !== whole.offers.length;
  const { carrier } = whole.facts.shared;
  const commonCarrier =
    carrier?.doubt === null && isOfAllOffers(line, carrier.start - offset, whole.offers) ? carrier : null;
  const portsByOffer = isInFront && destinations.length === whole.offers.length ? destinations : null;
  return bounds.slice(1).flatMap((end, index) => {
    const start = bounds[index] ?? 0;
    if (end <= start) return [];
    const part = readPart(
      text.slice(start, end),
      offset + start,
      { hasOrigin, hasDestination, layout, listSide },
      options,
    );
    // 上海→釜山 50/100；→平泽 80/160
    listSide = /^[ ;,]{0,3}[->]/.test(line.slice(end, end + 5)) ? 'destination' : listedSide(part.facts);
    hasOrigin ||= part.facts.places.origins.length > 0;
    hasDestination ||= part.facts.places.destinations.length > 0;
    // A carrier in front of all prices, and words in front of the first port, are those of all offers.
    if (index === 0) title = titleOf(part.facts);
    const shared = withDefaults(
      part.facts.shared,
      commonCarrier ? { ...title, carrier: commonCarrier } : title,
    );
    const places = portsByOffer?.[index]
      ? { ...part.facts.places, destinations: [portsByOffer[index]] }
      : part.facts.places;
    const offer = part.facts.offer && isUnclearList ? inDoubt(part.facts.offer, 'boxes') : part.facts.offer;
    return [{ ...part.facts, offer, places, shared, tail: index === bounds.length - 2 }];
  });
}

/** Whether a carrier is in front of the first price, or behind the last one with a word for all of them: 均为MSC. */
function isOfAllOffers(line: string, start: number, offers: readonly OfferPrices[]): boolean {
  const [first] = offers;
  const end = offers.at(-1)?.end ?? 0;
  if (!first || start < first.start) return true;
  return (
    start >= end && /(?:均|都|全部|以上|\ball (?:by|with)?) ?(?:为|是|走)? ?$/i.test(line.slice(end, start))
  );
}

/** The fields of a part that are in front of its first port. */
function titleOf({ places, shared }: LineFacts): Partial<SharedFields> {
  const starts = [...places.origins, ...places.destinations].map(({ start }) => start);
  const inFront = sharedNames.filter((name) => shared[name] && shared[name].end <= Math.min(...starts));
  return starts.length === 0 ? {} : Object.fromEntries(inFront.map((name) => [name, shared[name]]));
}

function withDefaults(shared: SharedFields, defaults: Partial<SharedFields>): SharedFields {
  const absent = sharedNames.filter((name) => shared[name] === null && defaults[name]);
  return { ...shared, ...Object.fromEntries(absent.map((name) => [name, defaults[name]])) };
}

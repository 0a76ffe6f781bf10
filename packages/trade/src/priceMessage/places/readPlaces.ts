import type { PriceField } from '../priceRow.ts';
import type { Scan } from '../text/scan.ts';
import { isOrigin, type PlaceGroup, placeGroups, withoutSoldOut } from './placeGroups.ts';
import type { PortNames } from './portNames.ts';
import { distinct, isChinese, type PortMention, readPorts } from './readPorts.ts';
import { unknownPlace } from './unknownPlace.ts';

export interface Places {
  readonly origins: readonly PriceField<string>[];
  readonly destinations: readonly PriceField<string>[];
  readonly via: PriceField<string> | null;
}

export interface LinePlaces extends Places {
  /** Whether some ports of loading are sold out and others are not. */
  readonly leavesOrigins: boolean;
}

/** Ports of loading and discharge of a line, each with its doubt. */
export function readPlaces(
  scan: Scan,
  names: PortNames,
  hasOrigin: boolean,
  hasDestination: boolean,
): LinePlaces {
  const ports = readPorts(scan, names);
  const { groups, soldOut } = withoutSoldOut(scan, placeGroups(scan, ports));
  const ways = groups.filter(({ role }) => role !== 'via');
  let via = groups.find(({ role }) => role === 'via')?.ports[0];
  const [first, second] = ways;
  let origins: readonly PortMention[] = ways
    .filter(({ role }) => role === 'origin')
    .flatMap(({ ports }) => ports);
  let destinations: readonly PortMention[] = ways
    .filter(({ role }) => role === 'destination')
    .flatMap(({ ports }) => ports);
  const open = ways.filter(({ role }) => role === null);
  let guessed = false;
  if (origins.length === 0 && destinations.length === 0 && first) {
    if (
      second &&
      ways.length === 2 &&
      !second.afterDash &&
      second.ports.every(isChinese) &&
      !first.ports.some(isChinese)
    ) {
      // 汉堡 2400，宁波同价: without a dash, goods leave China.
      [origins, destinations, guessed] = [second.ports, first.ports, true];
    } else if (second) {
      origins = first.ports;
      const chain = ways.slice(1).filter(({ afterDash }) => afterDash);
      destinations = (chain.at(-1) ?? second).ports;
      if (chain.length > 1) {
        via ??= chain[0]?.ports[0];
        guessed = true;
      }
    } else [origins, destinations, guessed] = splitOne(first, hasOrigin, hasDestination);
  } else if (origins.length === 0 && open.length > 0) origins = open.flatMap(({ ports }) => ports);
  else if (destinations.length === 0 && open.length > 0) destinations = open.flatMap(({ ports }) => ports);
  const field = (port: PortMention): PriceField<string> => ({
    value: port.value,
    start: port.start,
    end: port.end,
    doubt: port.codes.length > 1 ? 'severalPorts' : guessed ? 'roles' : null,
  });
  const places = {
    origins: distinct(origins).map(field),
    destinations: distinct(destinations).map(field),
    via: via ? field(via) : null,
    leavesOrigins: origins.length > 0 && soldOut.length > 0 && soldOut.every(isOrigin),
  };
  const lone = [...places.destinations, ...places.origins];
  const unknown = lone.length === 1 ? unknownPlace(scan, ports, hasOrigin) : null;
  if (!unknown) return places;
  return unknown.isOrigin
    ? { ...places, origins: [unknown.field], destinations: lone }
    : { ...places, origins: lone, destinations: [unknown.field] };
}

/** The roles of ports that nothing but blanks or slashes separates. */
function splitOne(
  { ports }: PlaceGroup,
  hasOrigin: boolean,
  hasDestination: boolean,
): [readonly PortMention[], readonly PortMention[], boolean] {
  const [first, second] = ports;
  if (
    ports.length === 2 &&
    first &&
    second &&
    (!hasOrigin || isChinese(first)) &&
    first.value.slice(0, 2) !== second.value.slice(0, 2)
  )
    return [[first], [second], false];
  if (hasOrigin && !hasDestination) return [[], ports, false];
  // Our readers export from China: a Chinese port alone is the port of loading.
  if (ports.every(isChinese)) return [ports, [], ports.length > 1];
  const from = ports.filter(isChinese);
  const to = ports.filter((port) => !isChinese(port));
  return [from, to, from.length > 0];
}

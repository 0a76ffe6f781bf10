import type { PriceField } from '../priceRow.ts';
import type { Scan } from '../text/scan.ts';
import type { PortNames } from './portNames.ts';
import { isChinese, type PortMention, readPorts } from './readPorts.ts';
import { unknownPlace } from './unknownPlace.ts';

export interface Places {
  readonly origins: readonly PriceField<string>[];
  readonly destinations: readonly PriceField<string>[];
  readonly via: PriceField<string> | null;
}

type Role = 'origin' | 'destination' | 'via' | null;
/** Ports that a line lists as one: 汉堡/鹿特丹. */
interface Group {
  readonly ports: PortMention[];
  readonly role: Role;
  /** Whether a route's dash separates it from the group before, and not other words. */
  readonly afterDash: boolean;
  /** Whether blanks or slashes separate its ports. */
  readonly plain: boolean;
}

const originBefore =
  /(?:\b(?:pol|from|fm|ex|ab|origin|port of loading|loading port)\b|起运港|装货港|起运|装港|发货港|自|从)[ :.]{0,3}$/i;
const destinationBefore =
  /(?:\b(?:pod|to|dest(?:ination)?|port of discharge|discharge port)\b|目的港|卸货港|卸港|到|至|往|去)[ :.]{0,3}$/i;
const bothBefore = /(?:\bpol ?[/-] ?pod|起运港 ?[/-] ?目的港)[ :]{0,3}$/i;
const viaBefore =
  /(?:\b(?:via|t\/?s(?: at)?|through|transship(?:ment)?(?: at)?|transit port|transit at)\b|经停|中转港?|经|转)[ :.]{0,3}$/i;
const viaAfter = /^ ?(?:中转|转|t\/s|经停)/i;
const originAfter = /^ ?(?:出口|出运|出|起运|起飞|发|export\b|exp\b|开出)/i;
const dash = /^ {0,2}(?:-{1,3}>?|=?>|~|to|到|至|飞|-to-) {0,2}$/i;
const list = /^ {0,2}(?:[/,&+*]|and|和|及|或|or)? {0,2}$/i;

/** Ports of loading and discharge of a line, each with its doubt. */
export function readPlaces(
  scan: Scan,
  names: PortNames,
  hasOrigin: boolean,
  hasDestination: boolean,
): Places {
  const ports = readPorts(scan, names);
  const groups = groupsOf(scan, ports);
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
  const known = {
    origins: once(origins).map(field),
    destinations: once(destinations).map(field),
    via: via ? field(via) : null,
  };
  const lone = [...known.destinations, ...known.origins];
  const unknown = lone.length === 1 ? unknownPlace(scan, ports, hasOrigin) : null;
  if (!unknown) return known;
  return unknown.isOrigin
    ? { ...known, origins: [unknown.field], destinations: lone }
    : { ...known, origins: lone, destinations: [unknown.field] };
}

/** 巴生西/巴生北 are one port here. */
const once = (ports: readonly PortMention[]) =>
  ports.filter(({ value }, index) => ports.findIndex((port) => port.value === value) === index);

function groupsOf(scan: Scan, ports: readonly PortMention[]): Group[] {
  const groups: Group[] = [];
  for (const [index, port] of ports.entries()) {
    const before = ports[index - 1];
    const gap = before ? scan.line.slice(before.end, port.start) : null;
    const role = roleOf(scan, port, gap);
    const last = groups.at(-1);
    const joined =
      gap !== null &&
      list.test(gap) &&
      last &&
      (role === last.role || (role === null && last.role !== 'via' && !originAfter.test(gap)));
    if (joined) last.ports.push(port);
    else groups.push({ ports: [port], role, afterDash: gap !== null && dash.test(gap), plain: true });
  }
  return groups;
}

function roleOf(scan: Scan, port: PortMention, gap: string | null): Role {
  const before = scan.before(port.start, 20);
  // POL/POD: SHA/ROT
  if (bothBefore.test(before)) return null;
  if (viaBefore.test(before) || viaAfter.test(scan.after(port.end))) return 'via';
  if (gap !== null && dash.test(gap)) return null;
  if (originBefore.test(before) || originAfter.test(scan.after(port.end))) return 'origin';
  return destinationBefore.test(before) ? 'destination' : null;
}

/** The roles of ports that nothing but blanks or slashes separates. */
function splitOne(
  { ports }: Group,
  hasOrigin: boolean,
  hasDestination: boolean,
): [PortMention[], PortMention[], boolean] {
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

import { isPortSoldOut } from '../noOffer/soldOut.ts';
import type { Scan } from '../text/scan.ts';
import { isChinese, type PortMention } from './readPorts.ts';

type Role = 'origin' | 'destination' | 'via' | null;
/** Ports that a line lists as one: 汉堡/鹿特丹. */
export interface PlaceGroup {
  readonly ports: readonly PortMention[];
  readonly role: Role;
  /** Whether a route's dash separates it from the group before, and not other words. */
  readonly afterDash: boolean;
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

/** The ports of a line, in groups. */
export function placeGroups(scan: Scan, ports: readonly PortMention[]): PlaceGroup[] {
  const groups: (PlaceGroup & { readonly ports: PortMention[] })[] = [];
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
    else groups.push({ ports: [port], role, afterDash: gap !== null && dash.test(gap) });
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

/**
 * Groups without those that are sold out: EX SHANGHAI - NINGBO NO SPACE offers Shanghai. The port of loading of a route that is
 * sold out counts for later ports, unless they have another one. Where a line has amounts and all its destinations are sold out, they
 * stay: the amounts would count for the destination of a line above.
 */
export function withoutSoldOut(
  scan: Scan,
  all: readonly PlaceGroup[],
): { readonly groups: readonly PlaceGroup[]; readonly soldOut: readonly PlaceGroup[] } {
  const isSoldOut = ({ ports }: PlaceGroup) => isPortSoldOut(scan.after(ports.at(-1)?.end ?? 0, 16));
  const groups = all.flatMap((group) => (isSoldOut(group) ? atComma(scan, group) : [group]));
  const hasOtherOrigin = (from: number) =>
    groups.slice(from).some((group) => isOrigin(group) && !isSoldOut(group));
  const isReplaced = (group: PlaceGroup, index: number) => {
    const next = groups[index + 1];
    const isRoute = next?.afterDash === true && isOrigin(group) && !isOrigin(next);
    return isRoute && isSoldOut(next) && hasOtherOrigin(index + 2);
  };
  const offered = groups.filter((group, index) => !isSoldOut(group) && !isReplaced(group, index));
  const soldOut = groups.filter(isSoldOut);
  const losesDestination = soldOut.some(isDestination) && !offered.some(isDestination);
  if (losesDestination && /\d{3}/.test(scan.line)) return { groups: all, soldOut: [] };
  return { groups: offered, soldOut };
}

/** FROM SHANGHAI, NINGBO IS FULL: behind a port with a label, a comma begins another statement. */
function atComma(scan: Scan, group: PlaceGroup): PlaceGroup[] {
  const { ports, role } = group;
  const last = ports.findLastIndex(
    ({ start }, index) => index > 0 && scan.line.slice(ports[index - 1]?.end, start).includes(','),
  );
  if (role === null || last < 0) return [group];
  return [
    { ...group, ports: ports.slice(0, last) },
    { ports: ports.slice(last), role: null, afterDash: false },
  ];
}

const isDestination = (group: PlaceGroup) => group.role !== 'via' && !isOrigin(group);

/** Our readers export from China: a Chinese port is a port of loading. */
export const isOrigin = ({ ports, role }: PlaceGroup) =>
  role === 'origin' || (role === null && ports.every(isChinese));

import type { TreeNode } from './visible.ts';

/** Moves a node below another, and if the order can be set, to a position among its children. */
export interface TreeMove {
  readonly id: string;
  /** Its new parent. */
  readonly to: string;
  /** Its next sibling, null for the end; omitted if only the parent was given. */
  readonly before?: string | null | undefined;
}

interface Place {
  readonly name: string;
  /** Id of the parent. */
  readonly parent: string | null;
  /** Among its siblings, counted from 1. */
  readonly place: number;
  readonly siblings: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The place of every node. */
export type Places = ReadonlyMap<string, Place>;

/** Part of a line under the dragged node: the drop goes into the line's node, before it or after it. */
export type Aim = 'into' | 'before' | 'after';

/** Reads the places of a whole tree. */
export function placesOf(nodes: readonly TreeNode[]): Places {
  const places = new Map<string, Place>();
  const read = (among: readonly TreeNode[], parent: string | null): void => {
    among.forEach(({ id, name, children }, index) => {
      const [previous, next] = [among[index - 1]?.id ?? null, among[index + 1]?.id ?? null];
      places.set(id, { name, parent, place: index + 1, siblings: among.length, previous, next });
      read(children ?? [], id);
    });
  };
  read(nodes, null);
  return places;
}

/** Whether a move changes the tree and keeps it valid: not below the node itself or its descendants; top-level nodes stay. */
export function canGo(places: Places, { id, to, before }: TreeMove): boolean {
  const from = places.get(id);
  if (!from || from.parent === null || !places.has(to)) return false;
  if (from.parent === to && (before === undefined || before === id || before === from.next)) return false;
  for (let at: string | null = to; at !== null; at = places.get(at)?.parent ?? null) {
    if (at === id) return false;
  }
  return true;
}

/** Returns the part of a line at a share of its height, from the top: its edges are drop targets for the places beside it. */
export function aimAt(share: number, ordered: boolean): Aim {
  if (!ordered) return 'into';
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into';
}

/** The move of dropping a node on a part of a line; null next to a top-level node. */
export function dropUpon(places: Places, id: string, target: string, aim: Aim): TreeMove | null {
  if (aim === 'into') return { id, to: target };
  const at = places.get(target);
  if (!at || at.parent === null) return null;
  return { id, to: at.parent, before: aim === 'before' ? target : at.next };
}

/** The move by one place up or down among siblings; null at their ends. */
export function stepAside(places: Places, id: string, by: 'up' | 'down'): TreeMove | null {
  const at = places.get(id);
  const beside = by === 'up' ? at?.previous : at?.next;
  if (!at?.parent || !beside) return null;
  return { id, to: at.parent, before: by === 'up' ? beside : (places.get(beside)?.next ?? null) };
}

/** The move that takes one of a node back. */
export function backOf(places: Places, id: string, ordered: boolean): TreeMove | null {
  const at = places.get(id);
  if (!at || at.parent === null) return null;
  return ordered ? { id, to: at.parent, before: at.next } : { id, to: at.parent };
}

/** The place among its siblings that a node has after a move among them. */
export function placeAfter(places: Places, { id, before }: TreeMove): number {
  const own = places.get(id)?.place ?? 1;
  const to = before ? (places.get(before)?.place ?? 1) : (places.get(id)?.siblings ?? 1) + 1;
  return to > own ? to - 1 : to;
}

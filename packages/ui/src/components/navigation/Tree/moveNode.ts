import type { TreeNode } from './visible.ts';

/** Where every node stands: its name, and the id of what is above it. */
export type Places = ReadonlyMap<string, { readonly name: string; readonly parent: string | null }>;

/** Reads the places of a whole tree. */
export function placesOf(nodes: readonly TreeNode[]): Places {
  const places = new Map<string, { name: string; parent: string | null }>();
  const read = (among: readonly TreeNode[], parent: string | null): void => {
    for (const { id, name, children } of among) {
      places.set(id, { name, parent });
      read(children ?? [], id);
    }
  };
  read(nodes, null);
  return places;
}

/** Whether a node can go below another: not below itself or what is below it, nor where it is; what is on top stays. */
export function canGo(places: Places, id: string, to: string): boolean {
  const from = places.get(id)?.parent ?? null;
  if (from === null || from === to || !places.has(to)) return false;
  for (let at: string | null = to; at !== null; at = places.get(at)?.parent ?? null) {
    if (at === id) return false;
  }
  return true;
}

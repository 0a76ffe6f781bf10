/** A department as far as its place goes. */
export interface Placed {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Ids from a department up to the company, the department's own first. Ends where a circle would begin. */
export function wayUp(departments: readonly Placed[], id: string | null): string[] {
  const byId = new Map(departments.map((each) => [each.id, each]));
  const ancestorIds: string[] = [];
  for (let at = id; at !== null && !ancestorIds.includes(at); at = byId.get(at)?.parentId ?? null)
    ancestorIds.push(at);
  return ancestorIds;
}

/** The number of levels below a department, its own included. */
export function levelsOf(departments: readonly Placed[], id: string): number {
  const below = departments.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((each) => levelsOf(departments, each.id)));
}

/** A department by its path of names, `['Sales', 'Europe']`; undefined where a step is missing. */
export function findPath(departments: readonly Placed[], path: readonly string[]): Placed | undefined {
  let department: Placed | undefined;
  for (const name of path) {
    const parentId: string | null = department?.id ?? null;
    department = departments.find((each) => each.parentId === parentId && each.name === name);
    if (!department) return undefined;
  }
  return department;
}

/** `Sales/Europe`, also with full-width strokes and spaces around them, as its names; empty for the company itself. */
export function readPath(text: string): string[] {
  return text
    .split(/[/／]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

import type { TreeMove } from './moveNode.ts';
import type { TreeNode } from './visible.ts';

/** Departments with those who are in each alone. */
export function company(
  t: Record<'company' | 'sales' | 'pacific' | 'europe' | 'finance', unknown>,
): TreeNode[] {
  const node = (id: keyof typeof t, end: number, children: readonly TreeNode[] = []) => ({
    id,
    name: String(t[id]),
    end,
    children,
  });
  const sales = node('sales', 0, [node('pacific', 3), node('europe', 2)]);
  return [node('company', 2, [sales, node('finance', 1)])];
}

/** Adds up who is below. */
export function countAll(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    const children = countAll(node.children ?? []);
    const end = children.reduce((sum, child) => sum + Number(child.end), Number(node.end));
    return { ...node, children, end, endLabel: String(end) };
  });
}

/** The tree after a move. */
export function moved(nodes: readonly TreeNode[], { id, to, before }: TreeMove): TreeNode[] {
  let movedNode: TreeNode | undefined;
  const without = (among: readonly TreeNode[]): TreeNode[] =>
    among.flatMap((node) => {
      if (node.id === id) movedNode = node;
      return node.id === id ? [] : [{ ...node, children: without(node.children ?? []) }];
    });
  const put = (among: readonly TreeNode[]): TreeNode[] =>
    among.map((node) => ({
      ...node,
      children: placed(put(node.children ?? []), node.id === to ? movedNode : undefined, before),
    }));
  return put(without(nodes));
}

function placed(
  among: readonly TreeNode[],
  node: TreeNode | undefined,
  before: string | null | undefined,
): readonly TreeNode[] {
  if (!node) return among;
  const at = among.findIndex(({ id }) => id === before);
  return at < 0 ? [...among, node] : among.toSpliced(at, 0, node);
}

/** Responds as a server would, immediately. */
export async function branchesFrom(id: string): Promise<TreeNode[]> {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return [1, 2].map((number) => ({ id: `${id}-${number}`, name: `${name} ${number}` }));
}

/** 4,900 ports, each fiftieth and the last with a berth: near five thousand lines. */
export const thousands: readonly TreeNode[] = Array.from({ length: 4900 }, (_none, index) => {
  const port = index + 1;
  const berths = port % 50 === 0 ? [{ id: `b${port}`, name: `Berth ${port}.1` }] : [];
  return { id: `p${port}`, name: `Port ${port}`, children: berths };
});

import type { Department } from '@fairway/gateway/contract/companyFramework';
import type { SelectOption, TreeNode } from '@fairway/ui';
import { holdsAll } from '../../../features/guide/markedPieces.ts';

type Placed = Pick<Department, 'id' | 'parentId' | 'name' | 'members'>;

/** Departments as a tree, each with how many people are in it and below, in words too. */
export function treeOf(departments: readonly Placed[], countLabel: (count: number) => string): TreeNode[] {
  const below = Map.groupBy(departments, ({ parentId }) => parentId);
  const nodes = (parent: string | null): (TreeNode & { readonly count: number })[] =>
    (below.get(parent) ?? []).map(({ id, name, members: own }) => {
      const children = nodes(id);
      const count = children.reduce((sum, child) => sum + child.count, own);
      return { id, name, children, count, end: count, endLabel: countLabel(count) };
    });
  return nodes(null);
}

/** Departments to choose from, each by its path; without those below one that is to be moved. */
export function optionsOf(departments: readonly Placed[], without: string | null = null): SelectOption[] {
  const below = Map.groupBy(departments, ({ parentId }) => parentId);
  const options = (parent: string | null, above: string): SelectOption[] =>
    (below.get(parent) ?? [])
      .filter(({ id }) => id !== without)
      .flatMap(({ id, name }) => {
        const label = above === '' ? name : `${above} / ${name}`;
        return [{ value: id, label }, ...options(id, label)];
      });
  return options(null, '');
}

/** Those whose path holds every word that was typed. */
export function matching(options: readonly SelectOption[], keyword: string): SelectOption[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.length === 0 || holdsAll(label, words));
}

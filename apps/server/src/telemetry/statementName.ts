import type { OperationNode, RootOperationNode } from 'kysely';

/** The verb and table of a statement. Read from its structure, never from its values. */
export interface StatementName {
  readonly verb: string;
  readonly table: string;
}

const ofFragments = new WeakMap<readonly string[], StatementName>();

export function statementName(node: RootOperationNode): StatementName {
  switch (node.kind) {
    case 'SelectQueryNode':
      return { verb: 'select', table: tableOf(node.from?.froms[0]) };
    case 'InsertQueryNode':
      return { verb: 'insert', table: tableOf(node.into) };
    case 'UpdateQueryNode':
      return { verb: 'update', table: tableOf(node.table) };
    case 'DeleteQueryNode':
      return { verb: 'delete', table: tableOf(node.from.froms[0]) };
    case 'RawNode':
      // Those of pg-boss come as text without a structure.
      return 'sqlFragments' in node ? ofTemplate(node.sqlFragments) : { verb: 'other', table: 'job' };
    default:
      return { verb: 'other', table: 'none' };
  }
}

function tableOf(node: OperationNode | undefined): string {
  if (node === undefined) return 'none';
  if ('table' in node && isIdentified(node.table)) return node.table.identifier.name;
  if ('node' in node && isNode(node.node)) return tableOf(node.node);
  return 'query';
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function isIdentified(value: unknown): value is { identifier: { name: string } } {
  return typeof value === 'object' && value !== null && 'identifier' in value;
}

/** Returns the name of SQL written as text: its fragments are source code, with values between them. */
function ofTemplate(fragments: readonly string[]): StatementName {
  const known = ofFragments.get(fragments);
  if (known) return known;
  const text = fragments.join(' ').slice(0, 2000).toLowerCase();
  const verb = /^\s*(select|insert|update|delete|with|set|copy)\b/.exec(text)?.[1] ?? 'other';
  const table = /\b(?:into|update|from)\s+"?([a-z_]{1,60})\b(?!\()/.exec(text)?.[1] ?? 'none';
  const name = { verb, table };
  ofFragments.set(fragments, name);
  return name;
}

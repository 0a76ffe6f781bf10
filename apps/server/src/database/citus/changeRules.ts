const constraint = /^add (?:constraint|check|foreign key|unique|primary key|exclude)\b/;
const columnWithConstraint = /^add (?:column )?.*\b(?:check|references|unique|primary key)\b/;

/** The reason why Citus refuses a statement of a migration once tables are distributed; null if it accepts it. */
export function refusedChange(statement: string): string | null {
  const text = withoutParentheses(statement.replace(/\s+/g, ' ').trim().toLowerCase());
  if (/^alter sequence \S+ owned by/.test(text)) return 'the sequence of a table is given to no other';
  const [, changes] = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(text) ?? [];
  if (changes === undefined) return null;
  const parts = changes.split(',').map((part) => part.trim());
  if (parts.length > 1 && parts.some((part) => constraint.test(part)))
    return 'a constraint is added in a statement of its own';
  return parts.some((part) => !constraint.test(part) && columnWithConstraint.test(part))
    ? 'a column is added first, and its constraint afterwards'
    : null;
}

/** The content of parentheses contains commas and keywords too. */
export function withoutParentheses(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? text : withoutParentheses(outer);
}

import type { AuditEntry, AuditFacts } from '@fairway/gateway/contract/audit';
import type { Formats } from '@fairway/site';

const named = [
  'status',
  'amount',
  'received',
  'roles',
  'email',
  'reasons',
  'revision',
  'publishAt',
  'access',
  'lines',
] as const;
const sums = ['amount', 'received'];

/** What changed, a line each: from what to what; then the reason that was given. */
export function factsOf(
  { before, after, reason }: Pick<AuditEntry, 'before' | 'after' | 'reason'>,
  t: (key: `log.fact.${(typeof named)[number]}`) => string,
  format: Pick<Formats, 'sum'>,
): string[] {
  const said = (name: string, facts: AuditFacts | null): string | null => {
    const value = facts?.[name];
    if (value === undefined || value === null) return null;
    if (sums.includes(name) && typeof value === 'number')
      return format.sum({ amount: value, currency: 'CNY' });
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  const lines = named.flatMap((name) => {
    const [from, to] = [said(name, before), said(name, after)];
    if (from === null && to === null) return [];
    const change = from !== null && to !== null ? `${from} → ${to}` : (to ?? from);
    return [`${t(`log.fact.${name}`)} ${change}`];
  });
  return reason === null ? lines : [...lines, reason];
}

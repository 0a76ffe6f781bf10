import type { AuditEntry, AuditFacts } from '@fairway/gateway/contract/audit';
import type { Formats } from '@fairway/site';

/** The listed facts, in this order. */
const named = [
  'status',
  'state',
  'amount',
  'received',
  'to',
  'roles',
  'email',
  'reasons',
  'campaign',
  'pages',
  'link',
  'revision',
  'publishAt',
  'access',
  'lines',
  'charge',
  'lastDay',
] as const;
type Fact = (typeof named)[number];

/** Values in facts that have the code's names. */
const values = [
  ...(['order1', 'order2', 'order3', 'order4'] as const),
  ...(['certification0', 'certification1', 'certification2', 'certification3'] as const),
  ...(['draft', 'scheduled', 'published', 'withdrawn'] as const),
  ...(['open', 'login', 'soon'] as const),
  ...(['requested', 'sentBack', 'issued', 'received', 'handling', 'quoted', 'done'] as const),
  ...(['admin', 'reviewer', 'editor', 'pricing', 'finance'] as const),
  ...(['notReceived', 'amountDiffers', 'unreadable', 'wrongPayee', 'otherPayer', 'notAVoucher'] as const),
  ...(['headerUnknown', 'otherParty', 'bankMissing', 'kindNotFitting', 'other'] as const),
] as const;
type Value = (typeof values)[number];
const isValue = (value: string): value is Value => values.some((each) => each === value);

type FactWords = (key: `log.fact.${Fact}` | `log.value.${Value}` | 'shell.and') => string;

/** Returns one line for each change with the old and the new value, then the reason that was given. */
export function factsOf(
  { before, after, reason, subject }: Pick<AuditEntry, 'before' | 'after' | 'reason' | 'subject'>,
  t: FactWords,
  format: Pick<Formats, 'sum' | 'stamp'>,
): string[] {
  const word = (value: string) => (isValue(value) ? t(`log.value.${value}`) : value);
  const say = (name: Fact, facts: AuditFacts | null): string | null => {
    const value = facts?.[name];
    if (value === undefined || value === null) return null;
    if (Array.isArray(value)) return value.map(word).join(t('shell.and'));
    if (typeof value === 'number' && (name === 'amount' || name === 'received'))
      return format.sum({ amount: value, currency: 'CNY' });
    // Orders and certifications count their states; each kind has its own.
    if (typeof value === 'number' && name === 'status') return word(`${subject?.kind}${value}`);
    if (typeof value === 'string' && name === 'publishAt') return format.stamp(value);
    return word(String(value));
  };
  const lines = named.flatMap((name) => {
    const [from, to] = [say(name, before), say(name, after)];
    if (from === null && to === null) return [];
    const change = from !== null && to !== null && from !== to ? `${from} → ${to}` : (to ?? from);
    return [`${t(`log.fact.${name}`)} ${change}`];
  });
  return reason === null ? lines : [...lines, reason];
}

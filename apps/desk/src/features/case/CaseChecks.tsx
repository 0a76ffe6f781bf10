import { Inline, Status } from '@fairway/ui';
import { Eye } from 'lucide-react';
import * as styles from './Case.css.ts';
import * as checked from './Checked.css.ts';

interface Check {
  readonly kind: string;
  readonly outcome: 'fits' | 'look' | 'unknown';
  /** What was compared, in a word, and the result in a sentence. */
  readonly name: string;
  readonly sentence: string;
}

export interface CaseChecksProps {
  title: string;
  keys: string;
  /** The outcomes in a word each. */
  outcomes: Readonly<Partial<Record<Check['outcome'], string>>>;
  checks: readonly Check[];
}

/** What the server compared, and what it leaves to a person; J and K move along. */
export function CaseChecks({ title, keys, outcomes, checks }: CaseChecksProps) {
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{title}</h3>
        <span className={styles.keys}>{keys}</span>
      </Inline>
      <ul className={checked.checks}>
        {checks.map(({ kind, outcome, name, sentence }) => (
          <li key={kind} className={checked.check} data-check={kind} tabIndex={-1}>
            <span className={checked.checkName}>{name}</span>
            {outcome === 'look' ? (
              <Status of="waiting" icon={Eye}>
                {outcomes.look}
              </Status>
            ) : (
              <Status of={outcome === 'fits' ? 'done' : 'none'}>{outcomes[outcome]}</Status>
            )}
            <span className={styles.stopText}>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

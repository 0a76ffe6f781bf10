import { Inline, Status } from '@fairway/ui';
import { CircleAlert, Clock, Eye } from 'lucide-react';
import * as styles from './Case.css.ts';
import type { CaseCheck, SayOfQueue } from './content.ts';

export interface CaseChecksProps {
  say: SayOfQueue;
  checks: readonly CaseCheck[];
}

/** The comparisons by the server, and those that a person has to judge; J and K move through them. */
export function CaseChecks({ say, checks }: CaseChecksProps) {
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{say('check.title')}</h3>
        <span className={styles.keys}>{say('check.keys')}</span>
      </Inline>
      <ul className={styles.checks}>
        {checks.map(({ kind, outcome, name, sentence }) => (
          <li key={kind} className={styles.check} data-check={kind} tabIndex={-1}>
            <span className={styles.checkName}>{name}</span>
            <CheckStatus outcome={outcome}>{say(`check.${outcome}`)}</CheckStatus>
            <span className={styles.sentence}>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const statuses = {
  fits: { kind: 'done' },
  look: { kind: 'waiting', icon: Eye },
  wait: { kind: 'waiting', icon: Clock },
  stop: { kind: 'bad', icon: CircleAlert },
  unknown: { kind: 'none' },
} as const;

/** The result of a comparison, in a word. */
export function CheckStatus({ outcome, children }: { outcome: keyof typeof statuses; children: string }) {
  return <Status {...statuses[outcome]}>{children}</Status>;
}

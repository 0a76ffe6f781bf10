import { Notice } from '@fairway/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { WithForms } from '../WithForms.tsx';
import * as styles from './Case.css.ts';
import { Changed, type ChangedProps } from './Changed.tsx';
import type { words } from './words.zh.ts';

export interface CaseDecisionProps {
  /** Its accessible name, where it is more than a decision. */
  label?: string;
  /** What a colleague changed since the case was opened; left out for nothing. */
  changes: ChangedProps['changes'] | undefined;
  /** What is to know before deciding, such as the first of two reviewers. */
  notes?: ReactNode;
  /** The forms, which load with the section. */
  children: ReactNode;
}

/** The foot of a case that waits: what changed, what to know, and the forms that decide. */
export function CaseDecision({ label, changes, notes, children }: CaseDecisionProps) {
  const { t } = useWords<typeof words>();
  return (
    <section
      data-foot=""
      className={styles.decision}
      aria-label={label ?? t('case.decision')}
      data-decision=""
    >
      {changes ? <Changed changes={changes} /> : null}
      {notes}
      <WithForms>{children}</WithForms>
    </section>
  );
}

export interface TwoReviewersProps {
  first: { readonly own: boolean } | null;
  needsTwo: boolean;
  /** The sentences: the reader was the first, somebody else was, nobody was. */
  own: string;
  second: string;
  two: string;
}

/** How far a case is that two people decide. */
export function TwoReviewers({ first, needsTwo, own, second, two }: TwoReviewersProps) {
  if (first?.own) return <Notice tone="caution">{own}</Notice>;
  if (first) return <Notice tone="tint">{second}</Notice>;
  return needsTwo ? <Notice tone="tint">{two}</Notice> : null;
}

import { SubmitButton } from '@fairway/forms';
import { Button, Notice } from '@fairway/ui';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { WithForms } from '../WithForms.tsx';
import * as styles from './Case.css.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import type { CaseChange, ReviewedCase } from './content.ts';
import type { CasePartProps } from './options.ts';
import { useDecision } from './useDecision.ts';
import type { words } from './words.zh.ts';

export interface CaseDecisionProps<Case, W> extends CasePartProps<Case, W> {
  /** The address after the decision; null to stay with the case. */
  next: string | null;
  /** Whether the dialog that returns the case is open. */
  returning?: boolean;
  onReturning?: (returning: boolean) => void;
}

/** The decision about a case: changes, advice, and the forms that decide; for a settled case its outcome. */
export function CaseDecision<Case extends ReviewedCase, W>(props: CaseDecisionProps<Case, W>) {
  const { returning = false, onReturning = () => {}, next, ...part } = props;
  const { open, options, spoken, say } = part;
  const { t } = useWords<typeof words>();
  const [changes, setChanges] = useState<readonly CaseChange[]>();
  const { flow, changed, Decision, sendBack } = options;
  const isFoot = flow.name === 'decided';
  const className = isFoot ? styles.decision : undefined;
  const effects = useDecision({ code: changed, onChanges: setChanges, next });
  if (!options.waits(open))
    return (
      <div className={className}>
        <Notice tone="neutral" {...options.settled(open, spoken)} />
      </div>
    );
  return (
    <section
      data-foot={isFoot ? '' : undefined}
      className={className}
      aria-label={t('case.decision')}
      data-decision=""
    >
      {changes ? <ChangeNotice changes={changes} say={say} /> : null}
      <TwoReviewers {...part} />
      <WithForms>
        <Decision open={open} effects={effects} onReturn={() => onReturning(true)} />
        {sendBack && returning && next !== null ? (
          <sendBack.Dialog
            {...part}
            next={next}
            onChanges={(latest) => {
              setChanges(latest);
              onReturning(false);
            }}
            onClose={() => onReturning(false)}
          />
        ) : null}
      </WithForms>
    </section>
  );
}

/** The notes about a case that two people decide. */
function TwoReviewers<Case extends ReviewedCase, W>({ open, spoken, say }: CasePartProps<Case, W>) {
  const { first, needsTwo } = open;
  if (first?.own) return <Notice tone="caution">{say('decide.ownNote')}</Notice>;
  if (first) {
    const at = spoken.format.instant(first.at);
    return <Notice tone="info">{say('decide.secondNote', { name: first.name, at })}</Notice>;
  }
  return needsTwo ? <Notice tone="info">{say('decide.twoNote')}</Notice> : null;
}

interface ReturnAction {
  /** The label of the button that returns the case. */
  back: string;
  onReturn: () => void;
}

/** A queue without `sendBack` has no button that returns a case. */
export type DecisionActionsProps = (ReturnAction | { back?: never; onReturn?: never }) & {
  disabled?: boolean;
  /** The label of the button that decides. */
  children: ReactNode;
};

/** The buttons of a decision, with their keys. */
export function DecisionActions({ back, onReturn, disabled, children }: DecisionActionsProps) {
  return (
    <div className={styles.actions}>
      {back === undefined ? null : (
        <Button tone="line" onClick={onReturn}>
          {back} <kbd className={styles.key}>R</kbd>
        </Button>
      )}
      <SubmitButton disabled={disabled}>
        {children} <kbd className={styles.key}>A</kbd>
      </SubmitButton>
    </div>
  );
}

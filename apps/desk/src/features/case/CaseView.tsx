import { useRef, useState } from 'react';
import { WithForms } from '../WithForms.tsx';
import { Assignee } from './Assignee.tsx';
import * as styles from './Case.css.ts';
import { CaseChecks } from './CaseChecks.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseTrail } from './CaseTrail.tsx';
import type { CasePartProps, ReviewedCase } from './options.ts';
import { PaperView } from './PaperView.tsx';
import type { CasePosition } from './positionOf.ts';
import { useCaseKeys } from './useCaseKeys.ts';

export interface CaseViewProps<Case, W> extends CasePartProps<Case, W> {
  position: CasePosition;
}

/** One case: its papers and facts, the comparisons, the decision, and the history. */
export function CaseView<Case extends ReviewedCase, W>(props: CaseViewProps<Case, W>) {
  const { open, options, spoken, say, position } = props;
  const { flow, assign, Notes } = options;
  const [paper, setPaper] = useState(0);
  const [returning, setReturning] = useState(false);
  const section = useRef<HTMLElement>(null);
  const waits = options.waits(open);
  const isHandled = flow === 'handled';
  const head = options.head(open, spoken);
  const papers = options.papers?.(open, spoken);
  const checks = options.checks?.(open, spoken);
  useCaseKeys(section, {
    answer: options.answer,
    papers: papers?.papers.length ?? 0,
    onPaper: setPaper,
    onReturn: waits && options.sendBack ? () => setReturning(true) : undefined,
  });

  const facts = options.facts(open, spoken, setPaper);
  const assignee =
    assign && (waits || isHandled) ? (
      <Assignee key={open.assignedTo?.id ?? 'nobody'} {...{ open, options, spoken, say }} />
    ) : null;
  const trail = <CaseTrail flow={flow} entries={options.trail(open, spoken)} />;
  const decision = (
    <CaseDecision
      key={JSON.stringify(options.seen(open))}
      {...{ open, options, spoken, say, returning }}
      next={position.next ?? position.back}
      onReturning={setReturning}
    />
  );
  const panels = checks ? <CaseChecks say={say} checks={checks} /> : null;
  return (
    <section className={styles.view} ref={section} aria-label={head.label}>
      <CaseHead {...position} {...head} flow={flow} clock={waits ? open.clock : null} />
      {isHandled ? (
        <>
          {facts}
          {decision}
          {assignee}
          {Notes ? (
            <WithForms>
              <Notes open={open} />
            </WithForms>
          ) : null}
          {trail}
        </>
      ) : papers ? (
        <div className={styles.body}>
          <PaperView {...papers} shown={paper} onShow={setPaper} />
          <div className={styles.side}>
            {assignee}
            {facts}
            {panels}
            {trail}
          </div>
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>{facts}</div>
          <div>
            {assignee}
            {panels}
            {trail}
          </div>
        </div>
      )}
      {isHandled ? null : decision}
    </section>
  );
}

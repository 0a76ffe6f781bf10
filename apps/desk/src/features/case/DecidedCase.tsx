import { useRef, useState } from 'react';
import * as styles from './Case.css.ts';
import { CaseChecks } from './CaseChecks.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseTrail } from './CaseTrail.tsx';
import type { ReviewedCase } from './content.ts';
import type { CaseFlow, CaseViewProps } from './options.ts';
import { useCaseKeys } from './useCaseKeys.ts';

/** One decision closes a case and opens the next one. */
export const decided: CaseFlow = { name: 'decided', View: DecidedCase };

/** A case with its papers and facts, the comparisons, the history, and the decision at its foot. */
function DecidedCase<Case extends ReviewedCase, W>(props: CaseViewProps<Case, W>) {
  const { open, options, spoken, say, position } = props;
  const { papers: paperOptions, assign } = options;
  const [paper, setPaper] = useState(0);
  const [returning, setReturning] = useState(false);
  const section = useRef<HTMLElement>(null);
  const waits = options.waits(open);
  const head = options.head(open, spoken);
  const papers = paperOptions?.of(open, spoken);
  const checks = options.checks?.(open, spoken);
  useCaseKeys(section, {
    answer: options.answer,
    papers: papers?.papers.length ?? 0,
    onPaper: setPaper,
    onReturn: waits && options.sendBack ? () => setReturning(true) : undefined,
  });

  const part = { open, options, spoken, say };
  const facts = options.facts(open, spoken, setPaper);
  const assignee =
    assign && waits ? (
      <section className={styles.block}>
        <h3 className={styles.blockTitle}>{say('assign.title')}</h3>
        <assign.View key={open.assignedTo?.id ?? 'nobody'} {...part} />
      </section>
    ) : null;
  const rest = (
    <>
      {checks ? <CaseChecks say={say} checks={checks} /> : null}
      <CaseTrail entries={options.trail(open, spoken)} />
    </>
  );
  return (
    <section className={styles.view} ref={section} aria-label={head.label}>
      <CaseHead {...position} {...head} clock={waits ? open.clock : null} />
      {papers && paperOptions ? (
        <div className={styles.body}>
          <paperOptions.View {...papers} index={paper} onShow={setPaper} />
          <div className={styles.side}>
            {assignee}
            {facts}
            {rest}
          </div>
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>{facts}</div>
          <div>
            {assignee}
            {rest}
          </div>
        </div>
      )}
      <CaseDecision
        key={JSON.stringify(options.seen(open))}
        {...part}
        returning={returning}
        next={position.next ?? position.back}
        onReturning={setReturning}
      />
    </section>
  );
}

import { Section, Stack, Text } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import { WithForms } from '../WithForms.tsx';
import { BackToQueue } from './BackToQueue.tsx';
import * as styles from './Case.css.ts';
import { CaseDecision } from './CaseDecision.tsx';
import { TrailEntries } from './CaseTrail.tsx';
import type { ReviewedCase } from './content.ts';
import type { CaseFlow, CaseViewProps } from './options.ts';
import type { words } from './words.zh.ts';

/** A case goes through several steps and stays open. */
export const handled: CaseFlow = { name: 'handled', View: HandledCase };

const noPaper = () => {};

/** A case in one column: its facts, the next step, the assignee, notes and the history. */
function HandledCase<Case extends ReviewedCase, W>(props: CaseViewProps<Case, W>) {
  const { open, options, spoken, say, position } = props;
  const { assign, Notes } = options;
  const { t } = useWords<typeof words>();
  const { label, title, sub } = options.head(open, spoken);
  const part = { open, options, spoken, say };
  return (
    <section className={styles.steps} aria-label={label}>
      <Stack gap="s">
        <BackToQueue href={position.back} />
        <h2 className={styles.title} tabIndex={-1} data-begin="">
          {title}
        </h2>
        <Text size="small" tone="quiet">
          {sub}
        </Text>
      </Stack>
      {options.facts(open, spoken, noPaper)}
      <CaseDecision key={JSON.stringify(options.seen(open))} {...part} next={null} />
      {assign ? <assign.View key={open.assignedTo?.id ?? 'nobody'} {...part} /> : null}
      {Notes ? (
        <WithForms>
          <Notes open={open} />
        </WithForms>
      ) : null}
      <Section title={t('case.trail')} ground="none">
        <TrailEntries entries={options.trail(open, spoken)} />
      </Section>
    </section>
  );
}

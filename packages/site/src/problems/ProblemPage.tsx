import { ButtonLink, Content, EmptyState, type EmptyStateProps } from '@fairway/ui';
import { useSiteWords } from '../language/useWords.ts';
import * as styles from './problem.css.ts';

export interface ProblemPageProps {
  kind: EmptyStateProps['kind'];
  heading: string;
  text: string;
}

/** A page that is nothing but a problem, and the way home. */
export function ProblemPage({ kind, heading, text }: ProblemPageProps) {
  const { t } = useSiteWords();
  return (
    <Content className={styles.page}>
      <EmptyState
        kind={kind}
        level={1}
        heading={heading}
        actions={
          <ButtonLink tone="brand" href="/">
            {t('failure.home')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Content>
  );
}

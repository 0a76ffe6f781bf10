import { ButtonLink, Content, EmptyState, type EmptyStateProps } from '@fairway/ui';
import { useSiteWords } from '../language/useWords.ts';
import * as styles from './problem.css.ts';

export interface ProblemPageProps {
  kind: EmptyStateProps['kind'];
  title: string;
  text: string;
}

/** A page that is nothing but a problem, and the way home. */
export function ProblemPage({ kind, title, text }: ProblemPageProps) {
  const { t } = useSiteWords();
  return (
    <Content className={styles.page}>
      <EmptyState
        kind={kind}
        level={1}
        title={title}
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

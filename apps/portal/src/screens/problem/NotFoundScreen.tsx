import { ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useWords } from '../../language/useWords.ts';
import * as styles from './problem.css.ts';

/** 404: no such page. */
export function NotFoundScreen() {
  const { t } = useWords();
  return (
    <Content className={styles.page}>
      <EmptyState
        kind="not-found"
        level={1}
        heading={t('failure.notFoundTitle')}
        actions={
          <ButtonLink tone="brand" href="/">
            {t('failure.home')}
          </ButtonLink>
        }
      >
        {t('failure.notFoundText')}
      </EmptyState>
    </Content>
  );
}

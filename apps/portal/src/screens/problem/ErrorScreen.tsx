import { ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useWords } from '../../language/useWords.ts';
import * as styles from './problem.css.ts';

/** 500: something broke on our side. */
export function ErrorScreen() {
  const { t } = useWords();
  return (
    <Content className={styles.page}>
      <EmptyState
        kind="failed"
        level={1}
        heading={t('failure.errorTitle')}
        actions={
          <ButtonLink tone="brand" href="/">
            {t('failure.home')}
          </ButtonLink>
        }
      >
        {t('failure.errorText')}
      </EmptyState>
    </Content>
  );
}

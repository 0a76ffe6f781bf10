import { ProblemPage } from '../../../failures/ProblemPage.tsx';
import { useWords } from '../../../language/useWords.ts';

/** 404: no such page. */
export function NotFoundScreen() {
  const { t } = useWords();
  return (
    <ProblemPage kind="not-found" heading={t('failure.notFoundTitle')} text={t('failure.notFoundText')} />
  );
}

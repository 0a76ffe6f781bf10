import { useSiteWords } from '../language/useWords.ts';
import { ProblemPage } from './ProblemPage.tsx';

/** 404: no such page. */
export function NotFoundPage() {
  const { t } = useSiteWords();
  return <ProblemPage kind="not-found" title={t('failure.notFoundTitle')} text={t('failure.notFoundText')} />;
}

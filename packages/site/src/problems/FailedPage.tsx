import { useSiteWords } from '../language/useWords.ts';
import { ProblemPage } from './ProblemPage.tsx';

/** 500: something broke on our side. */
export function FailedPage() {
  const { t } = useSiteWords();
  return <ProblemPage kind="failed" title={t('failure.errorTitle')} text={t('failure.errorText')} />;
}

import { useWords } from '../../language/useWords.ts';
import { ProblemPage } from './ProblemPage.tsx';

/** 500: something broke on our side. */
export function ErrorScreen() {
  const { t } = useWords();
  return <ProblemPage kind="failed" heading={t('failure.errorTitle')} text={t('failure.errorText')} />;
}

import { ProblemPage } from '../../../failures/ProblemPage.tsx';
import { useWords } from '../../../language/useWords.ts';

/** 500: something broke on our side. */
export function ErrorScreen() {
  const { t } = useWords();
  return <ProblemPage kind="failed" heading={t('failure.errorTitle')} text={t('failure.errorText')} />;
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { questions } from '../failures/notices.ts';

const Dialogs = lazy(() => import('./QuestionDialog.tsx'));

/** Shows what is asked in code; the dialog is fetched with the first question. */
export function QuestionHost() {
  const asked = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return asked ? (
    <Suspense>
      <Dialogs />
    </Suspense>
  ) : null;
}

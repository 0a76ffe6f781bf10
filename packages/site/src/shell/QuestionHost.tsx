import { useSyncExternalStore } from 'react';
import { useSite } from '../context.tsx';
import { sessionLostKey } from '../failures/sessionLost.ts';
import { fetchedPart } from './fetchedPart.tsx';

const Dialogs = fetchedPart(() => import('./QuestionDialog.tsx'));

/** Shows what is asked in code; the dialog is fetched with the first question. */
export function QuestionHost() {
  const { questions } = useSite();
  const asked = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return asked ? <Dialogs /> : null;
}

/** Whether a reader is being told why their session ended: a login would open over it. */
export function useSessionLostTold(): boolean {
  const { questions } = useSite();
  return useSyncExternalStore(
    questions.subscribe,
    () => questions.read()?.key === sessionLostKey,
    () => false,
  );
}

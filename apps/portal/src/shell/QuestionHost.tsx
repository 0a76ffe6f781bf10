import { useSyncExternalStore } from 'react';
import { questions } from '../failures/notices.ts';
import { fetchedPart } from './fetchedPart.tsx';

const Dialogs = fetchedPart(() => import('./QuestionDialog.tsx'));

/** Shows what is asked in code; the dialog is fetched with the first question. */
export function QuestionHost() {
  const asked = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return asked ? <Dialogs /> : null;
}

import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../context.tsx';
import { sessionLostKey } from '../failures/sessionLost.ts';
import { fetchedPart, Missing } from './fetchedPart.tsx';
import { useFetchedAhead } from './useFetchedAhead.ts';

const dialog = () => import('./QuestionDialog.tsx');
const Dialogs = fetchedPart(() => dialog().catch(() => ({ default: Unasked })));

/** Shows what is asked in code; who is logged in has the dialog ahead, so that a press on a lost line is asked about too. */
export function QuestionHost() {
  const { questions, session } = useSite();
  const isMember = () => session.current() !== null;
  useFetchedAhead(
    dialog,
    useSyncExternalStore(session.subscribe, isMember, () => false),
  );
  const asked = useSyncExternalStore(questions.subscribe, questions.read, () => null);
  return asked ? <Dialogs /> : null;
}

/** What cannot be asked is answered by no: whoever asked does not wait for ever, nor does the next question. */
function Unasked() {
  const { questions } = useSite();
  useEffect(() => questions.read()?.settle(false), [questions]);
  return <Missing />;
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
